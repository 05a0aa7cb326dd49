import Sync

/// Limits how much data each client may store.
extension ServerContext {
  /// Checks that the data of a request may be stored, before the request is processed.
  func admit(_ call: BackendCall, at endpoint: BackendEndpoint) async throws {
    guard let cost = endpoint.cost else { return }
    if await space.standing(at: clock.steady()) == .full { throw Refusal.noSpace }
    try countBytes(call.body.count + cost, of: call)
  }

  /// Counts the data of a player whom the server does not trust yet. Anybody can create any number of players, so all
  /// such players from one address count together.
  func countBytes(_ count: Int, of call: BackendCall) throws(Refusal) {
    if call.caller?.isTrusted == true { return }
    try limits.countBytes(count, from: call.address, at: clock.steady())
  }

  /// Whether the database has used up the space that the operator allows.
  var isFull: Bool {
    get async { await space.standing(at: clock.steady()) == .full }
  }
}
