import HTTPTypes
import Hummingbird

/// Answers `/metrics`, on a separate port that only this machine can reach.
struct FiguresResponder: ResourceResponder {
  let figures: Figures
  let backend: ServerContext?

  func methods(for request: HTTPRequest, at path: String) throws(Refusal) -> Methods {
    guard path == "/metrics" else { throw .notFound }
    return .reading
  }

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    try await request.discardBody(limit: 0)
    let methods = try self.methods(for: request.head, at: request.uri.path)
    guard methods.all.contains(request.method) else { throw Refusal.methodNotAllowed(methods) }
    let snapshot = figures.snapshot
    var text = PrometheusText(snapshot)
    if let backend {
      text.add(
        groups: snapshot.groups, streams: await backend.notifier.count,
        raceStreams: await backend.raceNotifier.count,
        bytes: try await backend.work { $0.fileBytes })
      text.add(backend.outage)
      let now = backend.clock.steady()
      text.add(
        used: await backend.space.used(at: now), of: backend.configuration.space,
        isShort: await backend.space.standing(at: now) != .ample)
    }
    var response = Response.message(Array(text.text.utf8))
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }
}
