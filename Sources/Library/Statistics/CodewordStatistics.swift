import Games

/// What a player's finished Codewords come to, by length and mode.
public final class CodewordStatistics {
  /// The attempts from which on games are counted together.
  public static let mostAttempts = 8

  /// What all games have in common.
  public let common = Statistics()

  /// How many games were won in 1, 2, … attempts.
  public private(set) var distribution = Distribution(1...mostAttempts, isOpen: true)

  /// The game won in the fewest attempts, challenges left out.
  public private(set) var fewest: Feat?

  /// How many attempts the games won took together.
  private var attemptsOfWon = 0

  /// How many attempts a game won took on average, in tenths, rounded; nil while they are no habit.
  public var tenthsOfAttempts: Int? { common.tenths(of: attemptsOfWon) }

  /// Gathers the finished Codewords of a library. Linear in the number of its games.
  /// - Parameters:
  ///   - length: words of which length are counted; nil means any.
  ///   - mode: games in which mode are counted; nil means any.
  public init(
    _ library: GameLibrary, length: Int? = nil, mode: CodewordOptions.Mode? = nil
  ) {
    for game in library.finished(.codeword) {
      guard case .codeword(let session) = game,
        length == nil || session.options.length == length,
        mode == nil || session.options.mode == mode
      else { continue }
      common.count(game)
      let attempts = session.game.outcome == .won ? session.moves.count : nil
      distribution.countGame(attempts)
      guard let attempts else { continue }
      attemptsOfWon += attempts
      if session.header.origin == .challenge { continue }
      fewest.take(session.feat(Int64(attempts)), isLessBetter: true)
    }
  }
}
