import ByteStrings

/// What a player shows others of a Hangman: never a letter of it.
extension Hangman: SharedGame {
  /// The colour of the game.
  public static var sign: Literal { "🟥" }

  /// "2/6", misses of those that are allowed, or "X/6" where the answer was not found.
  public var figure: PlainText {
    outcome == .lost ? "X/\(options.misses)" : "\(missCount)/\(options.misses)"
  }

  /// A sign a move: right, wrong, or a hint.
  public var signs: PlainText {
    rows(turns.count) { [turns] index in
      switch turns[index].effect {
      case .right: "🟩"
      case .clue, .shown: "🟡"
      case .wrong: "🟥"
      }
    }
  }
}
