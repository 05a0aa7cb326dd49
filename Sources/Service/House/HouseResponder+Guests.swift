import House
import Hummingbird
import Sync

/// Guests: players for a day.
extension HouseResponder {
  /// `POST /v1/guests`: whoever the house does not know is a guest from now on.
  func makeGuest(_ visit: HouseVisit) async throws -> Response {
    let form = try TextForm(visit.body, "pastime-guest")
    try form.finish()
    _ = try dealer
    guard visit.caller == nil else { return .done }
    try keeper.limits.countGuest(from: visit.address, at: keeper.clock.steady())
    let (token, player, now) = (Secret(), PlayerID.random(), keeper.now())
    try await keeper.write {
      try $0.addGuest(
        player, epoch: .random(), device: visit.deviceName, token: token.digest, at: now)
    }
    var response = Response.done
    response.headers += cookie(for: visit.head).lend(token)
    return response
  }
}
