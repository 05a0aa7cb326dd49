import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The attempts with their marks, and the word that the player is entering.
struct CodewordBoard {
  let session: Session<Codeword>
  let screen: CodewordScreen
  /// Changes when another continuation of the game is shown.
  let revision: UInt64

  /// The least number of rows if attempts are unlimited, so that the board does not jump.
  private static let leastRows = 6

  var body: Node {
    div(.class("board-space"), .untranslated, .style("--drawn", "\(rows)")) {
      ol(.class("board"), .label(CodewordScreenTexts.board)) {
        memo(
          session.header.id.high, session.header.id.low, revision, UInt64(attempts.count),
          UInt64((screen.freshAttempt ?? -1) + 1) << 1 | (screen.isMoving ? 1 : 0)
        ) { [self] in
          let attempts = session.game.attempts
          return keyed(attempts.count, key: { UInt64($0) }) { index in
            attempt(attempts[index], index: index)
          }
        }
        if remaining != 0 { draft }
        for _ in 0..<blankRows { blankRow }
      }
    }
  }

  private var attempts: [Codeword.Attempt] { session.game.attempts }

  private var rows: Int { attempts.count + (remaining == 0 ? 0 : 1) + blankRows }

  /// Whether the screen already shows that the game is over.
  private var isOver: Bool { screen.isOver(session.game) }

  /// How many attempts are left to show; without a limit at least one, until the game is over.
  private var remaining: Int {
    if isOver { return 0 }
    guard let limit = session.options.limit else { return max(Self.leastRows - attempts.count, 1) }
    return max(limit - attempts.count, 0)
  }

  /// The rows below the draft.
  private var blankRows: Int { max(remaining - 1, 0) }

  private func attempt(_ attempt: Codeword.Attempt, index: Int) -> Node {
    li(
      .class("attempt"), .class("fresh", if: screen.freshAttempt == index),
      .class("won", if: isOver && attempt.marks.areAllExact),
      .reveal(isOver && index == attempts.count - 1 ? 1 : 0)
    ) {
      div(
        .class("pegs"), .role(.img), .label(CodewordTexts.attempt(attempt, number: index + 1))
      ) { PegView.row(attempt) }
    }
  }

  private var blankRow: Node {
    li(.class("attempt"), .ariaHidden(true)) {
      for _ in 0..<session.options.length { PegView.blank }
    }
  }

  private var draft: Node {
    li(
      .class("attempt draft"),
      .shakes(screen.refusals),
      .reveal(UInt32(truncatingIfNeeded: attempts.count + 1))
    ) {
      div(.class("pegs"), .role(.group), .label(CodewordScreenTexts.draft)) {
        for position in 0..<session.options.length { draftPeg(position) }
      }
    }
  }

  private func draftPeg(_ position: Int) -> Node {
    let letter = screen.draft[position]
    return button(
      .class("peg"), .data("mark", letter == nil ? "blank" : "draft"),
      .pressed(screen.selection == position),
      .label(CodewordScreenTexts.position(position, holds: letter)),
      .keepsFocus,
      .on(.click) { [screen] in screen.choose(position) }
    ) { letter?.uppercased ?? "" }
  }
}
