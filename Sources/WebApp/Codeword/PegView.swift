import ByteStrings
import Games
import Markup
import Screens
import Words

/// One peg. It looks the same on the board, in the list and in the help.
enum PegView {
  /// A peg whose letter is marked.
  static func marked(_ letter: Letter, _ mark: Mark, position: Int) -> Node {
    span(
      .class("peg"), .data("mark", name(of: mark)), .style("--place", "\(position)"), .untranslated
    ) {
      letter.uppercased
    }
  }

  /// A row of marked pegs.
  static func row(_ attempt: Codeword.Attempt) -> Node {
    Node.group(
      (0..<attempt.word.count).map { position in
        marked(attempt.word[position], attempt.marks[position], position: position)
      })
  }

  /// A peg of a game without attempts.
  static var redacted: Node { span(.class("peg"), .data("mark", "redacted")) }

  /// A peg of an attempt that has not been made.
  static var blank: Node { span(.class("peg"), .data("mark", "blank")) }

  static func name(of mark: Mark) -> PlainText {
    switch mark {
    case .exact: "exact"
    case .inexact: "inexact"
    case .none: "none"
    }
  }
}
