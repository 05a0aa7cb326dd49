import Games
import Library
import Words

/// A peg as it is drawn: its letter, and what is told of that.
package struct PegViewState: Equatable, Identifiable, Sendable {
  /// How a peg looks.
  package enum Look: Equatable, Sendable {
    case marked(Mark)
    /// It holds a letter that was not tried yet.
    case draft
    case blank
  }

  /// Its place, from 0.
  package let id: Int
  /// The letter; empty on a blank peg.
  package let letter: String
  package let look: Look
  /// Whether the next letter goes there.
  package var isChosen = false
  /// When it turns, among the pegs of its row: so many parts of 80 ms after the first.
  package var delay: Double { Double(id) * 0.08 }
  /// What is read out where the peg can be chosen.
  package var label = ""

  /// The pegs of an attempt.
  static func row(_ attempt: Codeword.Attempt) -> [PegViewState] {
    (0..<attempt.word.count).map {
      PegViewState(id: $0, letter: attempt.word[$0].uppercased, look: .marked(attempt.marks[$0]))
    }
  }

  /// A peg that shows what a mark looks like.
  package static func example(of mark: Mark) -> PegViewState {
    PegViewState(id: 0, letter: Letter.all[0].uppercased, look: .marked(mark))
  }

  /// A Codeword in the list.
  static func thumbnail(of session: Session<Codeword>) -> [PegViewState] {
    session.game.attempts.last.map { row($0) } ?? blanks(session.options.length)
  }

  /// Pegs that nothing was put on.
  static func blanks(_ count: Int) -> [PegViewState] {
    (0..<count).map { PegViewState(id: $0, letter: "", look: .blank) }
  }
}
