import ByteStrings

/// What is to be reckoned.
///
/// Minus and divided undo plus and times: what is left of a difference, and what a quotient is, come
/// from the ranges, so that every result is a whole number and none is below zero.
public enum TimesOperation: UInt8, CaseIterable, Sendable {
  case times
  case divided
  case plus
  case minus

  /// The word for it in a record.
  var keyword: StaticString {
    switch self {
    case .times: "times"
    case .divided: "divided"
    case .plus: "plus"
    case .minus: "minus"
    }
  }

  /// The sign for it in a record: one byte of ASCII.
  var ascii: UInt8 {
    switch self {
    case .times: UInt8(ascii: "*")
    case .divided: UInt8(ascii: "/")
    case .plus: UInt8(ascii: "+")
    case .minus: UInt8(ascii: "-")
    }
  }

  /// Whether the numbers may change places: then both ways are one fact.
  var isCommutative: Bool { self == .times || self == .plus }

  /// What stands on the left and the right of the sign, where these are the numbers of a fact.
  func operands(_ first: Int, _ second: Int) -> (left: Int, right: Int) {
    switch self {
    case .times, .plus: (first, second)
    case .divided: (first * second, second)
    case .minus: (first + second, second)
    }
  }
}

/// Some of the operations.
public struct TimesOperations: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// No operation.
  public init() {}

  /// One operation.
  public init(_ operation: TimesOperation) { self[operation] = true }

  /// Whether an operation is among them.
  public subscript(operation: TimesOperation) -> Bool {
    get { bits >> operation.rawValue & 1 == 1 }
    set {
      let bit = UInt8(1) << operation.rawValue
      bits = newValue ? bits | bit : bits & ~bit
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// Writes `times,plus`.
  func write(to text: inout TextWriter) {
    var isFirst = true
    for operation in TimesOperation.allCases where self[operation] {
      if !isFirst { text.write(",") }
      text.write(operation.keyword)
      isFirst = false
    }
  }

  /// Reads what `write` wrote.
  init(_ field: ArraySlice<UInt8>) throws(TextFault) {
    var rest = field
    // In the order in which they are written, so that there is one spelling.
    for operation in TimesOperation.allCases {
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      guard equal(rest[rest.startIndex..<end], operation.keyword) else { continue }
      self[operation] = true
      if end == rest.endIndex { return }
      rest = rest[(end + 1)...]
    }
    throw .unexpected
  }
}
