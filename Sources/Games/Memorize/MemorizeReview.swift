/// What can be told of a game afterwards: how well the memory served, apart from luck.
public struct MemorizeReview: Equatable, Sendable {
  /// What a turn was.
  public enum Turn: UInt8, Sendable {
    /// A match of two cards of which one had been up before.
    case remembered
    /// A match of two cards that were both new.
    case lucky
    /// A mismatch that no memory could have known of.
    case miss
    /// A mismatch though what had been up before told better: the card that the first one matches,
    /// or that the second one does not.
    case avoidable
  }

  /// What each turn was that is complete.
  public let turns: [Turn]

  /// How many turns a perfect memory would have needed that comes upon the cards in the same order.
  ///
  /// It takes a pair as soon as it knows both cards, and otherwise turns up cards that it does not
  /// know, in the order in which the player first did. No other way needs fewer turns with that order.
  /// While the game goes on, the cards that were not up yet do not count.
  public let par: Int

  /// The review of a game.
  public init(of game: Memorize) {
    var turns: [Turn] = []
    for turn in game.gains.indices {
      let earlier = game.choices[..<(turn * 2)]
      let (first, second) = (game.choices[turn * 2], game.choices[turn * 2 + 1])
      if game.isMatch(turn) {
        let isNew = !earlier.contains(first) && !earlier.contains(second)
        turns.append(isNew ? .lucky : .remembered)
      } else {
        let wasKnown = earlier.contains(second) || Self.partner(of: first, in: earlier, of: game)
        turns.append(wasKnown ? .avoidable : .miss)
      }
    }
    self.turns = turns
    par = Self.par(of: game)
  }

  /// How many turns were of a kind.
  public func count(of kind: Turn) -> Int {
    var count = 0
    for turn in turns where turn == kind { count += 1 }
    return count
  }

  private static func par(of game: Memorize) -> Int {
    var order: [Int] = []
    for place in game.choices where !order.contains(place) { order.append(place) }
    var turns = 0
    var next = 0
    while next < order.count {
      turns += 1
      let first = next
      next += 1
      if partner(of: order[first], in: order[..<first], of: game) { continue }
      guard next < order.count else { break }
      let second = next
      next += 1
      // The second may be the card of a pair of which the other was known: then it takes a turn more.
      if partner(of: order[second], in: order[..<first], of: game) { turns += 1 }
    }
    return turns
  }

  /// Whether the other card with the same picture is among some.
  private static func partner(
    of place: Int, in places: ArraySlice<Int>, of game: Memorize
  ) -> Bool {
    for other in places where game.puzzle.isPair(other, place) { return true }
    return false
  }
}
