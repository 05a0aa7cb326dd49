import ByteStrings
import Library
import Markup
import Screens
import Words

/// The words that the player missed repeatedly, each with its count and its meaning.
struct AnagramsMissed {
  /// Nobody reads a longer list.
  private static let most = 60

  let model: AnagramsModel

  var body: Node {
    let words = model.missedWords
    let language = model.context.wordLanguage
    return div(.class("modal-body")) {
      p { AnagramsScreenTexts.missedNote }
      AnagramsMeanings.missing(model.meanings) { [model] in model.loadMeanings() }
      ul(.class("often-missed")) {
        for entry in words.prefix(Self.most) {
          li {
            span(.class("missed-word"), .language(language)) { entry.word.uppercased }
            span { AnagramsScreenTexts.missed(times: entry.count) }
            span(.class("meaning"), .language(language)) {
              model.meanings.text(of: entry.word, in: language)
            }
          }
        }
      }
    }
  }
}
