import ByteStrings

/// A set of operations.
public struct TimesOperations: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// No operation.
  public init() {}

  /// Whether the set contains an operation.
  public subscript(operation: TimesOperation) -> Bool {
    get { bits >> operation.rawValue & 1 == 1 }
    set {
      let bit = UInt8(1) << operation.rawValue
      bits = newValue ? bits | bit : bits & ~bit
    }
  }

  /// The number of operations in the set.
  public var count: Int { bits.nonzeroBitCount }
}

/// What a round asks about: operations, and the ranges of their two numbers.
public struct TimesScope: Equatable, Sendable {
  private struct Content: Equatable, Sendable {
    let operations: TimesOperations
    let first: ClosedRange<Int>
    let second: ClosedRange<Int>
  }

  private let content: Shared<Content>

  /// The operations.
  public var operations: TimesOperations { content.value.operations }

  /// The first numbers. For differences and quotients they are the results.
  public var first: ClosedRange<Int> { content.value.first }

  /// The second numbers.
  public var second: ClosedRange<Int> { content.value.second }

  /// A scope of these parts.
  /// - Throws: why the scope is impossible.
  public init(
    _ operations: TimesOperations, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) throws(TimesError) {
    content = Shared(Content(operations: operations, first: first, second: second))
    guard operations.count > 0 else { throw .noOperation }
    guard isGood(first), isGood(second) else { throw .badNumbers }
    if operations[.divided], second.lowerBound == 0 { throw .divisionByZero }
  }

  /// The products of the classic round.
  static var classic: TimesScope {
    TimesScope(products: TimesConstants.classicNumbers)
  }

  private init(products numbers: ClosedRange<Int>) {
    var operations = TimesOperations()
    operations[.times] = true
    content = Shared(Content(operations: operations, first: numbers, second: numbers))
  }

  /// How many different facts the scope has.
  public var factCount: Int {
    // Two different numbers that are in both ranges form the same fact in both orders.
    let low = max(first.lowerBound, second.lowerBound)
    let shared = max(min(first.upperBound, second.upperBound) - low + 1, 0)
    var count = drawCount
    for operation in TimesOperation.allCases where operations[operation] && !operation.isUndoing {
      count -= shared * (shared - 1) / 2
    }
    return count
  }

  private var columns: Int { second.upperBound - second.lowerBound + 1 }
  private var table: Int { (first.upperBound - first.lowerBound + 1) * columns }

  /// The number of ways to draw an operation and a number of each range.
  public var drawCount: Int { operations.count * table }

  /// The fact of one of those ways, from 0: by operation, then by first number.
  public func fact(_ index: Int) -> TimesFact {
    var rest = index / table
    var drawn = TimesOperation.times
    for operation in TimesOperation.allCases where operations[operation] {
      if rest == 0 { drawn = operation }
      rest -= 1
    }
    let cell = index % table
    return TimesFact(
      drawn, first.lowerBound + cell / columns, second.lowerBound + cell % columns)
  }

  /// The way that draws a fact with its numbers in the given order; nil if none does.
  public func index(of fact: TimesFact) -> Int? {
    guard
      operations[fact.operation], first.contains(fact.first), second.contains(fact.second)
    else { return nil }
    var index = 0
    for operation in TimesOperation.allCases where operations[operation] {
      if operation == fact.operation { break }
      index += table
    }
    return index + (fact.first - first.lowerBound) * columns + fact.second - second.lowerBound
  }
}

private func isGood(_ range: ClosedRange<Int>) -> Bool {
  let numbers = TimesConstants.numbers
  return range.lowerBound >= numbers.lowerBound && range.upperBound <= numbers.upperBound
    && range.upperBound - range.lowerBound < TimesConstants.rangeWidth
}
