import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The choices for a Codeword.
struct CodewordNewGame {
  let model: CodewordModel

  var body: Node {
    div(.class("modal-body")) {
      WordsSetting(library: model.context.library).body
      OptionForm(name: "new", rows: model.choices).body
      button(
        .class("primary"),
        .on(.click) { [model] in model.startChosen() }
      ) { ShellTexts.start }
      ownWord
    }
  }

  private var ownWord: Node {
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
