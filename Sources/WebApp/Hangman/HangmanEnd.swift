import ByteStrings
import Games
import Library
import Markup
import Screens

/// The end of a game: the answer, what it means, the figures, and another game. It is told in a sheet
/// when it comes, and stands on the stage afterwards.
struct HangmanEnd {
  let frame: Frame
  let model: HangmanModel
  let session: Session<Hangman>

  /// Where the letters were. The focus goes there when the sheet is closed.
  func onStage(_ screen: HangmanScreen) -> Node {
    section(.class("game-end"), .label(HangmanScreenTexts.endName)) {
      h3(.tabIndex(-1), .focus(screen.hasSeenEnd ? 1 : 0)) {
        HangmanScreenTexts.end(session.game)
      }
      told
    }
  }

  var inSheet: Node {
    div(.class("sheet-body game-end")) {
      HangmanDrawing(game: session.game, look: frame.library.settings.look).body
      p(.class("answer"), .id("answer")) { session.game.answers.first?.text ?? "" }
      told
    }
  }

  private var told: Node {
    .group([
      p { HangmanTexts.clue(of: session.game) ?? "" },
      p(.class("subtitle")) {
        HangmanScreenTexts.figures(session.game, time: frame.shownTime(of: session.header.id))
      },
      p(.class("subtitle")) { HangmanTexts.possibilities(in: session.game) },
      EndButtons(
        frame: frame, id: session.header.id, share: { [model] in model.openSharing() },
        playAgain: { [model] in model.playAgain() }
      ).body,
      button(.class("quiet"), .on(.click) { [model] in model.playSameAgain() }) {
        HangmanScreenTexts.sameAgain
      },
    ])
  }
}
