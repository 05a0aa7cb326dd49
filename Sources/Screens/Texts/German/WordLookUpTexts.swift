import ByteStrings
import Words

/// Every sentence about a word that was looked up, in German.
package enum WordLookUpTexts {
  package static var label: PlainText { "Wort nachschlagen" }

  package static func sentence(for answer: WordLookUp) -> PlainText {
    switch answer {
    case .nothing: ""
    case .otherLetters: "Hier gibt es nur Buchstaben."
    case .tooShort: "Zu kurz: Wörter haben hier 3 bis 6 Buchstaben."
    case .tooLong: "Zu lang: Wörter haben hier 3 bis 6 Buchstaben."
    case .missing:
      "Nicht in der Liste: Namen, Abkürzungen, Schimpfwörter und sehr seltene Wörter fehlen."
    case .found(.answer): "Geläufig. Es kann das gesuchte Wort sein."
    case .found(.common): "Gilt beim Raten. Es ist geläufig, aber nie das gesuchte Wort."
    case .found(.rare): "Gilt beim Raten. Als gesuchtes Wort ist es zu selten."
    case .found(.vulgar): "Gilt beim Raten. Kein Spiel zeigt es von sich aus."
    }
  }
}
