import ByteStrings
import Games
import Library

/// The lesson of a first game of Memorize, until the player has found the first pair.
package enum MemorizeLesson: UInt8 {
  /// Turn two cards up.
  case cards = 1
  /// One card is up: which one is like it?
  case other
  /// The cards differ.
  case miss
  /// The cards are a pair.
  case pair

  /// The current step; nil if there is none, or if something else has to be said.
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
