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

  /// The candidate whose turn it is, where only some suit, and it takes long to find out which: so few are
  /// asked.
  ///
  /// Each turn has some candidates of its own, and takes the first that suits. One that has none takes what
  /// an earlier turn has over. Which one is found as the bracket that a closing bracket belongs to: a turn
  /// opens one for each candidate that it has over, and closes one where it has none. So no two take the same.
  /// - Parameters:
  ///   - count: how many candidates there are.
  ///   - share: how many of them each turn has: it takes `count / share` turns until one comes again.
  /// - Returns: nil where fewer suit than there are turns.
  func index(of count: Int, share: Int, where suits: (Int) -> Bool) -> Int? {
    let order = order(of: count)
    let turns = count / share
    var missing = 0
    for back in 0..<turns {
      let start = (number + turns - back) % turns * share
      let own = order[start..<start + share]
      if back == 0, let first = own.first(where: suits) { return first }
      let suiting = own.filter(suits)
      if suiting.count > missing { return suiting[suiting.count - missing] }
      missing += 1 - suiting.count
    }
    return nil
  }
}
