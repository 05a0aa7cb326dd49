import Games
import Library
import Screens

/// A Times as views show it: everything is decided, nothing is left to compute.
package struct TimesViewState: Equatable {
  /// One of the answers to choose from.
  package struct Choice: Equatable, Identifiable, Sendable {
    package let id: Int
    /// The number; empty before the start.
    package let text: String
    /// What is read out for it.
    package let label: String
    package var isRight = false
    /// Whether it was chosen and is not right.
    package var isWrong = false
  }

  package let bar: GameBarViewState
  /// How the answers so far were, and the problems to come where they are few.
  package let marks: [TimesMarkViewState]
  package let tally: String
  package let problem: String
  package let result: String
  package let message: String
  package let lesson: String
  /// What to choose from; empty where the answer is typed.
  package let choices: [Choice]
  package let isTyped: Bool
  package let isAsking: Bool
  /// What the one button is called.
  package let button: String
  /// Whether the one button does something now.
  package let goesOn: Bool
  /// Whether the round can be ended before its end.
  package let canFinish: Bool
  /// Whether the player is asked whether to end it.
  package let asksToFinish: Bool
  package let end: TimesEndViewState?

  /// The Times in front; nil where there is none.
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

/// How an answer was: a shape before it is a colour.
package struct TimesMarkViewState: Equatable, Identifiable, Sendable {
  package let id: Int
  package let standing: TimesFacts.Standing

  /// How many marks stand in a row at most.
  private static let rowLimit = 15

  /// The marks of the answers so far and, where they fit in a row, of the problems to come.
  static func row(of game: Times) -> [TimesMarkViewState] {
    let answered = game.answers.count
    let isShort = game.options.seconds == nil && game.puzzle.count <= rowLimit
    let count = isShort ? game.puzzle.count : answered
    return (max(count - rowLimit, 0)..<count).map {
      TimesMarkViewState(id: $0, standing: $0 < answered ? game.standing($0) : .new)
    }
  }

  /// The symbol that stands for it.
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
