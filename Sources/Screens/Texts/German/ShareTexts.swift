import ByteStrings
import Games
import Library

/// Every sentence of sharing, in German.
package enum ShareTexts {
  package static var title: PlainText { "Teilen" }
  package static var share: PlainText { "Teilen" }
  package static var signs: PlainText { "Zeichen" }
  package static var words: PlainText { "Worte" }
  package static var copy: PlainText { "Kopieren" }
  package static var send: PlainText { "Senden" }
  package static var copied: PlainText { "Kopiert." }
  package static var notCopied: PlainText {
    "Der Browser ließ Pastime nicht kopieren. Markiere den Text und kopiere ihn selbst."
  }
  package static var linkCopied: PlainText { "Der Link ist kopiert." }
  package static var linkNotCopied: PlainText {
    "Der Browser ließ Pastime den Link nicht kopieren."
  }
  package static var unfit: PlainText { "Dieses Wort zeigt Pastime nicht." }

  package static func sentence(for error: ChallengeError) -> PlainText {
    switch error {
    case .laterVersion:
      "Diesen Link hat eine spätere Version von Pastime gemacht. Lade die Seite neu und versuche es noch einmal."
    case .notAChallenge, .damaged, .impossible:
      "Ein Teil dieses Links fehlt. Bitte noch einmal darum."
    }
  }
}
