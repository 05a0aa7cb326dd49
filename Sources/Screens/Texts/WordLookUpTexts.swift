import ByteStrings
import Words

/// Every sentence about a word that was looked up.
package enum WordLookUpTexts {
  package static var label: PlainText { "Look up a word" }

  package static func sentence(for answer: WordLookUp) -> PlainText {
    switch answer {
    case .nothing: ""
    case .otherLetters: "Words here have only letters."
    case .tooShort: "Too short: words here have 3 to 6 letters."
    case .tooLong: "Too long: words here have 3 to 6 letters."
    case .missing:
      "Not in the list. It has no names, abbreviations, slurs or very rare words."
    case .found(.answer): "Common. It can be the hidden word."
    case .found(.common): "You can try it. It is common, but never the hidden word."
    case .found(.rare): "You can try it. It is too rare to be the hidden word."
    case .found(.vulgar): "You can try it, but no game will show it."
    }
  }
}
