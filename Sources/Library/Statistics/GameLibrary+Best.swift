import Games

extension GameLibrary {
  /// The number of earlier games from which a result can be a best one.
  private static let enough = 3

  /// Whether the result of a finished game is better than the results of all other games with the same options.
  /// Samples, branches, assisted games and puzzles that the player may know have no part in it. Linear in the
  /// number of games.
  public func isBest(_ id: GameID) -> Bool {
    guard let session = entries[id]?.session, session.header.counts, let merit = session.merit
    else { return false }
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

extension AnySession {
  /// How good the result is among games with the same options: more is better; nil if it cannot be a best one.
  fileprivate var merit: Int64? {
    guard !isAssisted, header.origin == .dealt else { return nil }
    switch self {
    case .codeword(let session):
      return session.game.outcome == .won ? -session.game.score : nil
    case .anagrams(let session):
      return session.game.outcome.isOver ? session.game.score : nil
    case .hangman(let session):
      return session.game.outcome == .won ? session.game.score : nil
    case .memorize(let session):
      guard session.game.outcome == .won, !session.options.hasTwoPlayers else { return nil }
      return -Int64(session.game.gains.count)
    case .times(let session):
      guard session.game.outcome.isOver else { return nil }
      if session.options.seconds != nil { return session.game.score }
      return session.game.outcome == .won ? -session.times.last.sinceBeginning.count : nil
    }
  }

  fileprivate var pairCount: Int? {
    if case .memorize(let session) = self { session.puzzle.pairCount } else { nil }
  }
}
