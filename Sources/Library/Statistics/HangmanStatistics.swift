import Games
import Words

/// The statistics of a player's finished games of Hangman.
public final class HangmanStatistics {
  /// The statistics that all kinds of games have.
  public let common = Statistics()

  /// How many games were won without a miss.
  public private(set) var flawless = 0

  /// How many games in evil mode were won.
  public private(set) var evilWon = 0

  /// How many hints were taken.
  public private(set) var hints = 0

  /// How many whole answers were guessed correctly.
  public private(set) var answersGuessed = 0

  /// How many games were won with 0, 1, … misses.
  public private(set) var misses = Distribution(0...6, isOpen: true)

  /// The total misses of all won games.
  private var missesOfWon = 0

  /// The average misses of a won game, in tenths, rounded; nil while there are too few games.
  public var tenthsOfMisses: Int? { common.tenths(of: missesOfWon) }

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameters:
  ///   - mode: the mode of the counted games; nil means any.
  ///   - words: the language of their words; nil means any.
  public init(
    _ library: GameLibrary, mode: HangmanOptions.Mode? = nil, in words: WordLanguage? = nil
  ) {
    for game in library.finished(.hangman, in: words) {
      guard case .hangman(let session) = game, mode == nil || session.options.mode == mode
      else { continue }
      common.count(game)
      count(session.game)
    }
  }

  private func count(_ game: Hangman) {
    hints += game.hintCount
    misses.countGame(game.outcome == .won ? game.missCount : nil)
    guard game.outcome == .won else { return }
    missesOfWon += game.missCount
    if game.missCount == 0 { flawless += 1 }
    if game.options.mode == .evil { evilWon += 1 }
    if case .answer? = game.turns.last?.move { answersGuessed += 1 }
  }
}
