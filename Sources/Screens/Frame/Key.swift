import ByteStrings

/// A key of the keyboard, as far as games distinguish keys.
package enum Key: Equatable, Sendable {
  /// A letter from a to z: its ASCII code in lower case.
  case letter(UInt8)
  /// A digit, 0 to 9.
  case digit(UInt8)
  case enter, backspace, delete, escape, tab, space, home, end
  /// An arrow key.
  case arrow(Direction)
  case slash, question
  /// Any other key.
  case other

  /// The direction of an arrow key.
  package enum Direction: Sendable {
    case up, down, left, right
  }

  /// The key with that name in the DOM (`KeyboardEvent.key`).
  package init(name: PlainText) {
    if name.utf8.count == 1, let character = name.utf8.first {
      self.init(character: character)
    } else {
      self.init(word: name)
    }
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

  private init(word: PlainText) {
    if word.isSpelled("Enter") {
      self = .enter
    } else if word.isSpelled("Backspace") {
      self = .backspace
    } else if word.isSpelled("Delete") {
      self = .delete
    } else if word.isSpelled("Escape") {
      self = .escape
    } else if word.isSpelled("Tab") {
      self = .tab
    } else if word.isSpelled("Home") {
      self = .home
    } else if word.isSpelled("End") {
      self = .end
    } else if word.isSpelled("ArrowUp") {
      self = .arrow(.up)
    } else if word.isSpelled("ArrowDown") {
      self = .arrow(.down)
    } else if word.isSpelled("ArrowLeft") {
      self = .arrow(.left)
    } else if word.isSpelled("ArrowRight") {
      self = .arrow(.right)
    } else {
      self = .other
    }
  }
}
