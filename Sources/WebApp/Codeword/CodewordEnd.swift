import ByteStrings
import Games
import Library
import Markup
import Words

/// The end of a game, where the keyboard was: the answer, the figures, and another game.
struct CodewordEnd {
  let app: PastimeApp
  let session: Session<Codeword>

  var body: Node {
    section(.class("end"), .label(CodewordScreenTexts.endName)) {
      h3(.tabIndex(-1), .focus(isFresh ? 1 : 0)) {
        CodewordScreenTexts.end(session.game)
      }
      p(.class("answer")) { session.puzzle.secret.uppercased }
      p(.class("subtitle")) {
        CodewordScreenTexts.figures(
          session.game, time: ShellTexts.time(app.time(of: session.header.id)))
      }
      div(.class("pair")) {
        button(
          .class("secondary"), .opensDialog(),
          .on(.click) { app.openShare() }
        ) { ShareTexts.share }
        button(.class("primary"), .on(.click) { app.playAgain() }) {
          ShellTexts.anotherGame
        }
      }
    }
  }

  /// The focus goes where the keyboard was only when the game ended just now.
  private var isFresh: Bool {
    guard case .codeword(let screen)? = app.screen else { return false }
    return screen.endedAt != nil
  }
}
