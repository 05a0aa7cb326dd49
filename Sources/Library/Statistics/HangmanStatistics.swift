import Games

/// What a player's finished games of Hangman come to.
public final class HangmanStatistics {
  /// What all games have in common.
  public let common = Statistics()

  /// How many games were won without a miss.
  public private(set) var flawless = 0

  /// How many games of evil mode were won.
  public private(set) var evilWon = 0

  /// How many hints were taken.
  public private(set) var hints = 0

  /// How many whole answers were guessed rightly.
  public private(set) var answersGuessed = 0

  /// How many games were won with 0, 1, … misses.
  public private(set) var misses = Distribution(0...6, isOpen: true)

  /// How many misses the games won had together.
  private var missesOfWon = 0

  /// How many misses a game won had on average, in tenths, rounded; nil while they are no habit.
  public var tenthsOfMisses: Int? { common.tenths(of: missesOfWon) }

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter mode: which games are counted; nil means all.
  public init(_ library: GameLibrary, mode: HangmanOptions.Mode? = nil) {
    for game in library.finished(.hangman) {
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
