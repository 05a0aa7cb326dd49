/// A turn decides which of many candidates is dealt, so that no candidate is dealt again before others were.
/// All candidates are in an order derived from a seed, and each turn has its place in that order. The last is
/// followed by the first again.
public struct Turn: Equatable, Sendable {
  private let number: Int
  private let seed: UInt64

  /// The turn with this number, from 0.
  /// - Parameter seed: determines the order; the same for all turns.
  public init(_ number: Int, seed: UInt64) {
    self.number = number
    self.seed = seed
  }

  private func order(of count: Int) -> [Int] {
    var random = SeededRandom(seed: seed)
    return random.permutation(of: count)
  }

  /// The index of the candidate whose turn it is. There must be at least one candidate.
  /// - Parameter count: the number of candidates, which is also the number of turns until one comes again.
  func index(of count: Int) -> Int { order(of: count)[number % count] }

  /// A search for the candidate whose turn it is, if only some candidates suit.
  /// - Parameters:
  ///   - count: how many candidates there are.
  ///   - share: how many candidates each turn has. It takes `count / share` turns until one comes again.
  package func search(of count: Int, share: Int) -> TurnSearch {
    TurnSearch(order: order(of: count), share: share, number: number)
  }
}

/// A search for the candidate whose turn it is, if only some candidates suit. Testing a candidate is slow, so
/// the search tests few.
///
/// Each turn has its own candidates and takes the first that suits. A turn with no suitable candidate takes a
/// surplus candidate of an earlier turn. They are matched like brackets: a turn opens a bracket for each
/// surplus candidate, and a turn with none closes a bracket. So no two turns take the same candidate.
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

  /// The candidates of the next turn to test, going back one turn each time; nil after all turns, which means
  /// that fewer candidates suit than there are turns.
  package mutating func next() -> [Int]? {
    if back == turns { return nil }
    let start = (number + turns - back) % turns * share
    back += 1
    return Array(order[start..<start + share])
  }

  /// Takes the suitable candidates among those that `next` returned.
  /// - Returns: the candidate whose turn it is; nil if it belongs to an earlier turn.
  package mutating func take(_ suiting: [Int]) -> Int? {
    if back == 1, let first = suiting.first { return first }
    if suiting.count > missing { return suiting[suiting.count - missing] }
    missing += 1 - suiting.count
    return nil
  }
}
