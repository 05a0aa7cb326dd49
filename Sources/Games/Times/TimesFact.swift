/// Two numbers and what is to be done with them: one fact for both ways round where they may change
/// places.
public struct TimesFact: Hashable, Sendable {
  /// What is to be done.
  public let operation: TimesOperation

  /// The first number; of a difference or a quotient it is the result.
  public let first: Int

  /// The second number: the one that is added, taken away, multiplied or divided by.
  public let second: Int

  /// The fact of an operation with two numbers, each of `TimesConstants.numbers`.
  public init(_ operation: TimesOperation, _ first: Int, _ second: Int) {
    let isReversed = operation.isCommutative && first > second
    self.operation = operation
    self.first = isReversed ? second : first
    self.second = isReversed ? first : second
  }

  /// A number that says which fact it is.
  var key: Int { (Int(operation.rawValue) * 1000 + first) * 1000 + second }

  /// Whether the fact makes sense: nothing is divided by zero.
  var isPossible: Bool { operation != .divided || second > 0 }

  /// The fact as it is written: "12 × 17".
  public var written: (left: Int, right: Int) { operation.operands(first, second) }

  /// How long a sure answer takes at most.
  public var sureTime: Milliseconds {
    max(first, second) > TimesConstants.smallTable
      ? TimesConstants.largeSureTime : TimesConstants.smallSureTime
  }
}
