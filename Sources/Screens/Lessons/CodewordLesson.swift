import Games
import Library
import Words

/// The lesson of a first game of Codeword: how to submit a word, then the marks, until the player has used them.
package enum CodewordLesson: UInt8 {
  /// Letters make a word.
  case word = 1
  /// Enter submits it.
  case enter
  /// The meaning of the marks that have appeared.
  case marks

  /// The current step; nil if there is none, or if something else has to be said.
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
  /// The letter that last had a mark; nil if none had it.
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
