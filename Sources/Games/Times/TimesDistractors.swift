import ByteStrings

/// The kind of wrong answers of a problem.
public enum TimesDistractors: UInt8, CaseIterable, Sendable {
  /// Near the right answer: at most `TimesConstants.nearDistance` away.
  case near
  /// Results of typical slips: a neighbouring fact, a forgotten carry. They may be further away: by a carry or
  /// by the larger number, but no further.
  case slips

  var keyword: Literal {
    switch self {
    case .near: "near"
    case .slips: "slips"
    }
  }
}
