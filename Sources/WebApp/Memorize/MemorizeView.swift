import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Memorize on screen: the score, the cards, and the result of the turn below them.
struct MemorizeView {
  let frame: Frame
  let model: MemorizeModel
  let screen: MemorizeScreen
  let session: Session<Memorize>

  var body: Node {
    section(
      .class("game memorize"), .label(MemorizeScreenTexts.name), .tabIndex(-1),
      .focus(frame.gameArrivals)
    ) {
      GameBar(
        frame: frame, kind: .memorize, id: session.header.id,
        standing: MemorizeTexts.name(of: game.puzzle.look),
        offerChoices: { [model] in model.offerChoices() }
      ).body
      div(.class("table")) {
        scores
        div(.class("cards-space")) {
          MemorizeBoard(model: model, screen: screen, game: game, size: frame.size).body
        }
        if screen.isOver(game) {
          MemorizeEnd(frame: frame, model: model, screen: screen, session: session).body
        } else {
          controls
        }
      }
    }
  }

  private var game: Memorize { session.game }

  /// Makes the result of a turn appear again each time, after the cards have turned.
  private var parity: Attribute {
    guard screen.freshCount == game.choices.count else { return .none }
    return .data("turn", game.gains.count % 2 == 0 ? "even" : "odd")
  }

  private var scores: Node {
    p(.class("scores"), parity) {
      if game.options.hasTwoPlayers {
        for player in 0..<2 {
          span(.class("player"), .class("on", if: game.player == player)) {
            MemorizeScreenTexts.score(of: player, in: game)
          }
        }
      } else {
        MemorizeScreenTexts.standing(of: game)
      }
    }
  }

  private var controls: Node {
    let said = screen.refusal.isEmpty ? MemorizeScreenTexts.message(of: game) : screen.refusal
    return div(.class("hands")) {
      LessonView(
        frame: frame, kind: .memorize, lesson: frame.lesson(.memorize, model),
        message: p(
          .class("message"), .ariaHidden(true),
          screen.refusal.isEmpty ? parity : .shakes(screen.refusals)
        ) { said }, said: said
      ).body
      if frame.isOwn(session.header.id) {
        button(.class("secondary"), .on(.click) { [model] in model.playAgain() }) {
          MemorizeScreenTexts.newGame
        }
      }
    }
  }
}
