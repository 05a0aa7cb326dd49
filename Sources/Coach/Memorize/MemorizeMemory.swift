import Games

/// What a perfect memory knows about a board, and how many turns it expects.
struct MemorizeMemory: Sendable {
  private let cards: [Int]
  private let expectation: MemorizeExpectation
  private(set) var isKnown: [Bool]
  /// The known cards whose twin is unknown, the unknown cards, and the pairs that are known but not taken.
  private var singles = 0
  private var unknown: Int
  private var ready = 0

  /// The memory of a new board.
  init(_ puzzle: MemorizePuzzle, _ expectation: MemorizeExpectation) {
    cards = puzzle.cards
    self.expectation = expectation
    isKnown = Array(repeating: false, count: cards.count)
    unknown = cards.count
  }

  /// The expected turns before a turn begins.
  var turns: Double {
    Double(ready) + expectation.start(singles: singles, unknown: unknown)
  }

  /// The expected turns, including this one, once a known card is up.
  func turns(withUp card: Int) -> Double {
    // The twin is taken now, so this turn is the one that a ready pair needs.
    if knowsTwin(of: card) { return turns }
    return Double(ready) + expectation.second(singles, unknown)
  }

  /// The expected turns if the second card has to be an unknown card, even if the twin is known.
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

  /// Learns a card.
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

  /// Takes a pair of known cards.
  mutating func take() { ready -= 1 }

  /// Whether the other card with the same picture is known.
  func knowsTwin(of card: Int) -> Bool {
    for other in isKnown.indices where isKnown[other] && other != card {
      if cards[other] == cards[card] { return true }
    }
    return false
  }
}
