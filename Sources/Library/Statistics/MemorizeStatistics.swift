import Games

/// The statistics of a player's finished games of Memorize, by scoring.
public final class MemorizeStatistics {
  /// The best results on boards of one size. Only games of one player count. Repeated and sent boards do not
  /// count, because the player may know them.
  public final class Best {
    /// The fewest turns.
    public private(set) var turns = Int.max
    /// The most points.
    public private(set) var points = Int64.min
    /// The shortest time of play.
    public private(set) var time = Milliseconds(.max)
    /// The number of games among which they are the best.
    public private(set) var games = 0
    private var allTurns = 0

    /// The usual turns: the rounded mean; nil while there are too few games.
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

  /// The statistics that all kinds of games have.
  public let common = Statistics()

  /// How many pairs were found.
  public private(set) var pairs = 0

  /// The games that can be best games, most recent last.
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
      if !session.options.hasTwoPlayers, session.header.isFeat { feats.append(session) }
    }
  }

  /// How many of the games that can be best games took 0, 1, … turns more than a perfect memory. Linear in the
  /// moves of all games.
  public var turnsOverPar: Distribution {
    var distribution = Distribution(0...6, isOpen: true)
    for session in feats {
      distribution.countGame(session.game.gains.count - session.game.par)
    }
    return distribution
  }

  /// The best results on boards with this many pairs; nil before the first game. See `Best`.
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
