extension Memorize {
  /// The quality of a turn with regard to memory.
  public enum Turn: UInt8, Sendable {
    /// The turn found a pair.
    case match
    /// A mismatch that no memory could have avoided.
    case miss
    /// A mismatch that earlier turns could have prevented: they had revealed which card matches the first one,
    /// or that the second one does not match.
    case avoidable
  }

  /// The quality of each complete turn.
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

  /// Whether a single player needed no more turns than a perfect memory.
  public var isPerfect: Bool { !options.hasTwoPlayers && outcome.isOver && gains.count == par }

  /// How many turns a perfect memory would have needed if it came upon the cards in the same order.
  ///
  /// A perfect memory takes a pair as soon as it knows both cards. Otherwise it turns up unknown cards, in the
  /// order in which the player first turned them up. No other strategy needs fewer turns with that order.
  /// During a game, the cards that have not been up yet do not count.
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
        // If the twin of the second card was known, taking that pair needs one more turn.
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
