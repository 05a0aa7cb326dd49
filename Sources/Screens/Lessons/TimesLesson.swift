import Games
import Library

/// The lesson of a first round of Times, in its second and third problems. A sprint leaves no time for it.
package enum TimesLesson: UInt8 {
  /// The meaning of the marks of answers.
  case marks = 1
  /// The last digit may identify the right answer.
  case digits

  /// The current step; nil if there is none, or if something else has to be said.
  init?(_ game: Times, _ screen: TimesScreen) {
    guard game.options.seconds == nil, !screen.hasNotice else { return nil }
    switch (game.phase, game.answers.count) {
    case (.asking, 1): self = .marks
    case (.asking, 2) where game.showsLastDigits: self = .digits
    default: return nil
    }
  }
}

extension Times {
  /// Whether the latest answered problem shows how the last digit identifies a product of larger numbers. Near
  /// answers differ by less than ten, so no two of them end in the same digit.
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
