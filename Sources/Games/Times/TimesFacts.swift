/// How well a player knows facts: what practice is dealt from, and what the chart shows.
///
/// It follows from finished rounds alone, the oldest first, so it is never stored.
public struct TimesFacts: Equatable, Sendable {
  /// How well a fact is known, in the order in which practice deals facts.
  public enum Standing: UInt8, CaseIterable, Sendable {
    /// The last answer was wrong.
    case wrong
    /// The last answer was right, but took long, or the one before it was wrong.
    case slow
    /// It was not asked yet.
    case new
    /// The last answer was right and quick.
    case sure
  }

  /// The keys of the facts that were asked, each in order, and how well they are known.
  private var keys: [Int] = []
  private var known: [Int] = []

  /// No fact was asked yet.
  public init() {}

  /// Counts a round that came after all that were counted so far. One that is not over does not count.
  public mutating func count(_ game: Times) {
    guard game.phase == .over else { return }
    for entry in game.answers.indices {
      let key = game.puzzle.fact(entry).inOrder.key
      let known = keys.firstIndex(of: key)
      var standing = Standing.wrong
      if game.isRight(entry) {
        let wasWrong = known.map { self.known[$0] } == Int(Standing.wrong.rawValue)
        standing = game.isQuick(entry) && !wasWrong ? .sure : .slow
      }
      if let known {
        self.known[known] = Int(standing.rawValue)
      } else {
        keys.append(key)
        self.known.append(Int(standing.rawValue))
      }
    }
  }

  /// How well a fact is known.
  public func standing(of fact: TimesFact) -> Standing {
    guard let entry = keys.firstIndex(of: fact.inOrder.key) else { return .new }
    return Standing(rawValue: UInt8(known[entry])) ?? .new
  }

  /// How well each fact of a scope is known, as raw values, in the order in which the scope counts
  /// them: the cells of the chart.
  public func standings(in scope: TimesScope) -> [Int] {
    var standings = Array(repeating: Int(Standing.new.rawValue), count: scope.drawCount)
    for entry in keys.indices {
      let fact = TimesFact(key: keys[entry])
      if let index = scope.index(of: fact) { standings[index] = known[entry] }
      if fact.operation.isUndoing { continue }
      let turned = TimesFact(fact.operation, fact.second, fact.first)
      if let index = scope.index(of: turned) { standings[index] = known[entry] }
    }
    return standings
  }
}
