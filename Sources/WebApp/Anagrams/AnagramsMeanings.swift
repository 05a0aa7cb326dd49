import ByteStrings
import Markup
import Screens

/// A notice in the place of word meanings that could not be fetched.
enum AnagramsMeanings {
  /// Says why no word has a meaning, with a button that loads the meanings.
  static func missing(_ meanings: WordMeanings, load: @escaping () -> Void) -> Node {
    guard meanings.state == .missing else { return .empty }
    return p(.class("missing")) {
      AnagramsScreenTexts.meaningsMissing
      button(.class("secondary"), .on(.click, load)) { AnagramsScreenTexts.tryAgain }
    }
  }
}
