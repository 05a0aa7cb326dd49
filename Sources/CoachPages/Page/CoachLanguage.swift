import ByteStrings
import Games

/// The languages of the coach. One program contains them all, because it has few sentences.
public enum CoachLanguage: CaseIterable, Sendable {
  case english
  case german

  /// The language of a tag; English for any unknown tag.
  init(tag: ArraySlice<UInt8>) { self = equal(tag, "de") ? .german : .english }

  /// A sentence in this language.
  func say(
    _ english: @autoclosure () -> PlainText, _ german: @autoclosure () -> PlainText
  ) -> PlainText {
    self == .german ? german() : english()
  }

  /// A pair of texts in this language.
  func say(
    _ english: @autoclosure () -> (PlainText, PlainText),
    _ german: @autoclosure () -> (PlainText, PlainText)
  ) -> (PlainText, PlainText) {
    self == .german ? german() : english()
  }

  /// A number to one decimal: "3.4", and never "-0.0".
  func figure(_ number: Double) -> PlainText { figure(tenths: tenths(number)) }

  /// A number of tenths to one decimal, with a typographic minus sign.
  func figure(tenths: Int) -> PlainText {
    let digits = Int(tenths.magnitude)
    return "\(tenths < 0 ? "−" : "")\(digits / 10)\(say(".", ","))\(digits % 10)"
  }

  /// A number of tenths with an explicit plus or minus sign.
  func signed(tenths: Int) -> PlainText { (tenths > 0 ? "+" : "") + figure(tenths: tenths) }

  /// The word for the sign of a number: "More", "Fewer" or "None".
  func more(tenths: Int) -> PlainText {
    if tenths == 0 { return say("None", "Nichts") }
    return tenths > 0 ? say("More", "Mehr") : say("Fewer", "Weniger")
  }

  /// Texts as a list: "A, B or C".
  func either(_ texts: [PlainText]) -> PlainText { list(texts, last: say(" or ", " oder ")) }

  /// Texts as a list: "A, B and C".
  func all(_ texts: [PlainText]) -> PlainText { list(texts, last: say(" and ", " und ")) }

  private func list(_ texts: [PlainText], last: PlainText) -> PlainText {
    var list: PlainText = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { list += index == texts.count - 1 ? last : ", " }
      list += text
    }
    return list
  }
}

/// A number in tenths, rounded.
func tenths(_ number: Double) -> Int { Int(number * 10 + (number < 0 ? -0.5 : 0.5)) }
