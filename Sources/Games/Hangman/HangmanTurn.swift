import Words

/// A move and what it brought about.
public struct HangmanTurn: Equatable, Sendable {
  /// What a move brought about.
  public enum Effect: Equatable, Sendable {
    /// The guess was right, and filled so many blanks.
    case right(count: Int)
    /// The guess was wrong, which is a miss.
    case wrong
    /// A hint told the clue, which is a miss.
    case clue
    /// A hint showed a letter, which stands in so many places; that is a miss.
    case shown(Letter, count: Int)
  }

  /// What the player did.
  public let move: HangmanMove

  /// What came of it.
  public let effect: Effect

  /// How many answers were possible afterwards: always one, except in evil mode.
  public let possibleCount: Int

  /// Whether the move cost a stage of the drawing.
  public var isMiss: Bool {
    if case .right = effect { return false }
    return true
  }

  /// Whether it was this move that showed the letter, given by its number in Unicode.
  public func hasShown(_ scalar: UInt32) -> Bool {
    switch (move, effect) {
    case (.letter(let letter), .right), (_, .shown(let letter, _)): folded(scalar) == letter
    case (_, .right): true
    default: false
    }
  }

  /// Whether the move was a hint.
  public var isHint: Bool { move == .hint }
}
