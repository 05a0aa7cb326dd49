/// A key of the keyboard, as far as games tell keys apart.
public enum Key: Equatable, Sendable {
  /// A letter from a to z: its ASCII code in lower case.
  case letter(UInt8)
  /// A digit, 0 to 9.
  case digit(UInt8)
  case enter, backspace, delete, escape, tab, space, home, end
  /// An arrow key.
  case arrow(Direction)
  case slash, question
  /// Any other.
  case other

  /// Where an arrow key points.
  public enum Direction: Sendable {
    case up, down, left, right
  }

  /// The key with that name in the DOM (`KeyboardEvent.key`).
  public init(name: String) {
    let bytes = name.utf8Span.span
    self = bytes.count == 1 ? Key(character: bytes[0]) : Key(word: name)
  }

  private init(character: UInt8) {
    switch character {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter(character)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter(character | 0x20)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(character - UInt8(ascii: "0"))
    case UInt8(ascii: " "): self = .space
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "?"): self = .question
    default: self = .other
    }
  }

  private init(word: String) {
    if word.hasSameBytes(as: "Enter") {
      self = .enter
    } else if word.hasSameBytes(as: "Backspace") {
      self = .backspace
    } else if word.hasSameBytes(as: "Delete") {
      self = .delete
    } else if word.hasSameBytes(as: "Escape") {
      self = .escape
    } else if word.hasSameBytes(as: "Tab") {
      self = .tab
    } else if word.hasSameBytes(as: "Home") {
      self = .home
    } else if word.hasSameBytes(as: "End") {
      self = .end
    } else if word.hasSameBytes(as: "ArrowUp") {
      self = .arrow(.up)
    } else if word.hasSameBytes(as: "ArrowDown") {
      self = .arrow(.down)
    } else if word.hasSameBytes(as: "ArrowLeft") {
      self = .arrow(.left)
    } else if word.hasSameBytes(as: "ArrowRight") {
      self = .arrow(.right)
    } else {
      self = .other
    }
  }
}
