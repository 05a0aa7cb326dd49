import ByteStrings

/// Every sentence about the keys of the keyboard, in German.
enum ShortcutTexts {
  static var title: PlainText { "Tastenkürzel" }

  // MARK: In a game

  static var game: PlainText { "Im Spiel" }
  static var letters: PlainText { "A – Z" }
  static var type: PlainText { "Buchstaben eingeben" }
  static var guess: PlainText { "Buchstaben raten" }
  static var backspace: PlainText { "Rücktaste" }
  static var erase: PlainText { "Buchstaben wegnehmen" }
  static var arrows: PlainText { "← →" }
  static var allArrows: PlainText { "← ↑ → ↓" }
  static var space: PlainText { "Leertaste" }
  static var up: PlainText { "↑" }
  static var choose: PlainText { "Anderen Platz wählen" }
  static var enter: PlainText { "Eingabe" }
  static var submit: PlainText { "Wort versuchen" }
  static var twist: PlainText { "Buchstaben mischen" }
  static var clear: PlainText { "Alle Buchstaben wegnehmen" }
  static var lastWord: PlainText { "Das letzte Wort" }
  static var keepPlaying: PlainText { "Weiterspielen" }
  static var digits: PlainText { "1 – 4" }
  static var answer: PlainText { "Diese Antwort wählen, oder tippen" }
  static var goOn: PlainText { "Starten, weiter, neue Runde" }

  // MARK: On a game in the list

  static var list: PlainText { "Auf einem Spiel der Liste" }
  static var open: PlainText { "Öffnen" }
  static var delete: PlainText { "Entf" }
  static var remove: PlainText { "Löschen, lässt sich rückgängig machen" }
  static var menu: PlainText { "Umschalt + F10" }
  static var actions: PlainText { "Was sich damit tun lässt" }

  // MARK: Everywhere

  static var everywhere: PlainText { "Überall" }
  static var tab: PlainText { "Tab" }
  static var next: PlainText { "Zum nächsten Knopf" }
  static var escape: PlainText { "Esc" }
  static var close: PlainText { "Schließen, was über der Seite liegt" }
  static var question: PlainText { "?" }
  static var help: PlainText { "Diese Tasten zeigen" }
}
