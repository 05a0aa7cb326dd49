import ByteStrings

/// Every sentence about the keys of the keyboard.
enum ShortcutTexts {
  static var title: PlainText { "Keyboard shortcuts" }

  // MARK: In a game

  static var game: PlainText { "In a game" }
  static var letters: PlainText { "A – Z" }
  static var type: PlainText { "Type a letter" }
  static var guess: PlainText { "Guess the letter" }
  static var backspace: PlainText { "Backspace" }
  static var erase: PlainText { "Take a letter away" }
  static var arrows: PlainText { "← →" }
  static var allArrows: PlainText { "← ↑ → ↓" }
  static var space: PlainText { "Space" }
  static var up: PlainText { "↑" }
  static var choose: PlainText { "Choose another place" }
  static var enter: PlainText { "Enter" }
  static var submit: PlainText { "Try the word" }
  static var twist: PlainText { AnagramsScreenTexts.twist }
  static var clear: PlainText { AnagramsScreenTexts.clear }
  static var lastWord: PlainText { AnagramsScreenTexts.lastWord }
  static var keepPlaying: PlainText { HangmanScreenTexts.keepPlaying }
  static var digits: PlainText { "1 – 4" }
  static var answer: PlainText { "Choose that answer, or type it" }
  static var goOn: PlainText { "Start, go on, reset" }

  // MARK: On a game in the list

  static var list: PlainText { "On a game in the list" }
  static var open: PlainText { "Open it" }
  static var delete: PlainText { "Delete" }
  static var remove: PlainText { "Delete it, with undo" }
  static var menu: PlainText { "Shift + F10" }
  static var actions: PlainText { "What can be done with it" }

  // MARK: Everywhere

  static var everywhere: PlainText { "Everywhere" }
  static var tab: PlainText { "Tab" }
  static var next: PlainText { "Go to the next button" }
  static var escape: PlainText { "Esc" }
  static var close: PlainText { "Close what lies over the page" }
  static var question: PlainText { "?" }
  static var help: PlainText { "Show these keys" }
}
