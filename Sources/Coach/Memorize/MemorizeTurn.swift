/// What a turn of a Memorize came to.
public struct MemorizeTurn: Equatable, Sendable {
  /// What it found.
  public enum Finding: Equatable, Sendable {
    /// A pair, of which a card was known.
    case pair
    /// A pair, of which neither card was known: by chance.
    case pairByChance
    /// No pair, and nobody could have known better.
    case newCards
    /// No pair, after a known card whose twin was unknown: a new one first would have told more.
    case knownFirst
    /// No pair, though the twin of the first card had been up: this one.
    case forgotTwin(card: Int)
    /// No pair, because the second card had been up and is not the twin of the first.
    case forgotCard
  }

  /// The cards that were turned up, by their indices on the board.
  public let first: Int
  /// The second of them.
  public let second: Int
  /// What they were.
  public let finding: Finding
  /// The turns that the choices cost against a perfect memory.
  public let cost: Double
  /// The turns that the cards saved which nobody had seen.
  public let luck: Double

  /// Whether a perfect memory could not have done better.
  public var isPerfect: Bool { cost < 1e-9 }
}
