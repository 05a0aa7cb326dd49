import Games

extension GameKind {
  /// The latest version of the rules.
  public var rulesVersion: Int64 {
    switch self {
    case .codeword: Codeword.rulesVersion
    case .anagrams: Anagrams.rulesVersion
    case .hangman: Hangman.rulesVersion
    case .memorize: Memorize.rulesVersion
    case .times: Times.rulesVersion
    }
  }
}
