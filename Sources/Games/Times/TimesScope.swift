/// What a round asks about: operations, and the ranges of their two numbers.
public struct TimesScope: Hashable, Sendable {
  /// What is to be reckoned.
  public let operations: TimesOperations

  /// The first numbers; of a difference or a quotient, the results.
  public let first: ClosedRange<Int>

  /// The second numbers.
  public let second: ClosedRange<Int>

  /// A scope of these parts.
  /// - Throws: what is impossible about it.
  public init(
    _ operations: TimesOperations, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) throws(TimesOptionsFault) {
    guard !operations.isEmpty else { throw .noOperation }
    for range in [first, second] {
      guard
        range.lowerBound >= TimesConstants.numbers.lowerBound,
        range.upperBound <= TimesConstants.numbers.upperBound
      else { throw .numbersOutOfRange }
      // As a difference, which cannot overflow: the numbers have three digits.
      guard range.upperBound - range.lowerBound < TimesConstants.rangeWidth else {
        throw .rangeTooWide
      }
    }
    if operations[.divided], second.upperBound == 0 { throw .divisionByZero }
    self.init(checked: operations, first, second)
  }

  init(
    checked operations: TimesOperations, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) {
    self.operations = operations
    self.first = first
    self.second = second
  }

  /// Whether a fact is asked about, either way round.
  public func contains(_ fact: TimesFact) -> Bool {
    operations[fact.operation] && fact.isPossible
      && (isStraight(fact) || fact.operation.isCommutative && isReversed(fact))
  }

  /// Whether the numbers of a fact lie in the ranges as they stand.
  func isStraight(_ fact: TimesFact) -> Bool {
    first.contains(fact.first) && second.contains(fact.second)
  }

  /// Whether the numbers of a fact lie in the ranges the other way round.
  func isReversed(_ fact: TimesFact) -> Bool {
    first.contains(fact.second) && second.contains(fact.first)
  }

  /// How many different facts are asked about.
  public var factCount: Int {
    var count = 0
    for operation in TimesOperation.allCases where operations[operation] {
      count += first.count * second.count
      if operation == .divided, second.lowerBound == 0 { count -= first.count }
      if operation.isCommutative {
        // Two different numbers that lie in both ranges are a fact in two ways.
        let low = max(first.lowerBound, second.lowerBound)
        let shared = max(min(first.upperBound, second.upperBound) - low + 1, 0)
        count -= shared * (shared - 1) / 2
      }
    }
    return count
  }

  /// How many ways there are to draw an operation and a number of each range.
  var drawCount: Int {
    var operationCount = 0
    for operation in TimesOperation.allCases where operations[operation] { operationCount += 1 }
    return operationCount * first.count * second.count
  }

  /// The operation and the numbers of one of those ways, from 0.
  func draw(_ index: Int) -> (operation: TimesOperation, first: Int, second: Int) {
    var rest = index / second.count / first.count
    var drawn = TimesOperation.times
    for operation in TimesOperation.allCases where operations[operation] {
      if rest == 0 { drawn = operation }
      rest -= 1
    }
    return (
      drawn, first.lowerBound + index / second.count % first.count,
      second.lowerBound + index % second.count
    )
  }
}
