import ByteStrings
import Games
import Library

/// The lesson of a first game of Hangman: what a right letter reveals, what a wrong letter costs, and how to end the
/// game.
package enum HangmanLesson: UInt8 {
  /// Each line is a letter.
  case letter = 1
  /// The first right letter.
  case right
  /// The first wrong letter.
  case wrong
  /// The whole answer can be guessed.
  case answer

  /// The current step; nil if there is none, or if something else has to be said.
  init?(_ game: Hangman, _ screen: HangmanScreen) {
    guard !game.outcome.isOver, screen.controls == .keyboard, HangmanTexts.clue(of: game) == nil,
      screen.message.isEmpty || screen.freshTurn != nil
    else { return nil }
    guard let last = game.turns.last else {
      self = .letter
      return
    }
    var alike = 0
    for turn in game.turns where turn.isMiss == last.isMiss { alike += 1 }
    if alike == 1 {
      self = last.isMiss ? .wrong : .right
    } else if game.turns.count < 6 {
      self = .answer
    } else {
      return nil
    }
  }
}

extension HangmanModel {
  package var step: Lesson? {
    guard let screen, let session, let step = HangmanLesson(session.game, screen) else {
      return nil
    }
    return Lesson(step: step.rawValue, sentence: LessonTexts.sentence(step))
  }
}
