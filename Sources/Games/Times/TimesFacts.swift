/// How well a player knows facts: what practice is dealt from, and what the chart shows.
///
/// It follows from finished rounds alone, the oldest first, so it is never stored.
public struct TimesFacts: Equatable, Sendable {
  /// How well a fact is known.
  public enum Standing: UInt8, CaseIterable, Sendable {
    /// It was not asked yet.
    case new
    /// The last answer was wrong.
    case wrong
    /// The last answer was right, but took long, or the one before it was wrong.
    case slow
    /// The last answer was right and quick.
    case sure
  }

  /// The keys of the facts that were asked, in order.
  private var keys: [Int] = []

  /// The facts of those keys, and how well they are known.
  private var facts: [TimesFact] = []
  private var standings: [Int] = []

  /// No fact was asked yet.
  public init() {}

  /// Counts a round that came after all that were counted so far. One that is not over does not count.
  public mutating func count(_ game: Times) {
    guard game.outcome.isOver else { return }
    for place in game.answers.indices {
      let fact = game.puzzle.problems[place].fact
      var standing = Standing.wrong
      if game.isRight(place) {
        standing = game.isQuick(place) && self.standing(of: fact) != .wrong ? .sure : .slow
      }
      set(fact, to: standing)
    }
  }

  private mutating func set(_ fact: TimesFact, to standing: Standing) {
    let place = self.place(of: fact)
    if place == keys.count || keys[place] != fact.key {
      keys.insert(fact.key, at: place)
      facts.insert(fact, at: place)
      standings.insert(0, at: place)
    }
    standings[place] = Int(standing.rawValue)
  }

  /// Where a fact stands, or would stand.
  private func place(of fact: TimesFact) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < fact.key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How well a fact is known.
  public func standing(of fact: TimesFact) -> Standing {
    let place = place(of: fact)
    guard place < keys.count, keys[place] == fact.key else { return .new }
    return Standing(rawValue: UInt8(standings[place])) ?? .new
  }

  /// The facts of a scope that are known so well, in the order of their operations and numbers. What
  /// is new is not among them: `count(of:in:)` counts that too.
  public func facts(_ standing: Standing, in scope: TimesScope) -> [TimesFact] {
    var found: [TimesFact] = []
    for place in facts.indices
    where standings[place] == Int(standing.rawValue) && scope.contains(facts[place]) {
      found.append(facts[place])
    }
    return found
  }

  /// How many facts of a scope are known so well.
  public func count(of standing: Standing, in scope: TimesScope) -> Int {
    guard standing == .new else { return facts(standing, in: scope).count }
    var count = scope.factCount
    for fact in facts where scope.contains(fact) { count -= 1 }
    return count
  }
}
