import ByteStrings
import Words

/// Every sentence about a word that was looked up.
package enum WordLookUpTexts {
  package static var label: PlainText { "Look a word up" }

  package static func sentence(for answer: WordLookUp) -> PlainText {
    switch answer {
    case .nothing: ""
    case .otherLetters: "Words here are spelt with the letters A to Z alone."
    case .tooShort: "Too short: words here have 3 to 6 letters."
    case .tooLong: "Too long: words here have 3 to 6 letters."
    case .missing:
      "Not in the list: names, abbreviations, slurs and the rarest words are left out."
    case .found(.answer): "Common: it can be the hidden word."
    case .found(.common): "Accepted when you try it. It is common, but never the hidden word."
    case .found(.rare): "Accepted when you try it. It is too rare to be the hidden word."
    case .found(.vulgar): "Accepted when you try it. No game shows it by itself."
    }
  }
}
