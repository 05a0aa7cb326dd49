import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import Testing

@testable import HTTPService

/// A connection whose clock a test moves, with the guard between the HTTP codec and the test.
private struct WatchedConnection {
  let channel = EmbeddedChannel()

  init(_ configure: (inout ServiceConfiguration) -> Void = { _ in }) throws {
    var configuration = ServiceConfiguration()
    configure(&configuration)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false)
    try pipeline.addHandlers([
      HTTP1ToHTTPServerCodec(secure: false), ConnectionGuard(configuration: configuration),
    ])
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  /// The client sends bytes.
  func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  /// Time passes, in milliseconds.
  func pass(_ milliseconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .milliseconds(milliseconds))
  }

  /// The service writes an answer with this many bytes, and the client takes none of them.
  func answer(bytes: Int) {
    channel.write(HTTPResponsePart.head(HTTPResponse(status: .ok)), promise: nil)
    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: bytes)), promise: nil)
    channel.write(HTTPResponsePart.end(nil), promise: nil)
  }

  /// The client takes all that was written.
  func take() { channel.flush() }

  /// Asks the service to stop: it closes the connection after the running request.
  func stop() {
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    channel.close(promise: nil)
  }

  /// Whether the connection is open.
  var isOpen: Bool { channel.isActive }

  /// Why the guard has ended the request; nil as long as it has not.
  func failure() -> Refusal? {
    do { try channel.throwIfErrorCaught() } catch { return error as? Refusal }
    return nil
  }
}

@Suite("The guard of a connection")
struct ConnectionGuardTests {
  private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
  private static let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n"

  @Test("a body that drips ends at its deadline, though each byte comes in time")
  func drippingBody() throws {
    let connection = try WatchedConnection { $0.bodyDeadline = .seconds(10) }
    try connection.receive(Self.post)
    for _ in 1...99 {
      connection.pass(100)
      try connection.receive("x")
      #expect(connection.failure() == nil)
    }
    connection.pass(200)
    #expect(connection.failure() == .bodyTooSlow)
  }

  @Test("a body that arrives at the speed of the slowest line has all the time it needs")
  func slowLine() throws {
    let connection = try WatchedConnection {
      $0.bodyDeadline = .seconds(1)
      $0.bodyBytesPerSecond = 500
    }
    try connection.receive(Self.post)
    for _ in 1...20 {
      try connection.receive(String(repeating: "x", count: 500))
      connection.pass(1_000)
      #expect(connection.failure() == nil)
    }
    // All of it has arrived: no deadline is left.
    connection.pass(10_000)
    #expect(connection.failure() == nil)
    #expect(connection.isOpen)
  }

  @Test(
    "a connection without a whole header ends at the idle time, however its bytes are spread",
    arguments: ["", "GET / HTTP/1.1\r\nX: "])
  func slowHeader(beginning: String) throws {
    let connection = try WatchedConnection { $0.idleTimeout = .seconds(60) }
    if !beginning.isEmpty { try connection.receive(beginning) }
    for _ in 1...59 {
      connection.pass(1_000)
      if !beginning.isEmpty { try connection.receive("x") }
      #expect(connection.isOpen)
    }
    connection.pass(1_000)
    #expect(!connection.isOpen)
  }

  @Test("a connection is closed at the idle time after its latest answer")
  func idle() throws {
    let connection = try WatchedConnection { $0.idleTimeout = .seconds(60) }
    for _ in 1...3 {
      connection.pass(59_000)
      try connection.receive(Self.get)
      connection.answer(bytes: 10)
      connection.take()
    }
    connection.pass(59_000)
    #expect(connection.isOpen)
    connection.pass(61_000)
    #expect(!connection.isOpen)
  }

  @Test("a request that takes long to answer does not end its connection")
  func longWork() throws {
    let connection = try WatchedConnection { $0.idleTimeout = .seconds(60) }
    try connection.receive(Self.get)
    connection.pass(600_000)
    #expect(connection.isOpen)
    connection.answer(bytes: 10)
    connection.take()
    connection.pass(600_000)
    #expect(!connection.isOpen)
  }

  @Test(
    "a client that takes nothing of its answer is cut off; a client that takes some has more time")
  func stalledReader() throws {
    let connection = try WatchedConnection { $0.idleTimeout = .seconds(60) }
    try connection.receive(Self.get)
    connection.answer(bytes: 1_000)
    connection.pass(60_000)
    #expect(connection.isOpen)
    for _ in 1...5 {
      connection.take()
      connection.answer(bytes: 500)
      connection.pass(60_000)
      #expect(connection.isOpen)
      connection.take()
      try connection.receive(Self.get)
      connection.answer(bytes: 1_000)
      connection.pass(60_000)
      #expect(connection.isOpen)
    }
    connection.pass(120_000)
    #expect(!connection.isOpen)
  }

  @Test("when the service stops, a client that takes nothing is cut off at the shutdown timeout")
  func stop() throws {
    let connection = try WatchedConnection {
      $0.idleTimeout = .seconds(60)
      $0.shutdownTimeout = .seconds(10)
    }
    try connection.receive(Self.get)
    connection.answer(bytes: 1_000)
    connection.stop()
    connection.pass(9_000)
    #expect(connection.isOpen)
    connection.pass(1_000)
    #expect(!connection.isOpen)
  }
}
