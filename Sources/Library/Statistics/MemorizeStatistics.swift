import Games

/// What a player's finished games of Memorize come to, by the way of scoring.
public struct MemorizeStatistics: Equatable, Sendable {
  /// The best results on boards of one size. Only games of one player count, and no board that was
  /// played again or sent: whoever set it, or has seen it, knows it.
  public struct Best: Equatable, Sendable {
    /// The fewest turns.
    public let turns: Int
    /// The turns that are usual: their mean, rounded.
    public let usualTurns: Int
    /// The most points.
    public let points: Int64
    /// The shortest time of play.
    public let time: Milliseconds
  }

  /// What all games have in common.
  public let common: Statistics

  /// How many pairs were found.
  public private(set) var pairs = 0

  private let games: [Session<Memorize>]

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter isQuick: which games are counted; nil means all.
  public init(_ library: GameLibrary, isQuick: Bool? = nil) {
    let finished = FinishedGames<Memorize>(library) {
      isQuick == nil || $0.options.isQuick == isQuick
    }
    common = finished.common
    games = finished.all
    for session in games { pairs += session.puzzle.pairCount }
  }

  /// How many games took 0, 1, … turns more than a perfect memory, of those that can be among the best.
  /// Linear in the moves of all games.
  public var turnsOverPar: Distribution {
    var distribution = Distribution(0...6, isOpen: true)
    for session in games.reversed() where isFeat(session) {
      distribution.count(session.game.gains.count - session.game.par)
    }
    return distribution
  }

  private func isFeat(_ session: Session<Memorize>) -> Bool {
    !session.options.hasTwoPlayers && session.header.origin == .dealt
  }

  /// The best results on boards with so many pairs; nil before the first. See `Best`.
  public func best(pairs: Int) -> Best? {
    var best: Best?
    var (count, total) = (0, 0)
    for session in games where session.puzzle.pairCount == pairs && isFeat(session) {
      let (turns, points) = (session.game.gains.count, session.game.score)
      let time = session.times.played[session.moves.count - 1].sinceBeginning
      count += 1
      total += turns
      best = Best(
        turns: min(best?.turns ?? turns, turns), usualTurns: (total + count / 2) / count,
        points: max(best?.points ?? points, points),
        time: min(best?.time ?? time, time))
    }
    return best
  }
}
