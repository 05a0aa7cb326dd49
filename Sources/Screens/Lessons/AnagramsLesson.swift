import Games
import Library

/// What a first Anagrams teaches, until three words are found.
package enum AnagramsLesson: UInt8 {
  /// Tiles make a word.
  case letters = 1
  /// Enter tries it.
  case enter
  /// The first word stands in its boxes.
  case boxes
  /// What ends the rack: it may come at any time.
  case goal
  /// What helps to see others.
  case twist

  /// The step that stands; nil where there is none, or something else is to be told.
  init?(_ game: Anagrams, _ screen: AnagramsScreen) {
    guard game.rounds.count == 1, screen.isInPlay(game), !screen.tellsMore else { return nil }
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
