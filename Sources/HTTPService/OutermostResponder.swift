import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1

/// The layer between the network and every resource. It enforces the limits of a request, answers OPTIONS, turns every
/// error into an answer, adds the security headers to each answer, and logs it.
struct OutermostResponder<Inner: ResourceResponder>: HTTPResponder {
  let inner: Inner
  let configuration: ServiceConfiguration
  /// The log of requests. Its level is read once per request.
  let logger: Logger
  /// Nil if nothing is counted.
  var figures: Figures?

  func respond(to request: Request, context: RequestScope) async -> Response {
    let isLogged = logger.logLevel <= .info
    let start = isLogged || figures != nil ? ContinuousClock.now : nil
    var response = await answer(to: request, context: context)
    if !response.headers.contains(.contentSecurityPolicy) {
      response.headers += SecurityHeaders.fields
    }
    if request.endsConnection {
      response.headers[.connection] = "close"
    }
    if request.method == .head {
      response = Response(status: response.status, headers: response.headers)
    }
    guard let start else { return response }
    let duration = ContinuousClock.now - start
    if isLogged { logger.logAnswer(response, to: request, after: duration) }
    figures?.count(
      request.head, path: request.uri.path, status: response.status.code,
      seconds: duration / .seconds(1))
    return response
  }

  private func answer(to request: Request, context: RequestScope) async -> Response {
    do {
      if let target = request.head.path, target.utf8.count > configuration.maximumTargetBytes {
        throw Refusal.targetTooLong
      }
      if request.method == .options { return try await options(for: request) }
      return try await inner.respond(to: request, context: context)
    } catch let refusal as Refusal {
      return refusal.response
    } catch is HTTPParserError {
      return Refusal.malformed.response
    } catch {
      // Only the type is logged: the error's text could contain data from a client.
      logger.error("unexpected error", metadata: ["type": "\(type(of: error))"])
      return Refusal.internalError.response
    }
  }
}

extension OutermostResponder {
  /// The answer to OPTIONS, which works the same way for every resource. An asterisk means the service itself.
  private func options(for request: Request) async throws -> Response {
    try await request.discardBody(limit: configuration.maximumBodyBytes)
    if request.head.path == "*" { return Methods.reading.response }
    return try inner.methods(for: request.head, at: request.uri.path).response
  }
}

extension Request {
  /// Whether nothing is read from the connection after this request: the client is done, waits for another protocol, or
  /// may leave out the body it announced.
  fileprivate var endsConnection: Bool {
    headers.contains(.upgrade) || headers.contains(.expect) || method == .connect
      || headers[.connection]?.lowercased() == "close"
  }
}
