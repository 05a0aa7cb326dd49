import Games

/// How long one player usually takes for facts: what a round is held against.
///
/// It follows from finished rounds alone, the oldest first, so it is never stored. Only right answers
/// count.
public struct TimesPaces: Equatable, Sendable {
  /// How many of the last right answers to a fact count.
  static let answerCount = 5

  /// As how many answers to a fact those to facts like it count, so that one answer makes no habit.
  static let priorCount = 3

  /// How many of the last right answers to facts of a class count.
  static let classAnswerCount = 20

  /// The last right answers to each fact, in milliseconds, by its key, and those to each class.
  private var facts = SortedTable<Int, [Int]>()
  private var classes = Array(repeating: [Int](), count: TimesOperation.allCases.count * 2)

  /// No fact was asked yet.
  public init() {}

  /// Counts a round that came after all that were counted so far. One that is not over does not count.
  public mutating func count(_ game: Times) {
    guard game.phase == .over else { return }
    for index in game.answers.indices where game.isRight(index) {
      let fact = game.puzzle.fact(index).inOrder
      // An answer that took no time at all would make the product nothing.
      let time = max(game.answerTimes[index], 1)
      var times = facts[fact.key] ?? []
      times.keepLast(Self.answerCount, with: time)
      facts[fact.key] = times
      classes[Self.classIndex(of: fact)].keepLast(Self.classAnswerCount, with: time)
    }
  }

  /// Facts with the same operation that are of the small table, or are not.
  private static func classIndex(of fact: TimesFact) -> Int {
    let isLarge = max(fact.first, fact.second) > TimesConstants.smallTable
    return Int(fact.operation.rawValue) * 2 + (isLarge ? 1 : 0)
  }

  /// How long the player usually takes for a right answer to a fact, in milliseconds: the geometric mean
  /// of the last five, with three more that took as long as facts like it usually do; nil before the first.
  /// "7 × 8 usually takes you 3.4 seconds."
  public func usual(_ fact: TimesFact) -> Double? {
    guard let times = facts[fact.inOrder.key], let kindred = kindred(fact) else { return nil }
    let prior = Array(repeating: kindred, count: Self.priorCount)
    return geometricMean(times.map { Double($0) } + prior)
  }

  /// How long the player usually takes for facts with the same operation, of the small table or not, in
  /// milliseconds: the geometric mean of the last twenty right answers; nil before the first. "Products of
  /// the small table usually take you 2.8 seconds."
  public func kindred(_ fact: TimesFact) -> Double? {
    geometricMean(classes[Self.classIndex(of: fact)].map { Double($0) })
  }
}

extension [Int] {
  /// Appends a number, and drops the first where there are more than so many.
  fileprivate mutating func keepLast(_ limit: Int, with number: Int) {
    append(number)
    if count > limit { removeFirst() }
  }
}
