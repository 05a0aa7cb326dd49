import ByteStrings

/// A key of the keyboard, as far as games distinguish keys.
package enum Key: Equatable, Sendable {
  /// A letter: its Unicode scalar, in the case in which it is typed.
  case letter(UInt32)
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
    let scalars = name.scalars()
    if scalars.count == 1 {
      self.init(character: scalars[0])
    } else {
      self.init(word: name)
    }
  }

  private init(character: UInt32) {
    switch character {
    case 0x30...0x39: self = .digit(UInt8(character) - UInt8(ascii: "0"))
    case 0x20: self = .space
    case 0x2F: self = .slash
    case 0x3F: self = .question
    // The signs × and ÷ lie among the letters of Latin-1 and Latin Extended-A.
    case 0xD7, 0xF7: self = .other
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x17F: self = .letter(character)
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
