/// Why nothing can be said of a Memorize.
public enum MemorizeSilence: Error, Equatable, Sendable {
  /// The game goes on: the coach speaks afterwards.
  case unfinished
  /// Two played: it can be right then to turn up a known card, so that the other learns nothing (Zwick and
  /// Paterson, "The memory game", 1993).
  case twoPlayers
}
