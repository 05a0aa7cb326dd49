import ByteStrings
import Markup
import Screens
import Words

/// The words that still fit, in a modal over an assisted game: at most a screenful.
struct CodewordFitting {
  /// The coach later lists the same number of words.
  private static let most = 40

  let words: [Word]
  let language: WordLanguage

  var body: Node {
    let shown = min(words.count, Self.most)
    return div(.class("modal-body")) {
      p { CodewordScreenTexts.fitting(words.count) }
      if shown < words.count { p(.class("note")) { CodewordScreenTexts.first(shown) } }
      ul(.class("fitting"), .language(language)) {
        for word in words.prefix(shown) { li { word.uppercased } }
      }
    }
  }
}
