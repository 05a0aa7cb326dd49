import Games
import Library

/// What a first round of Times teaches, in its first three problems. A sprint leaves no time for that.
package enum TimesLesson: UInt8 {
  /// A round begins with a button.
  case start = 1
  /// One answer is right.
  case answer
  /// What the marks of answers say.
  case marks
  /// The last digit may tell the right one.
  case digits

  /// The step that stands; nil where there is none, or something else is to be told.
  init?(_ game: Times, _ screen: TimesScreen) {
    guard game.options.seconds == nil, !screen.hasNotice else { return nil }
    switch (game.phase, game.answers.count) {
    case (.ready, _): self = .start
    case (.asking, 0): self = .answer
    case (.asking, 1): self = .marks
    case (.asking, 2) where game.showsLastDigits: self = .digits
    default: return nil
    }
  }
}

extension Times {
  /// Whether the last problem that was answered shows how the last digit tells a product of larger numbers.
  /// Near answers lie less than ten apart, so no two of them end alike.
  fileprivate var showsLastDigits: Bool {
    let fact = puzzle.fact(answers.count - 1)
    return options.distractors == .near && options.answerCount > 0 && fact.operation == .times
      && fact.first > 9 && fact.second > 9
  }
}

extension TimesModel {
  package var step: Lesson? {
    guard let screen, let session, let step = TimesLesson(session.game, screen) else { return nil }
    return Lesson(step: step.rawValue, sentence: LessonTexts.sentence(step, session.game))
  }
}
