import ByteStrings

/// The languages of the words that games are played with. It belongs to a game, not to the page: somebody who learns
/// German plays with German words on an English page.
public enum WordLanguage: UInt8, CaseIterable, Sendable {
  /// The language of games whose records name none.
  case english
  case german
  case french

  /// The tag of the language in records, in the names of files, and for screen readers (BCP 47).
  public var tag: Literal {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    }
  }

  /// The letters of the words.
  public var alphabet: Alphabet {
    switch self {
    case .english, .french: .latin
    case .german: .german
    }
  }
}
