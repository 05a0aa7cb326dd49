import ByteStrings
import Markup
import Screens

/// A note about the language of the words, if it differs from the language of the page.
enum WordsNote {
  static var body: Node { Language.wordsNote.map { note in p(.class("note")) { note } } ?? .empty }
}
