import Games

/// A Hangman for somebody else: an answer, or those of evil mode, and how it is to be played.
public typealias HangmanChallenge = Challenge<Hangman>

extension Hangman: SendableGame {
  /// "Hangman" in ASCII.
  public static var challengeSeed: UInt64 { 0x48_616e_676d_616e }

  /// Where there are several answers their clues are left out, so that the link stays short.
  public static func puzzleToSend(_ puzzle: HangmanPuzzle) -> HangmanPuzzle {
    puzzle.entries.count == 1 ? puzzle : puzzle.withoutClues
  }
}
