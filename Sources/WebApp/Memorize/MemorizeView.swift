import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Memorize on screen: the score, the cards, and below them what they came to.
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
        standing: MemorizeTexts.name(of: game.puzzle.look)
      ).body
      scores
      div(.class("cards-space")) {
        MemorizeBoard(model: model, screen: screen, game: game, size: frame.size).body
      }
      if game.outcome.isOver { end } else { controls }
    }
  }

  private var game: Memorize { session.game }

  /// The best results on boards of this size, with this scoring; empty where two played.
  private var best: PlainText {
    model.best.map {
      MemorizeScreenTexts.best(
        pairs: game.puzzle.pairCount, $0, showsTime: frame.library.settings.showsTime)
    } ?? ""
  }

  private var scores: Node {
    p(.class("scores")) {
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
    div(.class("hands")) {
      p(.class("message"), .ariaHidden(true)) {
        screen.refusal.isEmpty ? MemorizeScreenTexts.message(of: game) : screen.refusal
      }
      // Those of a day are played once, to their end.
      if frame.library.day(of: session.header.id) == nil {
        button(.class("secondary"), .on(.click) { [model] in model.playAgain() }) {
          MemorizeScreenTexts.newGame
        }
      }
    }
  }

  private var end: Node {
    section(.class("game-end"), .label(MemorizeScreenTexts.endName)) {
      // The focus goes there only when the game ended just now.
      h3(.tabIndex(-1), .focus(screen.endedAt == nil ? 0 : 1)) { MemorizeScreenTexts.end(game) }
      p {
        MemorizeScreenTexts.figures(game, time: frame.shownTime(of: session.header.id))
      }
      p(.class("subtitle")) { MemorizeTexts.review(of: game) }
      p(.class("subtitle")) { best }
      EndButtons(
        frame: frame, id: session.header.id, share: { [model] in model.openSharing() },
        playAgain: { [model] in model.playAgain() }
      ).body
      button(.class("quiet"), .on(.click) { [model] in model.playSameAgain() }) {
        MemorizeScreenTexts.sameAgain
      }
    }
  }
}
