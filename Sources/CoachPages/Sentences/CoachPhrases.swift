import ByteStrings
import Games

/// How the coach says figures and lists.
enum CoachPhrases {
  /// A number to one decimal: "3.4", and never "-0.0".
  static func figure(_ number: Double) -> PlainText { figure(tenths: tenths(number)) }

  /// A number of tenths to one decimal, with a typographic minus sign.
  static func figure(tenths: Int) -> PlainText {
    let digits = Int(tenths.magnitude)
    return "\(tenths < 0 ? "−" : "")\(digits / 10)\(localized("."))\(digits % 10)"
  }

  /// A number of tenths, without a decimal if it is whole: "3", "3.4".
  static func short(tenths: Int) -> PlainText {
    tenths % 10 == 0 ? "\(tenths / 10)" : figure(tenths: tenths)
  }

  /// A number of tenths with an explicit plus or minus sign.
  static func signed(tenths: Int) -> PlainText { (tenths > 0 ? "+" : "") + figure(tenths: tenths) }

  /// Texts as a list: "A, B or C".
  static func either(_ texts: [PlainText]) -> PlainText {
    var list: PlainText = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { list += index == texts.count - 1 ? localized(" or ") : ", " }
      list += text
    }
    return list
  }
}

/// A number in tenths, rounded.
func tenths(_ number: Double) -> Int { Int(number * 10 + (number < 0 ? -0.5 : 0.5)) }
