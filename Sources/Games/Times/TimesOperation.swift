/// What is to be reckoned.
///
/// Minus and divided undo plus and times: the result is drawn first, so every result is a whole number
/// and none is below zero.
public enum TimesOperation: UInt8, CaseIterable, Sendable {
  case times
  case divided
  case plus
  case minus

  /// The sign for it in a record: one byte of ASCII.
  var ascii: UInt8 {
    switch self {
    case .times: UInt8(ascii: "*")
    case .divided: UInt8(ascii: "/")
    case .plus: UInt8(ascii: "+")
    case .minus: UInt8(ascii: "-")
    }
  }

  /// The operation of a sign as a record has it.
  public init?(ascii: UInt8) {
    for operation in Self.allCases where operation.ascii == ascii {
      self = operation
      return
    }
    return nil
  }

  /// Whether it undoes another: then the first number of a fact is its result.
  var isUndoing: Bool { self == .divided || self == .minus }
}
