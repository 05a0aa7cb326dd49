/// Why the coach has no analysis of a game of Memorize.
public enum MemorizeSilence: Error, Equatable, Sendable {
  /// The game is not over. The coach speaks afterwards.
  case unfinished
  /// The game had two players. Then it can be right to turn up a known card, so that the opponent learns
  /// nothing (Zwick and Paterson, "The memory game", 1993).
  case twoPlayers
}
