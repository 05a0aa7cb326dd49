/// Why a card cannot be chosen now. A refused choice costs nothing.
public enum MemorizeRefusal: Error, Equatable, Sendable {
  /// The game is over.
  case over
  /// The board has no such card.
  case noSuchCard
  /// The card is face up already.
  case faceUp
  /// The card is matched already.
  case matched
}
