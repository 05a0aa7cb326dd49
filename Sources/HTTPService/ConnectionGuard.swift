import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Watches one connection: it limits the time its client may take, replaces errors that the server
/// framework writes by itself, and closes the connection cleanly.
///
/// The framework's own idle timeout is not used: every byte of a body restarts it, and it cuts off
/// a client that is still receiving a large answer. The time is that of the connection's event loop,
/// which a test moves.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let configuration: ServiceConfiguration
  /// Whether the connection is encrypted.
  private let isSecure: Bool
  private let limit: ConnectionLimit?
  /// The client of this connection, if the limit counts it.
  private var client: ClientAddress?
  private var hasBegun = false
  /// Why the connection cannot continue, if something below the level of requests has failed.
  private var failure: Refusal?
  /// The number of requests whose header was read but whose answer was not written yet.
  private var answersOwed = 0
  private var endsAfterAnswer = false
  /// The last answer was written; the guard ignores anything else from the client.
  private var isLingering = false
  private var lastActivity = NIODeadline.uptimeNanoseconds(0)
  private var lastUnsentBytes = 0
  private var bodyTimer: Scheduled<Void>?
  private var bodyBegan = NIODeadline.uptimeNanoseconds(0)
  private var bodyBytes = 0
  private var idleTimer: Scheduled<Void>?
  private var lingerTimer: Scheduled<Void>?
  private var stopTimer: Scheduled<Void>?

  init(
    configuration: ServiceConfiguration, isSecure: Bool = false, limit: ConnectionLimit? = nil
  ) {
    self.limit = limit
    self.configuration = configuration
    self.isSecure = isSecure
  }

  /// How many bytes the system takes before it has sent them (`TCP_NOTSENT_LOWAT`). Without a limit it takes
  /// megabytes at once, and a client that is receiving them slowly looks as if it took nothing for a while.
  private static let unsentLimit = ChannelOptions.Types.SocketOption(
    level: .tcp, name: NIOBSDSocket.Option(rawValue: TCP_NOTSENT_LOWAT))
  private static let unsentLimitBytes: SocketOptionValue = 131_072

  // MARK: Beginning and end

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    end()
  }

  func channelActive(context: ChannelHandlerContext) {
    begin(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  private func begin(_ context: ChannelHandlerContext) {
    guard !hasBegun else { return }
    hasBegun = true
    try? context.channel.syncOptions?.setOption(Self.unsentLimit, value: Self.unsentLimitBytes)
    lastActivity = context.eventLoop.now
    startIdleTimer(context)
    guard let limit else { return }
    let address = ClientAddress(context.channel.remoteAddress)
    if limit.enter(address) {
      client = address
    } else {
      // The other handlers of the connection may not be installed yet.
      context.eventLoop.assumeIsolated().execute { context.close(promise: nil) }
    }
  }

  private func end() {
    cancelTimers()
    if let client { limit?.leave(client) }
    client = nil
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if isLingering, let event = event as? ChannelEvent, event == .inputClosed {
      context.close(promise: nil)
    }
    if event is ChannelShouldQuiesceEvent { stop(context) }
    context.fireUserInboundEventTriggered(event)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all else { return context.close(mode: mode, promise: promise) }
    whenSent(context) { context.close(mode: mode, promise: promise) }
  }

  /// Cuts the connection off when the time to stop is over. `close` would wait for a client that takes nothing of its
  /// answer, and so would the end of the service.
  private func stop(_ context: ChannelHandlerContext) {
    let loop = context.eventLoop.assumeIsolated()
    stopTimer = loop.scheduleTask(in: TimeAmount(configuration.shutdownTimeout)) {
      context.close(promise: nil)
    }
  }

  // MARK: Requests

  func read(context: ChannelHandlerContext) {
    // Nobody would read the bytes, so they would pile up in the decoder.
    if !isLingering { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isLingering else { return }
    switch unwrapInboundIn(data) {
    case .head(let head):
      answersOwed += 1
      lastActivity = context.eventLoop.now
      if head.headerFields.announceBody { beginBody(context) }
    case .body(let bytes):
      bodyBytes += bytes.readableBytes
    case .end:
      bodyTimer?.cancel()
      bodyTimer = nil
      lastActivity = context.eventLoop.now
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError {
      failure = error == .headerOverflow ? .headerTooLarge : .malformed
    }
    context.fireErrorCaught(error)
  }

  // MARK: Answers

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard !isLingering else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      if let failure, !head.headerFields.contains(.contentSecurityPolicy) {
        head = HTTPResponse(status: failure.status, headerFields: failure.fields(bodySize: 0))
      }
      endsAfterAnswer = head.headerFields.contains(.connection)
      if isSecure { head.headerFields.append(SecurityHeaders.transport) }
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body:
      context.write(data, promise: promise)
    case .end:
      answersOwed -= 1
      guard endsAfterAnswer else { return context.write(data, promise: promise) }
      context.writeAndFlush(data, promise: promise)
      linger(context)
    }
  }

  /// Closes the connection so that the client still gets the answer: closing at once with unread
  /// bytes would reset the connection, and a reset discards what the client has not yet read.
  private func linger(_ context: ChannelHandlerContext) {
    isLingering = true
    whenSent(context) {
      context.close(mode: .output, promise: nil)
      let loop = context.eventLoop.assumeIsolated()
      self.lingerTimer = loop.scheduleTask(in: TimeAmount(self.configuration.lingerTimeout)) {
        context.close(promise: nil)
      }
    }
  }

  // MARK: Time

  private func beginBody(_ context: ChannelHandlerContext) {
    bodyBegan = context.eventLoop.now
    bodyBytes = 0
    watchBody(context)
  }

  /// Ends the body at its deadline, which the received bytes extend.
  private func watchBody(_ context: ChannelHandlerContext) {
    let loop = context.eventLoop.assumeIsolated()
    let more = Duration.seconds(1) * bodyBytes / configuration.bodyBytesPerSecond
    let deadline = bodyBegan + TimeAmount(configuration.bodyDeadline + more)
    bodyTimer = loop.scheduleTask(deadline: deadline) { [bodyBytes] in
      if self.bodyBytes > bodyBytes { return self.watchBody(context) }
      self.failure = .bodyTooSlow
      context.fireErrorCaught(Refusal.bodyTooSlow)
    }
  }

  private func startIdleTimer(_ context: ChannelHandlerContext) {
    guard idleTimer == nil else { return }
    let loop = context.eventLoop.assumeIsolated()
    let deadline = lastActivity + TimeAmount(configuration.idleTimeout)
    idleTimer = loop.scheduleTask(deadline: deadline) {
      self.idleTimer = nil
      let unsentBytes = self.unsentBytes(context)
      if unsentBytes != self.lastUnsentBytes || self.answersOwed > 0 {
        self.lastUnsentBytes = unsentBytes
        self.lastActivity = context.eventLoop.now
      }
      if self.lastActivity + TimeAmount(self.configuration.idleTimeout) <= context.eventLoop.now {
        context.close(promise: nil)
      } else {
        self.startIdleTimer(context)
      }
    }
  }

  private func cancelTimers() {
    for timer in [bodyTimer, idleTimer, lingerTimer, stopTimer] { timer?.cancel() }
  }

  /// Runs the action once everything written has been passed to the system.
  private func whenSent(_ context: ChannelHandlerContext, _ action: @escaping () -> Void) {
    guard context.channel.isActive, unsentBytes(context) > 0 else { return action() }
    // There is no event for this, and a connection that stays open never gets here.
    _ = context.eventLoop.assumeIsolated().scheduleTask(in: .milliseconds(10)) {
      self.whenSent(context, action)
    }
  }

  private func unsentBytes(_ context: ChannelHandlerContext) -> Int {
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}

extension HTTPFields {
  /// Whether a request with these fields has a body.
  var announceBody: Bool {
    contains(.contentLength) || contains(.transferEncoding)
  }
}
