import ByteStrings
import Games
import Library
import Markup
import Screens

/// An answer of the player's own, for somebody here or for a friend to find.
struct HangmanOwnAnswer {
  let model: HangmanModel

  var body: Node {
    details(.class("disclosure")) {
      summary { HangmanScreenTexts.ownAnswer }
      form(.class("fields phrase-too"), .on(.submit) { [model] in model.playOwnAnswer() }) {
        field(HangmanScreenTexts.ownAnswerLabel, model.own.answer) { [model] in
          model.own = OwnAnswer(answer: $0, clue: model.own.clue)
        }
        field(HangmanScreenTexts.ownClueLabel, model.own.clue) { [model] in
          model.own = OwnAnswer(answer: model.own.answer, clue: $0)
        }
        p(.class("note"), .role(.status)) { model.own.problem }
        submitButton(.class("secondary")) { HangmanScreenTexts.playHere }
        button(.class("secondary"), .on(.click) { [model] in model.copyOwnAnswer() }) {
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
