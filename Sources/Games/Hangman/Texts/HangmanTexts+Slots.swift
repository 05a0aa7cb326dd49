import ByteStrings
import Words

extension HangmanTexts {
  /// The shown answer for screen readers: "blank, A, blank, blank, E".
  public static func spoken(_ slots: [HangmanSlot]) -> PlainText {
    var text: PlainText = ""
    for slot in slots {
      if !text.isEmpty { text += ", " }
      text += spoken(slot)
    }
    return text
  }

  /// One slot for screen readers.
  public static func spoken(_ slot: HangmanSlot) -> PlainText {
    switch slot {
    case .blank: "blank"
    case .letter: slot.text
    case .symbol(let scalar):
      switch scalar {
      case 0x20: "space"
      case 0x21: "exclamation mark"
      case 0x26: "and sign"
      case 0x27: "apostrophe"
      case 0x2C: "comma"
      case 0x2D: "hyphen"
      case 0x2E: "full stop"
      case 0x3A: "colon"
      case 0x3F: "question mark"
      default: slot.text
      }
    }
  }
}
