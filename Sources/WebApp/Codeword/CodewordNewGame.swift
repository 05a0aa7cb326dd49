import ByteStrings
import Games
import Markup
import Words

/// The choices for a Codeword.
struct CodewordNewGame {
  let app: PastimeApp
  let presenter: CodewordPresenter

  var body: Node {
    div(.class("sheet-body")) {
      CodewordChoices(prefix: "new", options: presenter.chosen) { presenter.chosen = $0 }.body
      button(
        .class("primary"), .pageLanguage,
        .on(.click) { presenter.start(presenter.chosen, in: app) }
      ) { ShellTexts.start }
      ownWord
    }
  }

  private var ownWord: Node {
    details(.class("own-word")) {
      summary { ShareTexts.ownWord }
      form(.on(.submit) { presenter.challengeWithOwnWord(in: app) }) {
        label {
          span { ShareTexts.ownWordLabel }
          input(
            .type("text"), .value(presenter.ownWord.text), .autocomplete("off"),
            .autocapitalize("characters"), .maximumLength(Word.maximumCount),
            .spellcheck(false),
            .handle(.input) { event in
              presenter.ownWord = OwnWord(text: event.text)
              return .handled
            })
        }
        p(.class("note"), .role(.status)) { ShareTexts.sentence(for: presenter.ownWord) }
        submitButton(.class("secondary")) { ShareTexts.ownWordLink }
        p(.class("subtitle")) { ShareTexts.challengeNote }
      }
    }
  }
}
