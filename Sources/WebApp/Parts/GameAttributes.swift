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

  /// The language of what a game says, where it is another than the page's.
  static func language(of kind: GameKind?) -> Attribute {
    Language.ofGame(kind).map { .attribute("lang", PlainText($0.tag)) } ?? .none
  }

  /// The language of the page, for what the frame says inside a game that has another.
  static var pageLanguage: Attribute {
    Language.ofPage.map { .attribute("lang", PlainText($0.tag)) } ?? .none
  }
}
