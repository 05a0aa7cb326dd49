import Games
import Library

/// The lesson of a first game of Anagrams, until the player has found three words or a word of all letters.
package enum AnagramsLesson: UInt8 {
  /// Tiles make a word.
  case letters = 1
  /// Enter submits it.
  case enter
  /// The first word is in its boxes.
  case boxes
  /// How a rack ends. The step can come at any time.
  case goal
  /// How to discover other words.
  case twist

  /// The current step; nil if there is none, or if something else has to be said.
  init?(_ game: Anagrams, _ screen: AnagramsScreen) {
    guard game.rounds.count == 1, game.round.pangramCount == 0, screen.isInPlay(game),
      !screen.tellsMore
    else { return nil }
    switch game.round.foundCount {
    case 0:
      let isWord = screen.input.tiles.count >= AnagramsRack.wordLengths.lowerBound
      self = isWord ? .enter : .letters
    case 1: self = .boxes
    case 2: self = .goal
    case 3: self = .twist
    default: return nil
    }
  }
}

extension AnagramsModel {
  package var step: Lesson? {
    guard let screen, let session, let step = AnagramsLesson(session.game, screen) else {
      return nil
    }
    return Lesson(step: step.rawValue, sentence: LessonTexts.sentence(step, session.game))
  }
}
