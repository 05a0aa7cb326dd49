import ByteStrings
import Games
import Library
import Markup
import Screens
import Words

/// The end of a game, where the keyboard was: the answer, the figures, and another game.
struct CodewordEnd {
  let frame: Frame
  let model: CodewordModel
  let screen: CodewordScreen
  let session: Session<Codeword>

  var body: Node {
    section(.class("game-end"), .label(CodewordScreenTexts.endName)) {
      // The focus goes where the keyboard was only when the game ended just now.
      h3(.tabIndex(-1), .focus(screen.endedAt == nil ? 0 : 1)) {
        CodewordScreenTexts.end(session.game)
      }
      p(.class("answer")) { session.puzzle.secret.uppercased }
      p(.class("subtitle")) {
        CodewordScreenTexts.figures(
          session.game, time: frame.shownTime(of: session.header.id))
      }
      EndButtons(
        frame: frame, id: session.header.id, share: { [model] in model.openSharing() },
        playAgain: { [model] in model.playAgain() }
      ).body
    }
  }
}
