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
      .class("game hangman"), .class("over", if: isOver),
      .label(HangmanScreenTexts.name), .tabIndex(-1), .focus(frame.gameArrivals)
    ) {
      GameBar(
        frame: frame, kind: .hangman, id: session.header.id,
        standing: HangmanScreenTexts.standing(of: game),
        offerChoices: { [model] in model.offerChoices() }
      ).body
      HangmanDrawing(
        game: game, look: frame.library.settings.look, isFresh: screen.freshTurn != nil,
        tellsEnd: isOver
      ).body
      div(.class("puzzle")) {
        HangmanSlots(
          game: game, freshTurn: screen.freshTurn, tellsEnd: isOver,
          hops: isOver && screen.endedAt != nil && game.outcome == .won
        ).body
        if !isOver {
          p(.class("misses"), .untranslated) { HangmanScreenTexts.misses(of: game) }
          LessonView(
            frame: frame, kind: .hangman, lesson: frame.lesson(.hangman, model),
            message: p(
              .class("message"), .ariaHidden(true),
              .shakes(screen.refusals)
            ) { screen.message }
          ).body
          p(.class("clue"), game.language) { clue }
        }
      }
      if isOver {
        HangmanEnd(frame: frame, model: model, screen: screen, session: session).body
      } else {
        HangmanControls(
          model: model, screen: screen, game: game, startsOver: frame.isOwn(session.header.id)
        ).body
      }
    }
  }

  /// The clue is empty after the last move, when it would already contain the meaning.
  private var clue: PlainText {
    game.outcome.isOver ? "" : HangmanTexts.clue(of: game) ?? ""
  }

  private var isOver: Bool { screen.isOver(game) }
  private var game: Hangman { session.game }
}

extension Hangman {
  /// The language of the answer and its meaning. A player's own phrase may be in any language.
  var language: Attribute { puzzle.category == nil ? .none : .language(options.words) }
}
