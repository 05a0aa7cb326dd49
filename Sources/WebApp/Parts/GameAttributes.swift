import ByteStrings
import Games
import Markup
import Screens

extension Attribute {
  /// The game that an element belongs to, whose accent it bears.
  static func game(_ kind: GameKind?) -> Attribute {
    kind.map { .data("game", PlainText($0.keyword)) } ?? .none
  }

  /// Shakes an element once with each refusal: the styles give each of two names a motion of its own,
  /// so that it begins anew.
  static func shakes(_ refusals: UInt32) -> Attribute {
    .data("shake", refusals == 0 ? "" : refusals % 2 == 0 ? "even" : "odd")
  }

  /// What is typed into the field are letters from A to Z, whatever the keyboard has (`Web/bridge/keys.js`).
  static var takesLetters: Attribute { .data("letters", "latin") }

  /// Letters and numbers of play, which no program may translate.
  static var untranslated: Attribute { .attribute("translate", "no") }

  /// The language of words that are played and of what they mean, where it is another than the page's.
  static var wordLanguage: Attribute {
    Language.ofWords.map { .attribute("lang", PlainText($0.tag)) } ?? .none
  }
}
