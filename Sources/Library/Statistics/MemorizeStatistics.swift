import Games

/// What a player's finished games of Memorize come to, by the way of scoring.
public struct MemorizeStatistics: Equatable, Sendable {
  /// The best results on boards of one size. Only games of one player count.
  public struct Best: Equatable, Sendable {
    /// How many pairs the boards have.
    public let pairs: Int
    /// The fewest turns.
    public fileprivate(set) var turns: Int
    /// The most points.
    public fileprivate(set) var points: Int64
    /// The shortest time of play.
    public fileprivate(set) var time: Milliseconds
  }

  /// What all games have in common.
  public let common: Statistics

  /// How many games had no miss that could have been avoided.
  public private(set) var perfect = 0

  /// How many pairs were found.
  public private(set) var pairs = 0

  /// The best results by the size of the board, the smallest first.
  public private(set) var best: [Best] = []

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter isQuick: which games are counted; nothing means all.
  public init(_ library: GameLibrary, isQuick: Bool? = nil) {
    var counted: [SessionSummary] = []
    var games: [Session<Memorize>] = []
    for summary in library.history {
      guard case .memorize(let session)? = library.session(summary.header.id) else { continue }
      if let isQuick, session.options.isQuick != isQuick { continue }
      counted.append(summary)
      if summary.outcome.isOver, summary.header.origin != .sample { games.append(session) }
    }
    common = Statistics(counted) { _ in true }
    for session in games { count(session.game, session.times.played.last ?? .zero) }
  }

  private mutating func count(_ game: Memorize, _ time: Milliseconds) {
    pairs += game.puzzle.pairCount
    guard !game.options.hasTwoPlayers else { return }
    if game.avoidableCount == 0 { perfect += 1 }
    let result = Best(
      pairs: game.puzzle.pairCount, turns: game.gains.count, points: game.score, time: time)
    let place = insertionIndex(in: best.count) { best[$0].pairs < result.pairs }
    if place < best.count, best[place].pairs == result.pairs {
      best[place].turns = min(best[place].turns, result.turns)
      best[place].points = max(best[place].points, result.points)
      best[place].time = min(best[place].time, result.time)
    } else {
      best.insert(result, at: place)
    }
  }
}
