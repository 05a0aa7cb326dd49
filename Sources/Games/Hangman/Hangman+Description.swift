import ByteStrings
import Words

extension Hangman {
  /// The state in words: brief, or with the last event.
  public func describe(_ detail: Detail) -> PlainText {
    switch detail {
    case .brief: return HangmanTexts.standing(of: self)
    case .standard:
      let standing = HangmanTexts.standing(of: self)
      guard let last = turns.last else { return standing }
      return standing + " " + HangmanTexts.message(last, in: self)
    }
  }

  /// Everything that the player can see.
  public var fullDescription: PlainText { HangmanTexts.description(of: self) }

  /// One line per move: the move, its effect, and how many answers were possible afterwards. The last line is
  /// the shown answer: letters without accents, `_` for a blank, `-` for any other character.
  public func transcribe(into text: inout TextWriter) {
    for turn in turns {
      turn.move.write(to: &text)
      switch turn.effect {
      case .right(let count):
        text.write(" right ")
        text.write(count)
      case .wrong: text.write(" wrong")
      case .clue: text.write(" clue")
      case .shown(let letter, let count):
        text.write(" shown ")
        text.write(letter)
        text.space()
        text.write(count)
      }
      text.write(" possible ")
      text.write(turn.possibleCount)
      text.endLine()
    }
    for slot in slots {
      switch slot {
      case .blank: text.write(byte: UInt8(ascii: "_"))
      case .letter(let scalar): if let letter = alphabet.folded(scalar) { text.write(letter) }
      case .symbol: text.write(byte: UInt8(ascii: "-"))
      }
    }
    text.endLine()
  }
}
