import Games

extension Language {
  /// What these sentences are written in.
  package static var current: Language { .german }

  /// The language of what a game says, where it is another than the page's: the word games speak
  /// English, as their words do.
  package static func ofGame(_ kind: GameKind?) -> Language? {
    switch kind {
    case .codeword?, .anagrams?, .hangman?: .english
    case .memorize?, .times?, nil: nil
    }
  }

  /// The language of the page, to be named inside a game that has another.
  package static var ofPage: Language? { .german }
}
