import Games

extension GameLibrary {
  /// The game of a kind that was played last and is not over, or nil. Samples, which are there
  /// for trying, are passed over. Linear in the number of games.
  public func gameUnderWay(_ kind: GameKind) -> GameID? {
    for summary in history
    where summary.kind == kind && !summary.outcome.isOver && summary.header.origin != .sample {
      return summary.header.id
    }
    return nil
  }
}
