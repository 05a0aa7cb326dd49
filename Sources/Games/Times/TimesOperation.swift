/// The operation of a problem.
///
/// Minus and divided undo plus and times: the result is drawn first, so no result is fractional or negative.
public enum TimesOperation: UInt8, CaseIterable, Sendable {
  case times
  case divided
  case plus
  case minus

  /// The operator in a record: one byte of ASCII.
  var ascii: UInt8 {
    switch self {
    case .times: UInt8(ascii: "*")
    case .divided: UInt8(ascii: "/")
    case .plus: UInt8(ascii: "+")
    case .minus: UInt8(ascii: "-")
    }
  }

  /// The operation with this operator in a record.
  public init?(ascii: UInt8) {
    for operation in Self.allCases where operation.ascii == ascii {
      self = operation
      return
    }
    return nil
  }

  /// Whether the operation undoes another. Then the first number of a fact is its result.
  var isUndoing: Bool { self == .divided || self == .minus }
}
