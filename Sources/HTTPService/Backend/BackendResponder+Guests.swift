import Backend
import Hummingbird
import Sync

/// Guests: players for a day.
extension BackendResponder {
  /// `POST /v1/guests`: makes an unknown device a guest.
  func makeGuest(_ call: BackendCall) async throws -> Response {
    let form = try TextForm(call.body, "pastime-guest")
    try form.finish()
    _ = try dealer
    guard call.caller == nil else { return .done }
    try server.limits.countGuest(from: call.address, at: server.clock.steady())
    let (token, player, now) = (Secret(), PlayerID.random(), server.now())
    try await server.write {
      try $0.addGuest(
        player, generation: .random(), device: call.deviceName, token: token.digest, at: now)
    }
    var response = Response.done
    response.headers += cookie(for: call.head).lend(token)
    return response
  }
}
