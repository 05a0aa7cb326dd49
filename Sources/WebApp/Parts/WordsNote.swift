import ByteStrings
import Markup
import Screens

/// In which language words are played, where it is another than the page's.
enum WordsNote {
  static var body: Node { Language.wordsNote.map { note in p(.class("note")) { note } } ?? .empty }
}
