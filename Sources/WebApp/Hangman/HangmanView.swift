import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Hangman on screen: the drawing, the answer, and the controls below.
struct HangmanView {
  let frame: Frame
  let model: HangmanModel
  let screen: HangmanScreen
  let session: Session<Hangman>

  var body: Node {
    section(
      .class("game hangman"), .label(HangmanScreenTexts.name), .tabIndex(-1),
      .focus(frame.gameArrivals)
    ) {
      GameBar(
        frame: frame, kind: .hangman, id: session.header.id,
        standing: HangmanScreenTexts.standing(of: game)
      ).body
      HangmanDrawing(
        game: game, look: frame.library.settings.look, isFresh: screen.freshTurn != nil
      ).body
      div(.class("puzzle")) {
        HangmanPlaces(game: game, freshTurn: screen.freshTurn).body
        p(.class("misses")) { HangmanScreenTexts.misses(of: game) }
        p(
          .class("message"), .ariaHidden(true),
          .data("shake", screen.refusals == 0 ? "" : screen.refusals % 2 == 0 ? "even" : "odd")
        ) { screen.message }
        if !game.outcome.isOver {
          p(.class("clue")) { HangmanTexts.clue(of: game) ?? "" }
        }
      }
      if game.outcome.isOver {
        HangmanEnd(frame: frame, model: model, session: session).onStage(screen)
      } else {
        HangmanControls(model: model, screen: screen, game: game).body
      }
    }
  }

  private var game: Hangman { session.game }
}
