import ByteStrings

/// Every sentence about the keys of the keyboard.
package enum ShortcutTexts {
  package static var title: PlainText { "Keyboard shortcuts" }

  // MARK: In a game

  package static var game: PlainText { "In a game" }
  package static var letters: PlainText { "A – Z" }
  package static var type: PlainText { "Type a letter" }
  package static var guess: PlainText { "Guess the letter" }
  package static var backspace: PlainText { "Backspace" }
  package static var erase: PlainText { "Delete a letter" }
  package static var arrows: PlainText { "← →" }
  package static var allArrows: PlainText { "← ↑ → ↓" }
  package static var space: PlainText { "Space" }
  package static var up: PlainText { "↑" }
  package static var choose: PlainText { "Choose another place" }
  package static var enter: PlainText { "Enter" }
  package static var submit: PlainText { "Try the word" }
  package static var twist: PlainText { AnagramsScreenTexts.twist }
  package static var clear: PlainText { AnagramsScreenTexts.clear }
  package static var lastWord: PlainText { AnagramsScreenTexts.lastWord }
  package static var keepPlaying: PlainText { HangmanScreenTexts.keepPlaying }
  package static var digits: PlainText { "1 – 4" }
  package static var answer: PlainText { "Choose an answer, or type it" }
  package static var goOn: PlainText { "Start, next, again" }

  // MARK: On a game in the list

  package static var list: PlainText { "In the list of games" }
  package static var open: PlainText { "Open" }
  package static var delete: PlainText { "Delete" }
  package static var remove: PlainText { "Delete (you can undo)" }
  package static var menu: PlainText { "Shift + F10" }
  package static var actions: PlainText { "Show actions" }

  // MARK: Everywhere

  package static var everywhere: PlainText { "Everywhere" }
  package static var tab: PlainText { "Tab" }
  package static var next: PlainText { "Next button" }
  package static var escape: PlainText { "Esc" }
  package static var close: PlainText { "Close this window" }
  package static var question: PlainText { "?" }
  package static var help: PlainText { "Show these keys" }
}
