import Games

extension GameLibrary {
  /// The number of earlier games from which a result can be a best one.
  private static let enough = 3

  /// Whether the result of a finished game is better than the results of all other games with the same options.
  /// Samples, branches, assisted games and puzzles that the player may know have no part in it. Linear in the
  /// number of games.
  public func isBest(_ id: GameID) -> Bool {
    guard let session = entries[id]?.session, let merit = session.merit else { return false }
    let options = session.content.options
    var others = 0
    for other in finished(session.kind) where other.id != id {
      // The size of a board of Memorize is one of its options.
      guard let otherMerit = other.merit, other.pairCount == session.pairCount,
        other.content.options == options
      else { continue }
      if otherMerit >= merit { return false }
      others += 1
    }
    return others >= Self.enough
  }
}
