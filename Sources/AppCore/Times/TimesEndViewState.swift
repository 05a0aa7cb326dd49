import Games
import Library
import Screens

/// How a round of Times ended: the score, and every answer.
package struct TimesEndViewState: Equatable {
  /// An answer.
  package struct Answer: Equatable, Identifiable, Sendable {
    package let mark: TimesMarkViewState
    package let text: String
    /// How to work the answer out; empty if it was right.
    package let way: String
    package let time: String

    package var id: Int { mark.id }
  }

  package let end: EndViewState
  /// The answers, with the wrong ones first.
  package let answers: [Answer]

  @MainActor
  init(_ model: AppModel, _ session: Session<Times>) {
    let game = session.game
    end = EndViewState(
      model, .times, session.header.id, headline: TimesScreenTexts.end(game),
      figure: TimesScreenTexts.figure(session, TimesStatistics(model.library)),
      again: TimesTexts.button(of: game))
    answers = game.listedIndices.map { index in
      let fact = game.puzzle.fact(index)
      let isMissed = game.standing(index) == .wrong
      return Answer(
        mark: TimesMarkViewState(id: index, standing: game.standing(index)),
        text: isMissed ? TimesTexts.missed(index, in: game) : TimesTexts.equation(fact),
        way: isMissed ? TimesTexts.way(to: fact) : "",
        time: TimesScreenTexts.seconds(game.answerTimes[index]))
    }
  }
}
