import ByteStrings

/// The result of a game of Hangman as shown to others. It reveals no letter.
extension Hangman: SharedGame {
  /// The colour of the game.
  public static var symbol: Literal { "🟥" }

  /// "2/6", the misses out of the allowed misses, or "X/6" if the answer was not found.
  public var figure: PlainText {
    outcome == .lost ? "X/\(options.misses)" : "\(missCount)/\(options.misses)"
  }

  /// One symbol per move: right, wrong, or a hint.
  public var symbols: PlainText {
    rows(turns.count) { [turns] index in
      switch turns[index].effect {
      case .right: "🟩"
      case .clue, .shown: "🟡"
      case .wrong: "🟥"
      }
    }
  }
}
