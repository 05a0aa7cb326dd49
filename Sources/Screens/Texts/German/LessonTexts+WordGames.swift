import ByteStrings
import Games

/// The lessons of the first word games, in German.
extension LessonTexts {
  private static func tries(_ key: PlainText) -> PlainText { "Tippe auf \(key)." }

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
    case .exact: "richtiger Platz"
    case .inexact: "woanders"
    case .none: "fehlt"
    }
  }

  static func sentence(_ step: AnagramsLesson, _ game: Anagrams) -> PlainText {
    switch step {
    case .letters: AnagramsScreenTexts.invitation
    case .enter: tries(AnagramsScreenTexts.enter)
    case .boxes: "Jede Reihe Kästchen ist ein Wort."
    case .twist: "Keine Idee? \(AnagramsScreenTexts.twist) hilft."
    case .goal: AnagramsScreenTexts.explanation(of: game.options.mode)
    }
  }

  static func sentence(_ step: HangmanLesson) -> PlainText {
    switch step {
    case .letter: "Jeder Strich ist ein Buchstabe. Rate einen."
    case .right: "Richtige erscheinen überall."
    case .wrong: "Ein falscher Buchstabe kostet einen Versuch."
    case .answer: "Weißt du die Lösung? Tippe auf \(HangmanScreenTexts.guessAnswer)."
    }
  }
}
