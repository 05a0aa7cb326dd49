import Games

/// What a player's finished games of Hangman come to.
public struct HangmanStatistics: Equatable, Sendable {
  /// What all games have in common.
  public let common: Statistics

  /// How many games were won without a miss.
  public private(set) var flawless = 0

  /// How many games of evil mode were won.
  public private(set) var evilWon = 0

  /// How many hints were taken.
  public private(set) var hints = 0

  /// How many whole answers were guessed rightly.
  public private(set) var answersGuessed = 0

  /// Gathers the finished games of a library. Linear in the number of its games.
  /// - Parameter mode: which games are counted; nothing means all.
  public init(_ library: GameLibrary, mode: HangmanOptions.Mode? = nil) {
    var counted: [SessionSummary] = []
    for summary in library.history {
      guard case .hangman(let session)? = library.session(summary.header.id) else { continue }
      if let mode, session.options.mode != mode { continue }
      counted.append(summary)
    }
    common = Statistics(counted) { _ in true }
    for summary in counted where summary.outcome.isOver && summary.header.counts {
      guard case .hangman(let session)? = library.session(summary.header.id) else { continue }
      count(session.game)
    }
  }

  private mutating func count(_ game: Hangman) {
    hints += game.hintCount
    guard game.outcome == .won else { return }
    if game.missCount == 0 { flawless += 1 }
    if game.options.mode == .evil { evilWon += 1 }
    if case .answer? = game.turns.last?.move { answersGuessed += 1 }
  }
}
