import Games

extension GameKind {
  /// The version of the rules that the game is played by now.
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
