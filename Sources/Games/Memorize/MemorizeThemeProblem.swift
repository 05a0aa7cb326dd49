/// One thing that is wrong with a theme. Emoji are counted from 1, in the order in which they were
/// typed.
public enum MemorizeThemeProblem: Equatable, Sendable {
  /// There is no name.
  case noName
  /// The name is too long, or has signs that cannot be shown.
  case badName
  /// There is no emoji.
  case noEmoji
  /// There are more emoji than a theme can have.
  case tooManyEmoji(Int)
  /// No pairs are asked for, or fewer than none.
  case noPairs(Int)
  /// The least number of pairs is greater than the greatest.
  case reversedPairs(Int, Int)

  /// A remark: this is no emoji, and left out.
  case notEmoji(number: Int)
  /// A remark: this is the same picture as one before, and counts once.
  case duplicate(number: Int, of: Int)
  /// A remark: more pairs are asked for than there are emoji, and as many are dealt as there are.
  case morePairsThanEmoji(Int, emoji: Int)
  /// A remark: the colour has a name that is not known here, and another takes its place.
  case unknownColor(MemorizeColor)

  /// Whether the theme can be used all the same.
  public var isRemark: Bool {
    switch self {
    case .noName, .badName, .noEmoji, .tooManyEmoji, .noPairs, .reversedPairs: false
    case .notEmoji, .duplicate, .morePairsThanEmoji, .unknownColor: true
    }
  }
}
