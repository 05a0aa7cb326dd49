/// A problem with a theme that a person entered, in the order of the fields.
public enum MemorizeThemeRefusal: UInt8, CaseIterable, Sendable {
  /// There is no name.
  case noName
  /// The name is too long, or has characters that cannot be displayed.
  case badName
  /// The number of pairs is invalid: less than one, or a range with its ends the wrong way round.
  case badPairs
  /// The colour is neither a name nor two names.
  case badFill
  /// There is no emoji.
  case noEmoji
  /// There are more emoji than a theme can have.
  case tooManyEmoji

  /// A remark: something is not an emoji, and is left out.
  case notEmoji
  /// A remark: a picture occurs more than once, and counts once.
  case repeatedEmoji
  /// A remark: more pairs are requested than there are emoji, so there will be one pair per emoji.
  case tooManyPairs
}
