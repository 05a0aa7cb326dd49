import Games

/// What a player's finished games of Memorize come to, by the way of scoring.
public struct MemorizeStatistics: Equatable, Sendable {
  /// The best results on boards of one size. Only games of one player count.
  public struct Best: Equatable, Sendable {
    /// The fewest turns.
    public let turns: Int
    /// The most points.
    public let points: Int64
    /// The shortest time of play.
    public let time: Milliseconds
  }

  /// What all games have in common.
  public let common: Statistics

  /// How many games had no miss that could have been avoided.
  public private(set) var perfect = 0

  /// How many pairs were found.
  public private(set) var pairs = 0

  private let games: [Session<Memorize>]

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter isQuick: which games are counted; nothing means all.
  public init(_ library: GameLibrary, isQuick: Bool? = nil) {
    var counted: [SessionSummary] = []
    var games: [Session<Memorize>] = []
    for summary in library.history {
      guard case .memorize(let session)? = library.session(summary.header.id) else { continue }
      if let isQuick, session.options.isQuick != isQuick { continue }
      counted.append(summary)
      if summary.outcome.isOver, summary.header.counts { games.append(session) }
    }
    common = Statistics(counted) { _ in true }
    self.games = games
    for session in games {
      pairs += session.puzzle.pairCount
      if !session.options.hasTwoPlayers, session.game.avoidableCount == 0 { perfect += 1 }
    }
  }

  /// The best results on boards with so many pairs; nothing before the first. Only games of one player
  /// count.
  public func best(pairs: Int) -> Best? {
    var best: Best?
    for session in games where session.puzzle.pairCount == pairs {
      if session.options.hasTwoPlayers { continue }
      let (turns, points) = (session.game.gains.count, session.game.score)
      let time = session.times.played[session.moves.count - 1]
      best = Best(
        turns: min(best?.turns ?? turns, turns), points: max(best?.points ?? points, points),
        time: min(best?.time ?? time, time))
    }
    return best
  }
}
