import ByteStrings
import Library
import Words

extension WordLanguage {
  /// The name of the language, in the language itself.
  package var name: PlainText {
    switch self {
    case .english: Language.english.name
    case .german: Language.german.name
    case .french: Language.french.name
    }
  }

  /// The language of the page, in which a new player's words are.
  static var ofPage: WordLanguage {
    switch Language.current {
    case .english: .english
    case .german: .german
    case .french: .french
    }
  }

  /// Whether the page is in this language.
  package var isOfPage: Bool { self == .ofPage }
}

extension AnySession {
  /// A text about the game, with the language of its words behind it unless that is known.
  func beside(_ text: PlainText, unless known: WordLanguage) -> PlainText {
    guard let words, words != known else { return text }
    return text + " · " + words.name
  }
}
