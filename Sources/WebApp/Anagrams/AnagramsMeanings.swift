import ByteStrings
import Markup
import Screens

/// What words mean, where that could not be fetched.
enum AnagramsMeanings {
  /// Why no word has its meaning, with the way to get it.
  static func missing(_ meanings: WordMeanings, load: @escaping () -> Void) -> Node {
    guard meanings.state == .missing else { return .empty }
    return p(.class("missing")) {
      AnagramsScreenTexts.meaningsMissing
      button(.class("secondary"), .on(.click, load)) { AnagramsScreenTexts.tryAgain }
    }
  }
}
