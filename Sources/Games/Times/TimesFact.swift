/// Two numbers and what is to be done with them.
public struct TimesFact: Hashable, Sendable {
  /// What is to be done.
  public let operation: TimesOperation

  /// The first number; of a difference or a quotient it is the result.
  public let first: Int

  /// The second number: the one that is added, taken away, multiplied or divided by.
  public let second: Int

  /// The fact of an operation with two numbers, each of `TimesConstants.numbers`.
  public init(_ operation: TimesOperation, _ first: Int, _ second: Int) {
    self.operation = operation
    self.first = first
    self.second = second
  }

  /// The same fact with its numbers in order, where they may change places: both ways are one fact.
  public var inOrder: TimesFact {
    operation.isUndoing || first <= second ? self : TimesFact(operation, second, first)
  }

  /// The same fact with its numbers the other way round; nil where they may not change places.
  var turned: TimesFact? { operation.isUndoing ? nil : TimesFact(operation, second, first) }

  /// A number that says which fact it is: three digits for each number.
  public var key: Int { (Int(operation.rawValue) * 1000 + first) * 1000 + second }

  /// The fact of such a number.
  init(key: Int) {
    operation = TimesOperation(rawValue: UInt8(key / 1_000_000)) ?? .times
    first = key / 1000 % 1000
    second = key % 1000
  }

  /// The number on the left of the sign.
  public var left: Int {
    switch operation {
    case .times, .plus: first
    case .divided: first * second
    case .minus: first + second
    }
  }

  /// What comes out.
  public var result: Int {
    switch operation {
    case .times: first * second
    case .plus: first + second
    case .divided, .minus: first
    }
  }

  /// How long a sure answer takes at most.
  public var sureTime: Milliseconds {
    max(first, second) > TimesConstants.smallTable
      ? TimesConstants.largeSureTime : TimesConstants.smallSureTime
  }
}
