import ByteStrings

/// What a player shows others of a Memorize: never where a card lies.
public enum MemorizeShare {
  /// How turns are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign a turn: filled for a match, ring for an avoidable miss, dot for another.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then the turns.
  /// - Parameter time: the time of play as text; nil where it is not to be told.
  public static func text(of game: Memorize, time: PlainText?, style: Style) -> PlainText {
    var text = MemorizeTexts.shared(game, time: time) + "\n"
    if style == .words { return text + MemorizeTexts.review(of: game) }
    for (number, turn) in game.turns.enumerated() {
      // Rows of ten, so that they can be counted.
      if number > 0, number % 10 == 0 { text += "\n" }
      switch turn {
      case .match: text += "●"
      case .avoidable: text += "○"
      case .miss: text += "·"
      }
    }
    return text
  }
}
