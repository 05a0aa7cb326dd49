import HTTPTypes
import Hummingbird

/// Answers `/metrics`, on a port of its own that only this machine reaches.
struct FiguresResponder: ResourceResponder {
  let figures: Figures
  let house: HouseKeeper?

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
    if let house {
      text.add(
        groups: snapshot.groups, streams: await house.pokes.count,
        raceStreams: await house.racePokes.count,
        bytes: try await house.work { $0.fileBytes })
      text.add(house.outage)
      let now = house.clock.steady()
      text.add(
        used: await house.space.used(at: now), of: house.configuration.space,
        isShort: await house.space.standing(at: now) != .ample)
    }
    var response = Response.message(Array(text.text.utf8))
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }
}
