import Games

/// What a player's finished games of Memorize come to, by the way of scoring.
public final class MemorizeStatistics {
  /// The best results on boards of one size. Only games of one player count, and no board that was
  /// played again or sent: whoever set it, or has seen it, knows it.
  public final class Best {
    /// The fewest turns.
    public private(set) var turns = Int.max
    /// The most points.
    public private(set) var points = Int64.min
    /// The shortest time of play.
    public private(set) var time = Milliseconds(.max)
    /// How many games they are the best of.
    public private(set) var games = 0
    private var allTurns = 0

    /// The turns that are usual: their mean, rounded; nil while the games are no habit.
    public var usualTurns: Int? {
      games < Statistics.habit ? nil : (allTurns + games / 2) / games
    }

    fileprivate func take(_ session: Session<Memorize>) {
      games += 1
      allTurns += session.game.gains.count
      turns = min(turns, session.game.gains.count)
      points = max(points, session.game.score)
      time = min(time, session.times.last.sinceBeginning)
    }
  }

  /// What all games have in common.
  public let common = Statistics()

  /// How many pairs were found.
  public private(set) var pairs = 0

  /// The games of which there can be a best one, the most recent last.
  private var feats: [Session<Memorize>] = []

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter isQuick: which games are counted; nil means all.
  public init(_ library: GameLibrary, isQuick: Bool? = nil) {
    for game in library.finished(.memorize) {
      guard case .memorize(let session) = game,
        isQuick == nil || session.options.isQuick == isQuick
      else { continue }
      common.count(game)
      pairs += session.puzzle.pairCount
      if !session.options.hasTwoPlayers, session.header.origin == .dealt { feats.append(session) }
    }
  }

  /// How many games took 0, 1, … turns more than a perfect memory, of those that can be among the best.
  /// Linear in the moves of all games.
  public var turnsOverPar: Distribution {
    var distribution = Distribution(0...6, isOpen: true)
    for session in feats {
      distribution.countGame(session.game.gains.count - session.game.par)
    }
    return distribution
  }

  /// The best results on boards with so many pairs; nil before the first. See `Best`.
  public func best(pairs: Int) -> Best? {
    var best: Best?
    for session in feats where session.puzzle.pairCount == pairs {
      let known = best ?? Best()
      known.take(session)
      best = known
    }
    return best
  }
}
