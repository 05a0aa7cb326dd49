import ByteStrings

/// Every sentence about the keys of the keyboard, in German.
package enum ShortcutTexts {
  package static var title: PlainText { "Tastenkürzel" }

  // MARK: In a game

  package static var game: PlainText { "Im Spiel" }
  package static var letters: PlainText { "A – Z" }
  package static var type: PlainText { "Buchstaben eingeben" }
  package static var guess: PlainText { "Buchstaben raten" }
  package static var backspace: PlainText { "Rücktaste" }
  package static var erase: PlainText { "Buchstaben löschen" }
  package static var arrows: PlainText { "← →" }
  package static var allArrows: PlainText { "← ↑ → ↓" }
  package static var space: PlainText { "Leertaste" }
  package static var up: PlainText { "↑" }
  package static var choose: PlainText { "Anderen Platz wählen" }
  package static var enter: PlainText { "Eingabe" }
  package static var submit: PlainText { "Wort prüfen" }
  package static var twist: PlainText { "Buchstaben mischen" }
  package static var clear: PlainText { "Alle Buchstaben löschen" }
  package static var lastWord: PlainText { "Das letzte Wort" }
  package static var keepPlaying: PlainText { "Weiterspielen" }
  package static var digits: PlainText { "1 – 4" }
  package static var answer: PlainText { "Antwort wählen oder tippen" }
  package static var goOn: PlainText { "Starten, weiter, neue Runde" }

  // MARK: On a game in the list

  package static var list: PlainText { "In der Liste der Spiele" }
  package static var open: PlainText { "Öffnen" }
  package static var delete: PlainText { "Entf" }
  package static var remove: PlainText { "Löschen (rückgängig möglich)" }
  package static var menu: PlainText { "Umschalt + F10" }
  package static var actions: PlainText { "Aktionen zeigen" }

  // MARK: Everywhere

  package static var everywhere: PlainText { "Überall" }
  package static var tab: PlainText { "Tab" }
  package static var next: PlainText { "Nächster Knopf" }
  package static var escape: PlainText { "Esc" }
  package static var close: PlainText { "Fenster schließen" }
  package static var question: PlainText { "?" }
  package static var help: PlainText { "Diese Tasten zeigen" }
}
