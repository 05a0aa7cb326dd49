import ByteStrings

/// What the wrong answers of a problem are like.
public enum TimesDistractors: UInt8, CaseIterable, Sendable {
  /// Near the right one: at most `TimesConstants.nearDistance` away.
  case near
  /// What somebody gets who slips: a neighbouring fact, a carry that is forgotten. They may be further
  /// away: by a carry, or by the larger number, but no further.
  case slips

  var keyword: Literal {
    switch self {
    case .near: "near"
    case .slips: "slips"
    }
  }
}
