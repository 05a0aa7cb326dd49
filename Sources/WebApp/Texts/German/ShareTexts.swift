import ByteStrings
import Games
import Library

/// Every sentence of sharing, in German.
enum ShareTexts {
  static var title: PlainText { "Teilen" }
  static var share: PlainText { "Teilen" }
  static var signs: PlainText { "Zeichen" }
  static var words: PlainText { "Worte" }
  static var copy: PlainText { "Kopieren" }
  static var send: PlainText { "Senden" }
  static var copied: PlainText { "Kopiert." }
  static var notCopied: PlainText {
    "Der Browser ließ Pastime nicht kopieren. Markiere den Text und kopiere ihn selbst."
  }
  static var linkCopied: PlainText { "Der Link ist kopiert." }
  static var linkNotCopied: PlainText { "Der Browser ließ Pastime den Link nicht kopieren." }
  static var unfit: PlainText { "Dieses Wort zeigt Pastime nicht." }

  static func sentence(for fault: ChallengeFault) -> PlainText {
    switch fault {
    case .laterVersion:
      "Diesen Link hat eine spätere Version von Pastime gemacht. Lade die Seite neu und versuche es noch einmal."
    case .notAChallenge, .damaged, .impossible:
      "Dieser Link ist nicht vollständig. Bitte noch einmal darum, oder kopiere ihn ganz."
    }
  }
}
