import ByteStrings

/// One character of an answer as shown.
public enum HangmanSlot: Equatable, Sendable {
  /// A letter that has not been found yet.
  case blank
  /// A letter as written in the answer, by its Unicode number.
  case letter(UInt32)
  /// A character that is never hidden, by its Unicode number: a space, a hyphen, an apostrophe, …
  case symbol(UInt32)

  /// The character as text; a blank is an underscore.
  public var text: PlainText {
    switch self {
    case .blank: "_"
    case .letter(let scalar), .symbol(let scalar): PlainText(scalars: [scalar])
    }
  }
}
