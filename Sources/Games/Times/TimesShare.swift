import ByteStrings

/// What a player shows others of a Times: never a number of it.
public enum TimesShare {
  /// How answers are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign an answer: filled for a right one, ring for a right one that was slow, dot for a wrong
    /// one.
    case signs
    /// Only how many were right, which is shorter to listen to.
    case words
  }

  /// "Times, ×, 10 to 20, 5 problems: 4 of 5 right, 0:41", then the answers.
  /// - Parameter time: the time of play as text; nil where it is not to be told.
  public static func text(of game: Times, time: PlainText?, style: Style) -> PlainText {
    var text = TimesTexts.shared(game, time: time)
    if style == .words { return text }
    for place in game.answers.indices {
      // Rows of ten, so that they can be counted.
      if place % 10 == 0 { text += "\n" }
      text += !game.isRight(place) ? "·" : game.isQuick(place) ? "●" : "○"
    }
    return text
  }
}
