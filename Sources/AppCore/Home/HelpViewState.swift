import Games
import Screens

/// The rules of a game, in paragraphs.
package struct HelpViewState: Equatable, Sendable {
  /// A paragraph, optionally with a title or a mark that it explains.
  package struct Paragraph: Equatable, Identifiable, Sendable {
    package let id: Int
    package let title: String
    package let text: String
    package let mark: Mark?
  }

  package let title: String
  package let paragraphs: [Paragraph]

  package init(_ kind: GameKind) {
    title = kind.helpTitle
    let parts: [(String, String, Mark?)] =
      switch kind {
      case .codeword:
        [
          ("", CodewordScreenTexts.helpAim, nil),
          ("", CodewordScreenTexts.helpExact, .exact),
          ("", CodewordScreenTexts.helpInexact, .inexact),
          ("", CodewordScreenTexts.helpNone, Mark.none),
          (CodewordScreenTexts.helpRepeatedTitle, CodewordScreenTexts.helpRepeated, nil),
          ("", CodewordScreenTexts.helpRepeatedExample, nil),
          (CodewordScreenTexts.helpPlayTitle, CodewordScreenTexts.helpPlay, nil),
          ("", CodewordScreenTexts.helpModes, nil),
        ]
      case .memorize:
        [
          ("", MemorizeScreenTexts.helpAim, nil), ("", MemorizeScreenTexts.helpPlay, nil),
          ("", MemorizeScreenTexts.helpScore, nil), ("", MemorizeScreenTexts.helpQuick, nil),
          ("", MemorizeScreenTexts.helpThemes, nil),
          (MemorizeScreenTexts.helpMoreTitle, MemorizeScreenTexts.helpTwo, nil),
          ("", MemorizeScreenTexts.helpPar, nil),
        ]
      case .times:
        [
          ("", TimesScreenTexts.helpAim, nil),
          (TimesScreenTexts.helpHintTitle, TimesScreenTexts.helpHint, nil),
          (TimesScreenTexts.helpPlayTitle, TimesScreenTexts.helpPlay, nil),
          ("", TimesScreenTexts.helpModes, nil),
        ]
      case .hangman:
        [
          ("", HangmanScreenTexts.helpAim, nil), ("", HangmanScreenTexts.helpExample, nil),
          (HangmanScreenTexts.helpPlayTitle, HangmanScreenTexts.helpPlay, nil),
          ("", HangmanScreenTexts.helpCosts, nil), ("", HangmanScreenTexts.helpEvil, nil),
          ("", HangmanScreenTexts.helpLook, nil),
        ]
      case .anagrams:
        [
          ("", AnagramsScreenTexts.helpAim, nil),
          (AnagramsScreenTexts.helpExampleLetters, AnagramsScreenTexts.helpExample, nil),
          (AnagramsScreenTexts.helpPointsTitle, AnagramsScreenTexts.helpPoints, nil),
          (AnagramsScreenTexts.helpPlayTitle, AnagramsScreenTexts.helpPlay, nil),
          ("", AnagramsScreenTexts.helpKeys, nil), ("", AnagramsScreenTexts.helpModes, nil),
        ]
      }
    paragraphs = parts.enumerated().map {
      Paragraph(id: $0, title: $1.0, text: $1.1, mark: $1.2)
    }
  }
}
