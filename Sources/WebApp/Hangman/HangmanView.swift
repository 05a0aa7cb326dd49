import ByteStrings
import Games
import Library
import Markup

/// A Hangman on screen: the drawing, the answer, and the hands below.
struct HangmanView {
  let app: PastimeApp
  let presenter: HangmanPresenter
  let screen: HangmanScreen
  let session: Session<Hangman>

  var body: Node {
    section(
      .class("game hangman"), .label(HangmanScreenTexts.name), .tabIndex(-1),
      .focus(app.gameArrivals)
    ) {
      GameBar(
        app: app, kind: .hangman, id: session.header.id,
        standing: HangmanScreenTexts.standing(of: game)
      ).body
      HangmanDrawing(
        game: game, look: app.library.settings.look, isFresh: screen.freshTurn != nil
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
        HangmanEnd(app: app, presenter: presenter, session: session).onStage(screen)
      } else {
        HangmanHands(app: app, presenter: presenter, screen: screen, session: session).body
      }
    }
  }

  private var game: Hangman { session.game }
}
