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

  /// What the turns were that are complete.
  public var turns: [Turn] {
    var wasUp = Array(repeating: false, count: puzzle.cards.count)
    var turns: [Turn] = []
    for turn in gains.indices {
      let (first, second) = (choices[turn * 2], choices[turn * 2 + 1])
      let wasKnown = wasUp[second] || hasTwin(of: first, among: wasUp)
      turns.append(isMatch(turn) ? .match : wasKnown ? .avoidable : .miss)
      wasUp[first] = true
      wasUp[second] = true
    }
    return turns
  }

  /// Whether one player's memory missed nothing, as often as luck did.
  public var isPerfect: Bool { !options.hasTwoPlayers && outcome.isOver && gains.count == par }

  /// How many turns a perfect memory would have needed that comes upon the cards in the same order.
  ///
  /// It takes a pair as soon as it knows both cards, and otherwise turns up cards that it does not
  /// know, in the order in which the player first did. No other way needs fewer turns with that order.
  /// While the game goes on, the cards that were not up yet do not count.
  public var par: Int {
    var order: [Int] = []
    var isKnown = Array(repeating: false, count: puzzle.cards.count)
    for card in choices where !isKnown[card] {
      isKnown[card] = true
      order.append(card)
    }
    isKnown = Array(repeating: false, count: puzzle.cards.count)
    var turns = 0
    var next = 0
    while next < order.count {
      turns += 1
      let first = order[next]
      let isMatch = hasTwin(of: first, among: isKnown)
      next += 1
      if next < order.count, !isMatch {
        let second = order[next]
        // The second may be the card of a pair of which the other was known: that takes a turn more.
        if hasTwin(of: second, among: isKnown) { turns += 1 }
        isKnown[second] = true
        next += 1
      }
      isKnown[first] = true
    }
    return turns
  }

  /// Whether the other card with the same picture is known.
  private func hasTwin(of card: Int, among isKnown: [Bool]) -> Bool {
    for other in isKnown.indices where isKnown[other] && other != card {
      if puzzle.cards[other] == puzzle.cards[card] { return true }
    }
    return false
  }
}
