/// Two numbers and an operation.
public struct TimesFact: Hashable, Sendable {
  /// The operation.
  public let operation: TimesOperation

  /// The first number. For a difference or a quotient it is the result.
  public let first: Int

  /// The second number: the number to add, subtract, multiply by or divide by.
  public let second: Int

  /// The fact with an operation and two numbers, each in `TimesConstants.numbers`.
  public init(_ operation: TimesOperation, _ first: Int, _ second: Int) {
    self.operation = operation
    self.first = first
    self.second = second
  }

  /// The same fact with its numbers in ascending order, if the operation is commutative: both orders are one fact.
  public var inOrder: TimesFact {
    operation.isUndoing || first <= second ? self : TimesFact(operation, second, first)
  }

  /// The same fact with its numbers swapped; nil if the operation is not commutative.
  var turned: TimesFact? { operation.isUndoing ? nil : TimesFact(operation, second, first) }

  /// A number that identifies the fact, with three digits for each of its numbers.
  public var key: Int { (Int(operation.rawValue) * 1000 + first) * 1000 + second }

  /// The fact with a key.
  init(key: Int) {
    operation = TimesOperation(rawValue: UInt8(key / 1_000_000)) ?? .times
    first = key / 1000 % 1000
    second = key % 1000
  }

  /// The number to the left of the operator.
  public var left: Int {
    switch operation {
    case .times, .plus: first
    case .divided: first * second
    case .minus: first + second
    }
  }

  /// The result.
  public var result: Int {
    switch operation {
    case .times: first * second
    case .plus: first + second
    case .divided, .minus: first
    }
  }

  /// The longest time of a sure answer.
  public var sureTime: Milliseconds {
    max(first, second) > TimesConstants.smallTable
      ? TimesConstants.largeSureTime : TimesConstants.smallSureTime
  }
}
