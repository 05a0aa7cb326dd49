import ByteStrings

/// One character of an answer as it is shown.
public enum HangmanSlot: Equatable, Sendable {
  /// A letter that is not found yet.
  case blank
  /// A letter, by its number in Unicode, as the answer is written.
  case letter(UInt32)
  /// What is never hidden, by its number in Unicode: a space, a hyphen, an apostrophe, …
  case sign(UInt32)

  /// The character as text; a blank is a low line.
  public var text: PlainText {
    switch self {
    case .blank: "_"
    case .letter(let scalar), .sign(let scalar): PlainText(utf8: utf8(of: [scalar]))
    }
  }
}
