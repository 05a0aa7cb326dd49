import ByteStrings
import Words

/// What a player shows others of a Codeword: never a letter of it.
public enum CodewordShare {
  /// How attempts are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign a letter: filled, ring, dot.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then a line an attempt.
  /// - Parameter time: the time of play as text; nil where it is not to be told.
  public static func text(of game: Codeword, time: PlainText?, style: Style) -> PlainText {
    var text = CodewordTexts.shareTitle(of: game, time: time)
    for (index, attempt) in game.attempts.enumerated() {
      text += "\n"
      switch style {
      case .signs: text += signs(of: attempt.marks)
      case .words: text += CodewordTexts.shareLine(of: attempt.marks, number: index + 1)
      }
    }
    return text
  }

  /// A filled circle, a ring, a dot: old signs, which every system can draw.
  private static func signs(of marks: Marks) -> PlainText {
    var text: PlainText = ""
    for place in 0..<marks.count {
      if place > 0 { text += " " }
      switch marks[place] {
      case .exact: text += "●"
      case .inexact: text += "○"
      case .none: text += "·"
      }
    }
    return text
  }
}
