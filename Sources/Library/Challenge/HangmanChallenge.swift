import Games

/// A game of Hangman for another player: an answer, or the answers of evil mode, and the options.
public typealias HangmanChallenge = Challenge<Hangman>

extension Hangman: SendableGame {
  /// "Hangman" in ASCII.
  public static var challengeSeed: UInt64 { 0x48_616e_676d_616e }

  /// If there are several answers, their clues are left out, so that the link stays short.
  public static func puzzleToSend(_ puzzle: HangmanPuzzle) -> HangmanPuzzle {
    puzzle.entries.count == 1 ? puzzle : puzzle.withoutClues
  }
}
