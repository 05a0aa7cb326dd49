/// Why a part of the analysis of a game of Codeword is missing.
public enum CodewordSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case unfinished
  /// The secret is not one of the dealt answers: the lists have changed, or a person chose it.
  case secretNotInLists
  /// A person chose the secret, so not every word was equally likely.
  case secretChosen
  /// In hard and ultra-hard mode the allowed words depend on earlier attempts, which the search does not
  /// support.
  case boundMode
  /// Too many cases had to be examined.
  case tooManyCases
}
