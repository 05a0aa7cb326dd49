import Games

/// How long one player usually takes for facts, for comparison with a round.
///
/// It is derived from finished rounds alone, oldest first, and is never stored. Only right answers count.
public struct TimesPaces: Equatable, Sendable {
  /// How many of the last right answers to a fact count.
  static let answerCount = 5

  /// How many answers to a fact the answers to similar facts count as, so that one answer does not establish a habit.
  static let priorCount = 3

  /// How many of the last right answers to facts of a class count.
  static let classAnswerCount = 20

  /// The times of the last right answers to each fact, in milliseconds, by its key, and to each class.
  private var facts = SortedTable<Int, [Int]>()
  private var classes = Array(repeating: [Int](), count: TimesOperation.allCases.count * 2)

  /// Before any fact was asked.
  public init() {}

  /// Counts a round that was played after all rounds counted so far. An unfinished round does not count.
  public mutating func count(_ game: Times) {
    guard game.phase == .over else { return }
    for index in game.answers.indices where game.isRight(index) {
      let fact = game.puzzle.fact(index).inOrder
      // An answer time of zero would make the product zero.
      let time = max(game.answerTimes[index], 1)
      var times = facts[fact.key] ?? []
      times.keepLast(Self.answerCount, with: time)
      facts[fact.key] = times
      classes[Self.classIndex(of: fact)].keepLast(Self.classAnswerCount, with: time)
    }
  }

  /// The class of a fact: its operation, and whether it is of the small table.
  private static func classIndex(of fact: TimesFact) -> Int {
    let isLarge = max(fact.first, fact.second) > TimesConstants.smallTable
    return Int(fact.operation.rawValue) * 2 + (isLarge ? 1 : 0)
  }

  /// The usual time of a right answer to a fact, in milliseconds: the geometric mean of the last five times and
  /// three more times that are usual for similar facts; nil before the first right answer. "7 × 8 usually takes
  /// you 3.4 seconds."
  public func usual(_ fact: TimesFact) -> Double? {
    guard let times = facts[fact.inOrder.key], let kindred = kindred(fact) else { return nil }
    let prior = Array(repeating: kindred, count: Self.priorCount)
    return geometricMean(times.map { Double($0) } + prior)
  }

  /// The usual time for facts of the same class, in milliseconds: the geometric mean of the last twenty right
  /// answers; nil before the first right answer. "Products of the small table usually take you 2.8 seconds."
  public func kindred(_ fact: TimesFact) -> Double? {
    geometricMean(classes[Self.classIndex(of: fact)].map { Double($0) })
  }
}

extension [Int] {
  /// Appends a number, and drops the first if there are more than `limit`.
  fileprivate mutating func keepLast(_ limit: Int, with number: Int) {
    append(number)
    if count > limit { removeFirst() }
  }
}
