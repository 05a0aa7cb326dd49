import ByteStrings

/// The games on the shelf. The raw value is the position on the shelf, and is never stored.
public enum GameKind: UInt8, CaseIterable, Sendable {
  /// Find the hidden word.
  case codeword
  /// Find the words that six letters can spell.
  case anagrams
  /// Find the hidden word letter by letter.
  case hangman
  /// Find the pairs.
  case memorize
  /// Solve arithmetic problems.
  case times

  /// The keyword of the game in a record and in an address.
  public var keyword: Literal {
    switch self {
    case .codeword: "codeword"
    case .anagrams: "anagrams"
    case .hangman: "hangman"
    case .memorize: "memorize"
    case .times: "times"
    }
  }

  /// The game with a keyword.
  public init?(keyword: ArraySlice<UInt8>) {
    guard let kind = Self.allCases.first(where: { equal(keyword, $0.keyword) }) else { return nil }
    self = kind
  }
}
