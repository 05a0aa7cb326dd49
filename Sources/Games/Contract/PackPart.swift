/// A part of a pack of words, with which a game is played.
public enum PackPart: Sendable {
  /// Every entry, with its clue.
  case entries
  /// The entries that are words of a list.
  case words
}
