import ByteStrings
import Games

/// The lessons of the first word games.
extension LessonTexts {
  private static func tries(_ key: PlainText) -> PlainText { "Tap \(key) to try it." }

  static func sentence(_ step: CodewordLesson, _ game: Codeword) -> PlainText {
    switch step {
    case .word: CodewordScreenTexts.sentence(for: .invitation(game.options))
    case .enter: tries(CodewordScreenTexts.enter)
    case .marks: marks(in: game)
    }
  }

  /// The meaning of the marks that have appeared, by name, for screen readers.
  private static func marks(in game: Codeword) -> PlainText {
    var text: PlainText = ""
    for mark in Mark.allCases.reversed() where game.lastLetter(marked: mark) != nil {
      text += SettingsTexts.colour(of: mark) + ". "
    }
    return text
  }

  /// The meaning of a mark, shown beside it.
  package static func meaning(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "in place"
    case .inexact: "elsewhere"
    case .none: "not in it"
    }
  }

  static func sentence(_ step: AnagramsLesson, _ game: Anagrams) -> PlainText {
    switch step {
    case .letters: AnagramsScreenTexts.invitation
    case .enter: tries(AnagramsScreenTexts.enter)
    case .boxes: "Each group of boxes is a word."
    case .twist: "Stuck? \(AnagramsScreenTexts.twist) mixes the letters."
    case .goal: AnagramsScreenTexts.explanation(of: game.options.mode)
    }
  }

  static func sentence(_ step: HangmanLesson) -> PlainText {
    switch step {
    case .letter: "Guess a letter."
    case .right: "Right letters appear."
    case .wrong: "A wrong letter costs a try."
    case .answer: "Know it? Tap \(HangmanScreenTexts.guessAnswer)."
    }
  }
}
