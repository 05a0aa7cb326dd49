import ByteStrings
import Games
import Markup

extension Language {
  /// What these sentences are written in.
  static var current: Language { .german }
}

extension Attribute {
  /// The language of what a game says, where it is another than the page's: the word games speak
  /// English, as their words do.
  static func language(of kind: GameKind?) -> Attribute {
    switch kind {
    case .codeword?, .anagrams?, .hangman?: .attribute("lang", "en")
    case .memorize?, .times?, nil: .none
    }
  }

  /// The language of the page, for what the frame says inside a game that has another.
  static var pageLanguage: Attribute { .attribute("lang", "de") }
}
