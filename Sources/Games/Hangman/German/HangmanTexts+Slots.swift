import ByteStrings
import Words

extension HangmanTexts {
  /// The shown answer for screen readers: "Lücke, A, Lücke, Lücke, E".
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
    case .blank: "Lücke"
    case .letter: slot.text
    case .symbol(let scalar):
      switch scalar {
      case 0x20: "Leerzeichen"
      case 0x21: "Ausrufezeichen"
      case 0x26: "Und-Zeichen"
      case 0x27: "Apostroph"
      case 0x2C: "Komma"
      case 0x2D: "Bindestrich"
      case 0x2E: "Punkt"
      case 0x3A: "Doppelpunkt"
      case 0x3F: "Fragezeichen"
      default: slot.text
      }
    }
  }
}
