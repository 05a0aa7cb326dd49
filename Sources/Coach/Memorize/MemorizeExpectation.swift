/// How many turns a perfect memory still needs on average, exactly.
///
/// One player with a perfect memory takes a pair as soon as both cards are known, and turns up unknown cards
/// otherwise; to turn up a known card instead is never better (Velleman and Warrington, "What to expect in a
/// game of memory", 2013). So it matters only how many cards are unknown, and of how many of the known ones
/// the twin is unknown. The recursion is that of docs/coach.md.
public struct MemorizeExpectation: Sendable {
  private let pairs: Int
  /// By the unknown cards, and then the single ones: `start` before a turn.
  private var turns: [Double]

  /// For boards with up to so many pairs. Takes time in the square of it.
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

  /// How many turns a whole board needs: the par.
  public func par(pairs: Int) -> Double { start(singles: 0, unknown: 2 * pairs) }

  /// The turns before one begins. Each pair that is known and not taken yet needs a turn more.
  /// - Parameters:
  ///   - singles: the known cards of which the twin is unknown.
  ///   - unknown: the unknown cards.
  func start(singles: Int, unknown: Int) -> Double { turns[index(singles, unknown)] }

  /// The turns, this one among them, once its first card is up and its twin is unknown.
  /// - Parameter singles: that card is one of them.
  func second(_ singles: Int, _ unknown: Int) -> Double {
    let all = Double(unknown)
    // The twin; the twin of another single, whose pair needs a turn of its own; or another new card.
    var sum = 1 / all * afterMatch(singles, unknown)
    if singles > 1 { sum += Double(singles - 1) / all * (1 + afterMatch(singles, unknown)) }
    if unknown > singles {
      sum +=
        Double(unknown - singles) / all * (1 + start(singles: singles + 1, unknown: unknown - 1))
    }
    return sum
  }

  /// The turns, this one among them, where it matches a single with an unknown card.
  func afterMatch(_ singles: Int, _ unknown: Int) -> Double {
    1 + start(singles: singles - 1, unknown: unknown - 1)
  }

  private func index(_ singles: Int, _ unknown: Int) -> Int { unknown * (pairs + 1) + singles }
}
