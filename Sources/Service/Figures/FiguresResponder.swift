import HTTPTypes
import Hummingbird

/// Answers `GET /metrics`, on a port of its own that only this machine reaches.
struct FiguresResponder: HTTPResponder {
  let figures: Figures
  let house: HouseKeeper?

  func respond(to request: Request, context: RequestScope) async throws -> Response {
    try await request.discardBody(limit: 0)
    guard request.uri.path == "/metrics" else { throw Refusal.notFound }
    guard request.method == .get else { throw Refusal.methodNotAllowed(allowed: "GET") }
    let snapshot = figures.snapshot
    var text = PrometheusText(snapshot)
    if let house {
      text.add(
        groups: snapshot.groups, streams: await house.pokes.count,
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
