import Sync

/// Who may bring how much.
extension HouseKeeper {
  /// Makes sure that what a request brings may be kept, before anything is done about it.
  func admit(_ visit: HouseVisit, at endpoint: HouseEndpoint) async throws {
    guard let cost = endpoint.cost else { return }
    if await space.standing(at: clock.steady()) == .full { throw Refusal.noSpace }
    try countBytes(visit.body.count + cost, of: visit)
  }

  /// Counts what somebody brings whom the house does not trust yet. Anybody may begin any number of players, so
  /// those are one with all others of their address.
  func countBytes(_ count: Int, of visit: HouseVisit) throws(Refusal) {
    if visit.caller?.isTrusted == true { return }
    try limits.countBytes(count, from: visit.address, at: clock.steady())
  }

  /// Whether the database has all the space that the host gives it.
  var isFull: Bool {
    get async { await space.standing(at: clock.steady()) == .full }
  }
}
