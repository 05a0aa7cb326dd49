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

  /// How many games were won in 1, 2, … attempts.
  public private(set) var distribution = Distribution(1...mostAttempts, isOpen: true)

  /// The game won in the fewest attempts, challenges left out.
  public private(set) var fewest: Feat?

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
    for session in games.all.reversed() {
      let attempts = session.game.outcome == .won ? session.moves.count : nil
      distribution.count(attempts)
      guard let attempts else { continue }
      attemptsOfWon += attempts
      if session.header.origin == .challenge { continue }
      fewest.take(session.feat(Int64(attempts)), isLessBetter: true)
    }
  }
}
