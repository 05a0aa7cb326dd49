import ByteStrings

/// The result of a game of Hangman as shown to others. It reveals no letter.
extension Hangman: SharedGame {
  /// "2 misses", or that the answer was not found.
  public var figure: PlainText {
    outcome == .lost ? HangmanTexts.notFound : HangmanTexts.misses(missCount)
  }

  /// One symbol per move: right, a miss, or a hint.
  public var symbols: PlainText {
    rows(turns.count) { [turns] index in
      switch turns[index].effect {
      case .right: "🟩"
      case .clue, .shown: "🟡"
      case .wrong: "⬜"
      }
    }
  }
}
