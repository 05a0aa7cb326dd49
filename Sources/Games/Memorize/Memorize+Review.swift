extension Memorize {
  /// What a turn was, as far as memory goes.
  public enum Turn: UInt8, Sendable {
    /// It found a pair.
    case match
    /// A mismatch that no memory could have known of.
    case miss
    /// A mismatch though what had been up before told better: which card the first one matches, or
    /// that the second one does not.
    case avoidable
  }

  /// What a turn was that is complete.
  public func kind(ofTurn turn: Int) -> Turn {
    if isMatch(turn) { return .match }
    let earlier = choices[..<(turn * 2)]
    let wasKnown =
      earlier.contains(choices[turn * 2 + 1]) || hasTwin(of: choices[turn * 2], among: earlier)
    return wasKnown ? .avoidable : .miss
  }

  /// How many misses could have been avoided.
  public var avoidableCount: Int {
    var count = 0
    for turn in gains.indices where kind(ofTurn: turn) == .avoidable { count += 1 }
    return count
  }

  /// How many turns a perfect memory would have needed that comes upon the cards in the same order.
  ///
  /// It takes a pair as soon as it knows both cards, and otherwise turns up cards that it does not
  /// know, in the order in which the player first did. No other way needs fewer turns with that order.
  /// While the game goes on, the cards that were not up yet do not count.
  public var par: Int {
    var order: [Int] = []
    for place in choices where !order.contains(place) { order.append(place) }
    var turns = 0
    var next = 0
    while next < order.count {
      turns += 1
      let known = order[..<next]
      let first = order[next]
      next += 1
      if next == order.count || hasTwin(of: first, among: known) { continue }
      // The second may be the card of a pair of which the other was known: that takes a turn more.
      if hasTwin(of: order[next], among: known) { turns += 1 }
      next += 1
    }
    return turns
  }

  /// Whether the other card with the same picture is among some.
  private func hasTwin(of place: Int, among places: ArraySlice<Int>) -> Bool {
    for other in places where other != place && puzzle.cards[other] == puzzle.cards[place] {
      return true
    }
    return false
  }
}
