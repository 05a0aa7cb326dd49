import ByteStrings
import Games
import Library

/// What a first Memorize teaches, until the first pair is found.
package enum MemorizeLesson: UInt8 {
  /// Two cards are turned up.
  case cards = 1
  /// One is: which is like it?
  case other
  /// They differed.
  case miss
  /// They were a pair.
  case pair

  /// The step that stands; nil where there is none, or something else is to be told.
  init?(_ game: Memorize, _ screen: MemorizeScreen) {
    let turned = game.choices.count
    guard !game.outcome.isOver, !game.options.hasTwoPlayers, screen.refusal.isEmpty else {
      return nil
    }
    switch game.matchCount {
    case 0: self = turned == 0 ? .cards : turned % 2 == 1 ? .other : .miss
    case 1 where turned % 2 == 0 && game.isMatch(turned / 2 - 1): self = .pair
    default: return nil
    }
  }
}

extension MemorizeModel {
  package var step: Lesson? {
    guard let screen, let session, let step = MemorizeLesson(session.game, screen) else {
      return nil
    }
    return Lesson(step: step.rawValue, sentence: LessonTexts.sentence(step, session.game))
  }
}
