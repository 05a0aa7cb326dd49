import Sync

/// Who may bring how much.
extension ServerContext {
  /// Makes sure that what a request brings may be kept, before anything is done about it.
  func admit(_ call: BackendCall, at endpoint: BackendEndpoint) async throws {
    guard let cost = endpoint.cost else { return }
    if await space.standing(at: clock.steady()) == .full { throw Refusal.noSpace }
    try countBytes(call.body.count + cost, of: call)
  }

  /// Counts what somebody brings whom the server does not trust yet. Anybody may begin any number of players, so
  /// those are one with all others of their address.
  func countBytes(_ count: Int, of call: BackendCall) throws(Refusal) {
    if call.caller?.isTrusted == true { return }
    try limits.countBytes(count, from: call.address, at: clock.steady())
  }

  /// Whether the database has all the space that the host gives it.
  var isFull: Bool {
    get async { await space.standing(at: clock.steady()) == .full }
  }
}
