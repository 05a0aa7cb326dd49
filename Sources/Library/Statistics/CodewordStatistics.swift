import Games
import Words

/// The statistics of a player's finished games of Codeword, by length and mode.
public final class CodewordStatistics {
  /// The number of attempts from which games are counted together.
  public static let mostAttempts = 8

  /// The statistics that all kinds of games have.
  public let common = Statistics()

  /// How many games were won in 1, 2, … attempts.
  public private(set) var distribution = Distribution(1...mostAttempts, isOpen: true)

  /// The game won in the fewest attempts, without challenges.
  public private(set) var fewest: Feat?

  /// The total attempts of all won games.
  private var attemptsOfWon = 0

  /// The average attempts of a won game, in tenths, rounded; nil while there are too few games.
  public var tenthsOfAttempts: Int? { common.tenths(of: attemptsOfWon) }

  /// Gathers the finished games of Codeword of a library. Linear in the number of its games.
  /// - Parameters:
  ///   - length: the word length of the counted games; nil means any.
  ///   - mode: the mode of the counted games; nil means any.
  ///   - words: the language of their words; nil means any.
  public init(
    _ library: GameLibrary, length: Int? = nil, mode: CodewordOptions.Mode? = nil,
    in words: WordLanguage? = nil
  ) {
    for game in library.finished(.codeword, in: words) {
      guard case .codeword(let session) = game,
        length == nil || session.options.length == length,
        mode == nil || session.options.mode == mode
      else { continue }
      common.count(game)
      let attempts = session.game.outcome == .won ? session.moves.count : nil
      distribution.countGame(attempts)
      guard let attempts else { continue }
      attemptsOfWon += attempts
      guard session.header.isFeat else { continue }
      fewest.take(session.feat(Int64(attempts)), isLessBetter: true)
    }
  }
}
