import Games
import Markup

extension Language {
  /// What these sentences are written in.
  static var current: Language { .english }
}

extension Attribute {
  /// The language of what a game says, where it is another than the page's: here it never is.
  @inline(__always)
  static func language(of kind: GameKind?) -> Attribute { .none }

  /// The language of the page, for what the frame says inside a game that has another.
  @inline(__always)
  static var pageLanguage: Attribute { .none }
}
