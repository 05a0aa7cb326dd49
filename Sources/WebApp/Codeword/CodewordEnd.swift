import ByteStrings
import Games
import Library
import Markup
import Words

/// The end of a game, where the keyboard was: the answer, the figures, and another game.
struct CodewordEnd {
  let app: PastimeApp
  let presenter: CodewordPresenter
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    section(.class("end"), .label(CodewordScreenTexts.endName)) {
      // The focus goes where the keyboard was only when the game ended just now.
      h3(.tabIndex(-1), .focus(screen.endedAt == nil ? 0 : 1)) {
        CodewordScreenTexts.end(session.game)
      }
      p(.class("answer")) { session.puzzle.secret.uppercased }
      p(.class("subtitle")) {
        CodewordScreenTexts.figures(
          session.game, time: app.shownTime(of: session.header.id))
      }
      EndButtons(app: app, id: session.header.id) {
        presenter.openSharing(in: app)
      } playAgain: {
        presenter.playAgain(in: app)
      }.body
    }
  }
}
