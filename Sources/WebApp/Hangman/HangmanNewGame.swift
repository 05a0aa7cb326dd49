import ByteStrings
import Games
import Markup

/// The choices for a Hangman.
struct HangmanNewGame {
  let app: PastimeApp
  let presenter: HangmanPresenter

  var body: Node {
    div(.class("sheet-body")) {
      HangmanChoices(prefix: "new", options: presenter.chosen) { presenter.chosen = $0 }.body
      button(
        .class("primary"), .pageLanguage,
        .on(.click) { presenter.start(presenter.chosen, in: app) }
      ) { ShellTexts.start }
      ownAnswer
    }
  }

  private var ownAnswer: Node {
    details(.class("own-word phrase-too")) {
      summary { HangmanScreenTexts.ownAnswer }
      form(.on(.submit) { presenter.playOwnAnswer(in: app) }) {
        field(HangmanScreenTexts.ownAnswerLabel, presenter.own.answer) {
          presenter.own = OwnAnswer(answer: $0, clue: presenter.own.clue)
        }
        field(HangmanScreenTexts.ownClueLabel, presenter.own.clue) {
          presenter.own = OwnAnswer(answer: presenter.own.answer, clue: $0)
        }
        p(.class("note"), .role(.status)) { presenter.own.problem }
        submitButton(.class("secondary")) { HangmanScreenTexts.playHere }
        button(.class("secondary"), .on(.click) { presenter.copyOwnAnswer(in: app) }) {
          ShareTexts.ownWordLink
        }
        p(.class("subtitle")) { HangmanScreenTexts.challengeNote }
      }
    }
  }

  private func field(
    _ title: PlainText, _ value: PlainText, write: @escaping (PlainText) -> Void
  ) -> Node {
    label {
      span { title }
      input(
        .type("text"), .value(value), .autocomplete("off"),
        .maximumLength(HangmanAnswer.characterLimit),
        .handle(.input) { event in
          write(event.text)
          return .handled
        })
    }
  }
}

/// An answer of one's own for somebody else, as far as it is entered.
struct OwnAnswer {
  var answer: PlainText = ""
  var clue: PlainText = ""
  /// Why it cannot be given to anybody; empty before that was tried.
  var problem: PlainText = ""
}
