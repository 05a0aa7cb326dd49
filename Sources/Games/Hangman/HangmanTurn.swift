import Words

/// A move and its effect.
public struct HangmanTurn: Equatable, Sendable {
  /// The effect of a move.
  public enum Effect: Equatable, Sendable {
    /// The guess was right and filled this many blanks.
    case right(count: Int)
    /// The guess was wrong, which is a miss.
    case wrong
    /// A hint revealed the clue, which is a miss.
    case clue
    /// A hint showed a letter that occurs in this many places, which is a miss.
    case shown(Letter, count: Int)
  }

  /// What the player did.
  public let move: HangmanMove

  /// What came of it.
  public let effect: Effect

  /// How many answers were possible afterwards: always one, except in evil mode.
  public let possibleCount: Int

  /// Whether the move added a stage of the drawing.
  public var isMiss: Bool {
    if case .right = effect { return false }
    return true
  }

  /// Whether this move showed the letter, which is given by its Unicode number.
  public func hasShown(_ scalar: UInt32) -> Bool {
    switch (move, effect) {
    case (.letter(let letter), .right), (_, .shown(let letter, _)):
      letter.alphabet.folded(scalar) == letter
    case (_, .right): true
    default: false
    }
  }

  /// Whether the move was a hint.
  public var isHint: Bool { move == .hint }
}
