/// The exact average number of turns that a perfect memory still needs.
///
/// A single player with a perfect memory takes a pair as soon as both cards are known, and otherwise turns up
/// unknown cards; turning up a known card instead is never better (Velleman and Warrington, "What to expect in
/// a game of memory", 2013). So the state consists only of the number of unknown cards and the number of known
/// cards whose twin is unknown (single cards). The recursion is in docs/coach.md.
public struct MemorizeExpectation: Sendable {
  private let pairs: Int
  /// The values of `start`, by the number of unknown cards, then of single cards.
  private var turns: [Double]

  /// For boards with up to this many pairs. The time is quadratic in the number of pairs.
  public init(pairs: Int) {
    self.pairs = pairs
    turns = Array(repeating: 0, count: (2 * pairs + 1) * (pairs + 1))
    guard pairs > 0 else { return }
    for unknown in 1...2 * pairs {
      // With more single cards there would be more cards than the board has.
      let most = min(unknown, 2 * pairs - unknown)
      for singles in stride(from: unknown % 2, through: most, by: 2) {
        let match = Double(singles) / Double(unknown) * afterMatch(singles, unknown)
        var new = 0.0
        if unknown > singles {
          let share = Double(unknown - singles) / Double(unknown)
          new = share * second(singles + 1, unknown - 1)
        }
        turns[index(singles, unknown)] = match + new
      }
    }
  }

  /// The par: the turns for a whole board.
  public func par(pairs: Int) -> Double { start(singles: 0, unknown: 2 * pairs) }

  /// The expected turns before a turn begins. Each pair that is known but not taken yet needs one more turn.
  /// - Parameters:
  ///   - singles: the known cards whose twin is unknown.
  ///   - unknown: the unknown cards.
  func start(singles: Int, unknown: Int) -> Double { turns[index(singles, unknown)] }

  /// The expected turns, including this one, once its first card is up and the twin of that card is unknown.
  /// - Parameter singles: the single cards, including that card.
  func second(_ singles: Int, _ unknown: Int) -> Double {
    let all = Double(unknown)
    // The twin; the twin of another single card, whose pair needs a separate turn; or another new card.
    var sum = 1 / all * afterMatch(singles, unknown)
    if singles > 1 { sum += Double(singles - 1) / all * (1 + afterMatch(singles, unknown)) }
    if unknown > singles {
      sum +=
        Double(unknown - singles) / all * (1 + start(singles: singles + 1, unknown: unknown - 1))
    }
    return sum
  }

  /// The expected turns, including this one, if it matches a single card with an unknown card.
  func afterMatch(_ singles: Int, _ unknown: Int) -> Double {
    1 + start(singles: singles - 1, unknown: unknown - 1)
  }

  private func index(_ singles: Int, _ unknown: Int) -> Int { unknown * (pairs + 1) + singles }
}
