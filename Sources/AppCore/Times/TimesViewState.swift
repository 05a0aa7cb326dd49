import Games
import Library
import Screens

/// A round of Times as the views show it: everything is decided, and nothing is left to compute.
package struct TimesViewState: Equatable {
  /// A possible answer.
  package struct Choice: Equatable, Identifiable, Sendable {
    package let id: Int
    /// The number; empty before the start.
    package let text: String
    /// The text that a screen reader reads for it.
    package let label: String
    package var isRight = false
    /// Whether the player chose it and it is not right.
    package var isWrong = false
  }

  package let bar: GameBarViewState
  /// The results of the answers so far and, if there are few problems, marks for those to come.
  package let marks: [TimesMarkViewState]
  package let tally: String
  package let problem: String
  package let result: String
  package let message: String
  package let lesson: String
  /// The possible answers; empty if the answer is typed.
  package let choices: [Choice]
  package let isTyped: Bool
  package let isAsking: Bool
  /// The title of the main button.
  package let button: String
  /// Whether the main button does something now.
  package let goesOn: Bool
  /// Whether the player can end the round early.
  package let canFinish: Bool
  /// Whether the app asks the player to confirm ending the round.
  package let asksToFinish: Bool
  package let end: TimesEndViewState?

  /// The round of Times in front; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    let times = model.shelf.times
    guard let screen = times.screen, let session = times.session else { return nil }
    let (game, id) = (session.game, session.header.id)
    let isOver = screen.isOver(game)
    let left = game.timeLeft(at: model.frame.time(of: id)).map { Countdown($0).seconds }
    bar = GameBarViewState(
      model, .times, id, standing: TimesScreenTexts.standing(of: game), timeLeft: left)
    marks = TimesMarkViewState.row(of: game)
    tally = TimesScreenTexts.tally(game)
    problem = screen.problem(game)
    result = screen.result(game)
    message = screen.message(game)
    lesson = model.frame.lesson(.times, times)?.sentence ?? ""
    isTyped = game.options.answerCount == 0
    isAsking = game.phase == .asking
    choices = (0..<game.options.answerCount).map { Self.choice($0, in: game) }
    button = TimesTexts.button(of: game)
    goesOn = game.phase != .asking && game.phase != .over
    canFinish = game.phase != .ready && game.phase != .over
    asksToFinish = screen.asksToFinish
    end = isOver ? TimesEndViewState(model, session) : nil
  }

  private static func choice(_ index: Int, in game: Times) -> Choice {
    guard let shown = game.shownIndex else {
      return Choice(id: index, text: "", label: TimesScreenTexts.answerName(index))
    }
    let problem = game.puzzle.problem(shown)
    let answer = problem.answers[index]
    let isAnswered = game.phase != .asking
    let isRight = isAnswered && answer == problem.fact.result
    let isChosen = isAnswered && answer == game.answers[shown]
    return Choice(
      id: index, text: "\(answer)",
      label: TimesScreenTexts.choice(answer, isRight: isRight, isChosen: isChosen),
      isRight: isRight, isWrong: isChosen && !isRight)
  }
}

/// The result of an answer, shown by a shape first and by a colour second.
package struct TimesMarkViewState: Equatable, Identifiable, Sendable {
  package let id: Int
  package let standing: TimesFacts.Standing

  /// The maximum number of marks in a row.
  private static let rowLimit = 15

  /// The marks of the answers so far and, if they fit in a row, of the problems to come.
  static func row(of game: Times) -> [TimesMarkViewState] {
    let answered = game.answers.count
    let isShort = game.options.seconds == nil && game.puzzle.count <= rowLimit
    let count = isShort ? game.puzzle.count : answered
    return (max(count - rowLimit, 0)..<count).map {
      TimesMarkViewState(id: $0, standing: $0 < answered ? game.standing($0) : .new)
    }
  }

  /// The symbol for the mark.
  package var symbol: String {
    switch standing {
    case .wrong: "xmark.circle"
    case .slow: "circle.lefthalf.filled"
    case .new: "circle.dotted"
    case .sure: "checkmark.circle.fill"
    }
  }

  package var label: String { TimesTexts.name(of: standing) }
}
