import ByteStrings
import Games
import Markup
import Words

/// The choices for a Codeword.
struct NewGameView {
  let app: PastimeApp

  var body: Node {
    div(.class("sheet-body")) {
      CodewordChoices(prefix: "new", options: app.newGame) { app.newGame = $0 }.body
      button(
        .class("primary"), .on(.click) { app.startCodeword(app.newGame) }
      ) { ShellTexts.start }
      ownWord
    }
  }

  private var ownWord: Node {
    details(.class("own-word")) {
      summary { ShareTexts.ownWord }
      form(.on(.submit) { app.challengeWithOwnWord() }) {
        label {
          span { ShareTexts.ownWordLabel }
          input(
            .type("text"), .value(app.ownWord.text), .autocomplete("off"),
            .autocapitalize("characters"), .maximumLength(Word.maximumCount),
            .spellcheck(false),
            .handle(.input) { event in
              app.ownWord = OwnWord(text: event.text)
              return .handled
            })
        }
        p(.class("note"), .role(.status)) { ShareTexts.sentence(for: app.ownWord) }
        submitButton(.class("secondary")) { ShareTexts.ownWordLink }
        p(.class("subtitle")) { ShareTexts.challengeNote }
      }
    }
  }
}
