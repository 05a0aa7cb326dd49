/// What can be wrong with a theme that somebody wrote down, in the order of the fields.
public enum MemorizeThemeRefusal: UInt8, CaseIterable, Sendable {
  /// There is no name.
  case noName
  /// The name is too long, or has signs that cannot be shown.
  case badName
  /// The number of pairs is none: less than one, or a range that has its ends the wrong way round.
  case badPairs
  /// The colour is no name, or not two of them.
  case badFill
  /// There is no emoji.
  case noEmoji
  /// There are more emoji than a theme can have.
  case tooManyEmoji

  /// A remark: something is no emoji, and left out.
  case notEmoji
  /// A remark: a picture stands there more than once, and counts once.
  case repeatedEmoji
  /// A remark: more pairs are asked for than there are emoji, and as many are dealt as there are.
  case tooManyPairs

  /// Whether the theme can be used all the same.
  public var isRemark: Bool { rawValue >= Self.notEmoji.rawValue }
}
