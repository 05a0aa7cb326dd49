import ByteStrings
import Games
import Library

/// The sentences of sharing a word, in German.
extension ShareTexts {
  package static var challengeNote: PlainText {
    """
    Wer den Link öffnet, sucht dasselbe Wort. Der Link verrät es nicht.
    """
  }
  package static var ownWord: PlainText { "Eigenes Wort für Freunde" }
  package static var ownWordLabel: PlainText { "Dein Wort" }
  package static var ownWordLink: PlainText { "Link kopieren" }
  package static var impossible: PlainText {
    "Das Wort im Link steht nicht in der Wortliste. Niemand könnte es finden."
  }

  package static func sentence(for own: OwnWord) -> PlainText {
    if own.isNoWord { return "Ein Wort hat 3 bis 6 Buchstaben." }
    switch own.refusal {
    case nil: return ""
    case .wrongLength?: return "Ein Wort hat 3 bis 6 Buchstaben."
    case .notInList?: return "Nicht in der Wortliste. Niemand könnte es finden."
    case .vulgar?: return unfit
    case .limitOutOfRange?: return "Wähle eine andere Zahl Versuche."
    }
  }
}
