import ByteStrings

/// The games on the shelf. The raw value is the place on the shelf, and is never stored.
public enum GameKind: UInt8, CaseIterable, Sendable {
  /// Find the hidden word.
  case codeword
  /// Find the words that are in six letters.
  case anagrams
  /// Find the hidden word letter by letter.
  case hangman
  /// Find the pairs.
  case memorize
  /// Work out problems in arithmetic.
  case times

  /// The games in the order of the shelf. One list in one place: what the compiler makes by itself would
  /// be put together anew at each of the twenty that go through it.
  public static var allCases: [GameKind] { [.codeword, .anagrams, .hangman, .memorize, .times] }

  /// The word that names the game in a record and in an address.
  public var keyword: Literal {
    switch self {
    case .codeword: "codeword"
    case .anagrams: "anagrams"
    case .hangman: "hangman"
    case .memorize: "memorize"
    case .times: "times"
    }
  }
}
