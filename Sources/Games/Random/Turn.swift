/// Which of many candidates is dealt, where none may be dealt again before others were: all stand in an order
/// that follows from a seed, and each turn has its place in it. The last is followed by the first again.
public struct Turn: Equatable, Sendable {
  private let number: Int
  private let seed: UInt64

  /// The turn with this number, from 0.
  /// - Parameter seed: what the order follows from, the same for all turns.
  public init(_ number: Int, seed: UInt64) {
    self.number = number
    self.seed = seed
  }

  private func order(of count: Int) -> [Int] {
    var random = SeededRandom(seed: seed)
    return random.permutation(of: count)
  }

  /// The candidate whose turn it is; there must be one.
  /// - Parameter count: how many there are, and so how many turns it takes until one comes again.
  func index(of count: Int) -> Int { order(of: count)[number % count] }

  /// Looks for the candidate whose turn it is, where only some suit.
  /// - Parameters:
  ///   - count: how many candidates there are.
  ///   - share: how many of them each turn has: it takes `count / share` turns until one comes again.
  package func search(of count: Int, share: Int) -> TurnSearch {
    TurnSearch(order: order(of: count), share: share, number: number)
  }
}

/// A search for the candidate whose turn it is, where only some suit, and it takes long to find out which: so few are
/// asked.
///
/// Each turn has some candidates of its own, and takes the first that suits. One that has none takes what an earlier
/// turn has over. Which one is found as the bracket that a closing bracket belongs to: a turn opens one for each
/// candidate that it has over, and closes one where it has none. So no two take the same.
package struct TurnSearch {
  private let order: [Int]
  private let share: Int
  private let number: Int
  private let turns: Int
  private var back = 0
  private var missing = 0

  fileprivate init(order: [Int], share: Int, number: Int) {
    (self.order, self.share, self.number) = (order, share, number)
    turns = order.count / share
  }

  /// The candidates of the turn that is looked at next, an earlier one each time; nil after all of them: then fewer
  /// suit than there are turns.
  package mutating func next() -> [Int]? {
    if back == turns { return nil }
    let start = (number + turns - back) % turns * share
    back += 1
    return Array(order[start..<start + share])
  }

  /// Takes what suits among the candidates that `next` gave.
  /// - Returns: the candidate whose turn it is; nil where it is among those of an earlier turn.
  package mutating func take(_ suiting: [Int]) -> Int? {
    if back == 1, let first = suiting.first { return first }
    if suiting.count > missing { return suiting[suiting.count - missing] }
    missing += 1 - suiting.count
    return nil
  }
}
