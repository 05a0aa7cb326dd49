import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// A word of the player's own, for a friend to find.
struct CodewordOwnWord {
  let model: CodewordModel

  var body: Node {
    details(.class("disclosure")) {
      summary { ShareTexts.ownWord }
      form(.class("fields"), .on(.submit) { [model] in model.challengeWithOwnWord() }) {
        label {
          span { ShareTexts.ownWordLabel }
          input(
            .type("text"), .language(model.context.wordLanguage), .value(model.ownWord.text),
            .autocomplete("off"),
            .autocapitalize("characters"), .maximumLength(Word.maximumCount),
            .spellcheck(false), .takesLetters,
            .handle(.input) { [model] event in
              model.ownWord = OwnWord(text: event.text)
              return .handled
            })
        }
        p(.class("note"), .role(.status)) { ShareTexts.sentence(for: model.ownWord) }
        submitButton(.class("secondary")) { ShareTexts.ownWordLink }
        p(.class("subtitle")) { ShareTexts.challengeNote }
      }
    }
  }
}
