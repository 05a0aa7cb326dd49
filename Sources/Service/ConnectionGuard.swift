import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Watches one connection: over the times its client may take, over answers the server framework
/// writes by itself, and over an orderly end.
///
/// The framework's own idle timeout is not used: it is renewed by every byte of a body, and it cuts
/// off a client that is still taking a large answer.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let configuration: ServiceConfiguration
  /// Why the connection cannot go on, once something below the requests has failed.
  private var failure: Refusal?
  /// Requests whose header was read and whose answer is not yet written.
  private var answersOwed = 0
  private var endsAfterAnswer = false
  /// The answer has gone out; what the client still sends is dropped.
  private var isLingering = false
  private var droppedBytes = 0
  private var lastActivity = NIODeadline.now()
  private var lastUnsentBytes = 0
  private var bodyTimer: Scheduled<Void>?
  private var idleTimer: Scheduled<Void>?
  private var endTimer: Scheduled<Void>?

  /// What a refused client may go on sending while it is given time to read the answer.
  private static let maximumDroppedBytes = 1 << 20

  init(configuration: ServiceConfiguration) {
    self.configuration = configuration
  }

  // MARK: Beginning and end

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { startIdleTimer(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    cancelTimers()
  }

  func channelActive(context: ChannelHandlerContext) {
    startIdleTimer(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancelTimers()
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent {
      end(context, after: configuration.shutdownTimeout)
    } else if isLingering, let event = event as? ChannelEvent, event == .inputClosed {
      context.close(promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all else { return context.close(mode: mode, promise: promise) }
    whenSent(context) { context.close(mode: mode, promise: promise) }
  }

  // MARK: Requests

  func read(context: ChannelHandlerContext) {
    // After a failure nothing takes the bytes up, so they would pile up in memory.
    if isLingering, failure != nil || droppedBytes > Self.maximumDroppedBytes { return }
    context.read()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    guard !isLingering else {
      if case .body(let bytes) = part { droppedBytes += bytes.readableBytes }
      return
    }
    switch part {
    case .head(let head):
      answersOwed += 1
      lastActivity = .now()
      if head.headerFields.announceBody { startBodyTimer(context) }
    case .body:
      break
    case .end:
      bodyTimer?.cancel()
      bodyTimer = nil
      lastActivity = .now()
    }
    context.fireChannelRead(data)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow:
      failure = .headerTooLarge
      context.fireErrorCaught(error)
    case is HTTPParserError:
      failure = .malformed
      context.fireErrorCaught(error)
    case is HTTP1TypeConversionError:
      failure = .malformed
      // The one kind of error the framework answers.
      context.fireErrorCaught(HTTPParserError.unknown)
    default:
      context.fireErrorCaught(error)
    }
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

  /// Ends the connection so that the client still gets the answer: closing at once with unread
  /// bytes would reset the connection, and a reset discards what the client has not yet read.
  private func linger(_ context: ChannelHandlerContext) {
    isLingering = true
    whenSent(context) {
      context.close(mode: .output, promise: nil)
      self.end(context, after: self.configuration.lingerTimeout)
    }
  }

  // MARK: Time

  private func startBodyTimer(_ context: ChannelHandlerContext) {
    let loop = context.eventLoop.assumeIsolated()
    bodyTimer = loop.scheduleTask(in: TimeAmount(configuration.bodyDeadline)) {
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
        self.lastActivity = .now()
      }
      if self.lastActivity + TimeAmount(self.configuration.idleTimeout) <= .now() {
        context.close(promise: nil)
      } else {
        self.startIdleTimer(context)
      }
    }
  }

  private func end(_ context: ChannelHandlerContext, after duration: Duration) {
    guard endTimer == nil else { return }
    let loop = context.eventLoop.assumeIsolated()
    endTimer = loop.scheduleTask(in: TimeAmount(duration)) { context.close(promise: nil) }
  }

  private func cancelTimers() {
    for timer in [bodyTimer, idleTimer, endTimer] { timer?.cancel() }
  }

  /// Runs the action once all that was written has been handed to the system.
  private func whenSent(_ context: ChannelHandlerContext, _ action: @escaping () -> Void) {
    guard context.channel.isActive, unsentBytes(context) > 0 else { return action() }
    // There is no event for it, and this is off the path of a connection that stays open.
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
