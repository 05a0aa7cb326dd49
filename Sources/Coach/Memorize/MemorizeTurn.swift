/// The analysis of a turn of Memorize.
public struct MemorizeTurn: Equatable, Sendable {
  /// The finding of a turn.
  public enum Finding: Equatable, Sendable {
    /// A pair with a known card.
    case pair
    /// A pair by chance, without a known card.
    case pairByChance
    /// No pair, through no fault of the player.
    case newCards
    /// No pair, after a known card whose twin was unknown. A new card first would have revealed more.
    case knownFirst
    /// No pair, although the twin of the first card had been up: `card`.
    case forgotTwin(card: Int)
    /// No pair, because the second card had been up and is not the twin of the first.
    case forgotCard
  }

  /// The first card that was turned up, by its index on the board.
  public let first: Int
  /// The second card.
  public let second: Int
  /// The finding.
  public let finding: Finding
  /// The turns that the choices cost compared with a perfect memory.
  public let cost: Double
  /// The turns that the unseen cards saved.
  public let luck: Double
}
