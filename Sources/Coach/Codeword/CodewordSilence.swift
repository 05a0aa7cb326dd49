/// Why of a Codeword something cannot be said.
public enum CodewordSilence: Error, Equatable, Sendable {
  /// The game goes on: the coach speaks afterwards.
  case unfinished
  /// The secret is none of those that are dealt: the lists have changed, or somebody chose it.
  case secretNotInLists
  /// Somebody chose the secret, so not every word was equally likely.
  case secretChosen
  /// In hard and ultra-hard mode the words that may be tried depend on those before, and the search is
  /// not good enough for that.
  case boundMode
  /// Too many words had to be looked into.
  case tooManyCases
}
