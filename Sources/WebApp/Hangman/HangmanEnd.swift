import ByteStrings
import Games
import Library
import Markup

/// The end of a game: the answer, what it means, the figures, and another game. It is told in a sheet
/// when it comes, and stands on the stage afterwards.
struct HangmanEnd {
  let app: PastimeApp
  let presenter: HangmanPresenter
  let session: Session<Hangman>

  /// Where the letters were. The focus goes there when the sheet is closed.
  func onStage(_ screen: HangmanScreen) -> Node {
    section(.class("end"), .label(HangmanScreenTexts.endName)) {
      h3(.tabIndex(-1), .focus(screen.hasSeenEnd ? 1 : 0)) {
        HangmanScreenTexts.end(session.game)
      }
      told
    }
  }

  var inSheet: Node {
    div(.class("sheet-body end")) {
      HangmanDrawing(game: session.game, look: app.library.settings.look).body
      p(.class("answer"), .id("answer")) { session.game.answers.first?.text ?? "" }
      told
    }
  }

  private var told: Node {
    .group([
      p { HangmanTexts.clue(of: session.game) ?? "" },
      p(.class("subtitle")) {
        HangmanScreenTexts.figures(session.game, time: app.shownTime(of: session.header.id))
      },
      p(.class("subtitle")) { HangmanTexts.possibilities(in: session.game) },
      EndButtons(app: app, id: session.header.id) {
        presenter.openSharing(in: app)
      } playAgain: {
        presenter.startOver(in: app)
      }.body,
      button(.class("quiet"), .on(.click) { presenter.playSameAgain(in: app) }) {
        HangmanScreenTexts.sameAgain
      },
    ])
  }
}
