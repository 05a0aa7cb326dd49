import Games

extension GameKind {
  /// Its options on the command line. `deal` and `play` have a subcommand for each.
  var arguments: any GameArguments.Type {
    switch self {
    case .codeword: CodewordArguments.self
    case .anagrams: AnagramsArguments.self
    case .hangman: HangmanArguments.self
    case .memorize: MemorizeArguments.self
    case .times: TimesArguments.self
    }
  }
}
