import ByteStrings

/// What a player shows others of a Hangman: never a letter of it.
public enum HangmanShare {
  /// How moves are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign a move: filled, ring, dot.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then a line with a move after the other.
  /// - Parameter time: the time of play as text; nil where it is not to be told.
  public static func text(of game: Hangman, time: PlainText?, style: Style) -> PlainText {
    var moves: PlainText = ""
    for turn in game.turns {
      switch style {
      case .signs: moves += (moves.isEmpty ? "" : " ") + sign(of: turn)
      case .words: moves += (moves.isEmpty ? "" : ", ") + HangmanTexts.shareWord(of: turn)
      }
    }
    let title = HangmanTexts.shareTitle(of: game, time: time)
    return moves.isEmpty ? title : title + "\n" + moves
  }

  /// A filled circle for a right guess, a ring for a hint, a dot for a wrong guess.
  private static func sign(of turn: HangmanTurn) -> PlainText {
    switch turn.effect {
    case .right: "●"
    case .clue, .shown: "○"
    case .wrong: "·"
    }
  }
}
