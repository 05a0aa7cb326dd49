import Games

extension GameLibrary {
  /// The most recently played game of a kind that is not over; nil if there is none. Samples are ignored.
  /// Linear in the number of games.
  public func gameUnderWay(_ kind: GameKind) -> GameID? {
    for summary in history
    where summary.kind == kind && !summary.outcome.isOver && summary.header.origin != .sample {
      return summary.header.id
    }
    return nil
  }
}
