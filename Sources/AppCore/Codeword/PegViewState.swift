import Games
import Library
import Words

/// A peg as it is drawn: its letter, and what the marks reveal about it.
package struct PegViewState: Equatable, Identifiable, Sendable {
  /// How a peg looks.
  package enum Look: Equatable, Sendable {
    case marked(Mark)
    /// The peg holds a letter that was not tried yet.
    case draft
    case blank
  }

  /// Its position, counted from 0.
  package let id: Int
  /// The letter; empty on a blank peg.
  package let letter: String
  package let look: Look
  /// Whether the next letter goes there.
  package var isChosen = false
  /// The delay before the peg turns, in seconds: each peg of a row turns 80 ms after the one before.
  package var delay: Double { Double(id) * 0.08 }
  /// The text that a screen reader reads if the peg can be chosen.
  package var label = ""

  /// The pegs of an attempt.
  static func row(_ attempt: Codeword.Attempt) -> [PegViewState] {
    (0..<attempt.word.count).map {
      PegViewState(id: $0, letter: attempt.word[$0].uppercased, look: .marked(attempt.marks[$0]))
    }
  }

  /// A peg that shows what a mark looks like.
  package static func example(of mark: Mark) -> PegViewState {
    PegViewState(id: 0, letter: Alphabet.latin.letters[0].uppercased, look: .marked(mark))
  }

  /// The pegs that represent a game of Codeword in the list.
  static func thumbnail(of session: Session<Codeword>) -> [PegViewState] {
    session.game.attempts.last.map { row($0) } ?? blanks(session.options.length)
  }

  /// Empty pegs.
  static func blanks(_ count: Int) -> [PegViewState] {
    (0..<count).map { PegViewState(id: $0, letter: "", look: .blank) }
  }
}
