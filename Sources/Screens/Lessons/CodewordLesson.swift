import Games
import Library
import Words

/// What a first Codeword teaches: how a word is tried, then the marks, until they were used.
package enum CodewordLesson: UInt8 {
  /// Letters make a word.
  case word = 1
  /// Enter tries it.
  case enter
  /// What the marks say that have appeared.
  case marks

  /// The step that stands; nil where there is none, or something else is to be told.
  init?(_ game: Codeword, _ screen: CodewordScreen) {
    guard !game.outcome.isOver, !screen.isMoving else { return nil }
    switch screen.message {
    case .none, .invitation, .marks: break
    case .incomplete, .wordsLoading, .wordsMissing, .refused: return nil
    }
    switch game.attempts.count {
    case 0: self = screen.blanks > 0 ? .word : .enter
    case 1, 2: self = .marks
    default: return nil
    }
  }
}

extension Codeword {
  /// The letter that bore a mark last; nil where none did.
  package func lastLetter(marked mark: Mark) -> Letter? {
    for attempt in attempts.reversed() {
      for position in 0..<attempt.word.count where attempt.marks[position] == mark {
        return attempt.word[position]
      }
    }
    return nil
  }
}

extension CodewordModel {
  package var step: Lesson? {
    guard let screen, let session, let step = CodewordLesson(session.game, screen) else {
      return nil
    }
    return Lesson(step: step.rawValue, sentence: LessonTexts.sentence(step, session.game))
  }
}
