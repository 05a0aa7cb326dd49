import ByteStrings
import Games
import Markup
import Screens
import Words

extension Attribute {
  /// The game that an element belongs to. It decides the accent colour.
  static func game(_ kind: GameKind?) -> Attribute {
    kind.map { .data("game", PlainText($0.keyword)) } ?? .none
  }

  /// Shakes an element once for each refusal. The styles give each of the two names its own animation, so
  /// that it starts again.
  static func shakes(_ refusals: UInt32) -> Attribute {
    .data("shake", refusals == 0 ? "" : refusals % 2 == 0 ? "even" : "odd")
  }

  /// The field takes letters from A to Z, whatever the keyboard types (`Web/bridge/keys.js`).
  static var takesLetters: Attribute { .data("letters", "latin") }

  /// Letters and numbers of play, which translation programs must not translate.
  static var untranslated: Attribute { .attribute("translate", "no") }

  /// The language of played words and their meanings, if it differs from the language of the page.
  static func language(_ words: WordLanguage) -> Attribute {
    words.isOfPage ? .none : .attribute("lang", PlainText(words.tag))
  }
}
