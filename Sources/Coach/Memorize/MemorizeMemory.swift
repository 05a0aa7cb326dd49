import Games

/// What a perfect memory knows of a board, and what it expects of it.
struct MemorizeMemory: Sendable {
  private let cards: [Int]
  private let expectation: MemorizeExpectation
  private(set) var isKnown: [Bool]
  /// The known cards whose twin is unknown, the unknown cards, the pairs that are known and not taken.
  private var singles = 0
  private var unknown: Int
  private var ready = 0

  /// Of a board of which no card was up yet.
  init(_ puzzle: MemorizePuzzle, _ expectation: MemorizeExpectation) {
    cards = puzzle.cards
    self.expectation = expectation
    isKnown = Array(repeating: false, count: cards.count)
    unknown = cards.count
  }

  /// The turns that it still needs, before one begins.
  var turns: Double {
    Double(ready) + expectation.start(singles: singles, unknown: unknown)
  }

  /// The turns that it still needs, this one among them, once a card that is known is up.
  func turns(withUp card: Int) -> Double {
    // The twin is taken now, and so the turn is that of a pair that was ready.
    if knowsTwin(of: card) { return turns }
    return Double(ready) + expectation.second(singles, unknown)
  }

  /// The same where the second card is to be an unknown one, even if the twin is known.
  func turnsForUnknown(withUp card: Int) -> Double {
    guard knowsTwin(of: card) else { return turns(withUp: card) }
    let all = Double(unknown)
    var sum = 0.0
    if singles > 0 {
      let next = expectation.start(singles: singles - 1, unknown: unknown - 1)
      sum += Double(singles) / all * (2 + Double(ready) + next)
    }
    if unknown > singles {
      let next = expectation.start(singles: singles + 1, unknown: unknown - 1)
      sum += Double(unknown - singles) / all * (1 + Double(ready) + next)
    }
    return sum
  }

  /// Sees a card.
  mutating func see(_ card: Int) {
    guard !isKnown[card] else { return }
    if knowsTwin(of: card) {
      singles -= 1
      ready += 1
    } else {
      singles += 1
    }
    isKnown[card] = true
    unknown -= 1
  }

  /// A pair is taken, of which both cards are known.
  mutating func take() { ready -= 1 }

  /// Whether the other card with the same picture is known.
  func knowsTwin(of card: Int) -> Bool {
    for other in isKnown.indices where isKnown[other] && other != card {
      if cards[other] == cards[card] { return true }
    }
    return false
  }
}
