import Games

/// What a player's finished Codewords come to, by length and mode.
public struct CodewordStatistics: Equatable, Sendable {
  /// Which games are counted.
  public struct Filter: Equatable, Sendable {
    /// Words of this length; nil means any.
    public var length: Int?
    /// Games in this mode; nil means any.
    public var mode: CodewordOptions.Mode?

    /// All games.
    public init() {}
  }

  /// The attempts from which on games are counted together.
  public static let mostAttempts = 8

  /// What all games have in common.
  public let common: Statistics

  /// How many games were won in 1, 2, … attempts; the last place counts those in
  /// `mostAttempts` or more.
  public private(set) var distribution = Array(repeating: 0, count: mostAttempts)

  /// How many attempts the games won took together.
  private var attemptsOfWon = 0

  /// How many attempts a game won took on average, in tenths, rounded; nil before the third: two games
  /// are no habit.
  public var tenthsOfAttempts: Int? {
    common.won < 3 ? nil : (attemptsOfWon * 20 + common.won) / (common.won * 2)
  }

  /// Gathers the finished Codewords of a library. Linear in the number of its games.
  public init(_ library: GameLibrary, filter: Filter = Filter()) {
    let games = FinishedGames<Codeword>(library) {
      (filter.length == nil || $0.options.length == filter.length)
        && (filter.mode == nil || $0.options.mode == filter.mode)
    }
    common = games.common
    for session in games.all where session.game.outcome == .won {
      distribution[min(session.moves.count, Self.mostAttempts) - 1] += 1
      attemptsOfWon += session.moves.count
    }
  }
}
