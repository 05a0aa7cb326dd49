import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle

@testable import HTTPService

/// A service that runs on a free port while a test talks to it.
struct Server: Sendable {
  let port: Int
  let group: ServiceGroup
  /// Ends with the service.
  var end = AsyncStream<Never> { $0.finish() }
  /// Nil where connections are not encrypted.
  var certificate: TestCertificate?

  /// Runs a service until the body has ended, and stops it then.
  @discardableResult
  static func run<Result: Sendable>(
    over transport: Transport, _ configure: (inout ServiceConfiguration) -> Void = { _ in },
    body: @Sendable (Server) async throws -> Result
  ) async throws -> Result {
    let certificate = transport == .plain ? nil : try TestCertificate()
    return try await run(configure, certificate: certificate, body: body)
  }

  /// Runs a service until the body has ended, and stops it then.
  @discardableResult
  static func run<Result: Sendable>(
    _ configure: (inout ServiceConfiguration) -> Void = { _ in },
    backend: ServerContext? = nil, certificate: TestCertificate? = nil,
    logger: Logger = Samples.quiet,
    body: @Sendable (Server) async throws -> Result
  ) async throws -> Result {
    var configuration = ServiceConfiguration(port: 0)
    configuration.shutdownTimeout = .seconds(5)
    configure(&configuration)
    let service = WebService(
      site: Samples.site, backend: backend,
      certificate: try certificate.map { try ServerCertificate($0.files) },
      configuration: configuration, logger: logger)
    let (addresses, listening) = AsyncStream.makeStream(of: ListeningAddress.self)
    let (end, ending) = AsyncStream.makeStream(of: Never.self)
    let group = ServiceGroup(
      services: [Hosted(service: service, listening: listening)], logger: Samples.quiet)
    return try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        defer {
          listening.finish()
          ending.finish()
        }
        try await group.run()
      }
      guard let address = await addresses.first(where: { _ in true }) else {
        try await tasks.next()
        throw ListeningError.portsInUse(configuration.candidatePorts)
      }
      do {
        let result = try await body(
          Server(port: address.port, group: group, end: end, certificate: certificate))
        await group.triggerGracefulShutdown()
        try await tasks.waitForAll()
        return result
      } catch {
        await group.triggerGracefulShutdown()
        throw error
      }
    }
  }

  /// Asks the service to stop, as a signal does.
  func stop() async {
    await group.triggerGracefulShutdown()
  }

  /// Waits until the service accepts no new connection, after it was asked to stop.
  func waitUntilClosed() async {
    while (try? await connect(with: nil) { _ in }) != nil {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until the service has ended, after it was asked to stop.
  func waitUntilEnded() async {
    for await _ in end {}
  }

  /// Sends these bytes on a new connection, and returns all that comes back until it is closed.
  func exchange(_ request: String) async throws -> String {
    try await connect { connection in
      try await connection.send(request)
      return try await connection.rest()
    }
  }

  /// Whether the service still answers.
  func isHealthy() async throws -> Bool {
    try await exchange("GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      .hasSuffix("\r\n\r\nok\n")
  }

  /// Waits until the service answers. On a busy machine it may cut off a connection that has little
  /// time.
  func waitUntilAnswering() async {
    while (try? await isHealthy()) != true {}
  }

  /// Opens a connection, which is closed when the body has ended.
  func connect<Result: Sendable>(
    _ body: @Sendable (inout RawConnection) async throws -> Result
  ) async throws -> Result {
    try await connect(with: try certificate?.clientContext(), body)
  }

  /// Opens a connection that is encrypted in this way, or not at all.
  /// - Parameter source: an address of this machine from which it is opened.
  func connect<Result: Sendable>(
    with context: NIOSSLContext?, from source: String? = nil,
    _ body: @Sendable (inout RawConnection) async throws -> Result
  ) async throws -> Result {
    var bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelOption(.socketOption(.so_rcvbuf), value: 65_536)
    if let source {
      bootstrap = bootstrap.bind(to: try SocketAddress(ipAddress: source, port: 0))
    }
    let channel =
      try await bootstrap
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context {
            try channel.pipeline.syncOperations.addHandler(
              NIOSSLClientHandler(context: context, serverHostname: "localhost"))
          }
          return try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var connection = RawConnection(inbound: inbound.makeAsyncIterator(), outbound: outbound)
      return try await body(&connection)
    }
  }

  private struct Hosted: ServiceLifecycle.Service {
    let service: WebService
    let listening: AsyncStream<ListeningAddress>.Continuation

    func run() async throws {
      try await service.run(stoppingAt: []) { listening.yield($0) }
    }
  }
}

/// A connection that carries any bytes that a test sends.
struct RawConnection {
  var inbound: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
  let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

  func send(_ text: String) async throws {
    try await send(ByteBuffer(string: text))
  }

  func send(_ bytes: ByteBuffer) async throws {
    try await outbound.write(bytes)
  }

  /// Sends the beginning of a request, and returns once the service has it: an earlier request
  /// comes with it, and the answer to that request arrives.
  mutating func begin(_ text: String) async throws {
    try await send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n" + text)
    _ = try await receive(until: "ok\n")
  }

  /// Everything that arrives until this text arrives or the connection closes.
  mutating func receive(until end: String) async throws -> String {
    var received = ""
    while !received.contains(end), let bytes = try await inbound.next() {
      received += String(buffer: bytes)
    }
    return received
  }

  /// Everything that arrives until the other side ends the connection, even if it has not read all
  /// that was sent.
  mutating func rest() async throws -> String {
    var received = ByteBuffer()
    do {
      while let bytes = try await inbound.next() { received.writeImmutableBuffer(bytes) }
    } catch let error as IOError where error.errnoCode == ECONNRESET {}
    return String(buffer: received)
  }
}
