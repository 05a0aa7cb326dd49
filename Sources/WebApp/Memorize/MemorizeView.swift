import ByteStrings
import Games
import Library
import Markup

/// A Memorize on screen: the score, the cards, and below them what they came to.
struct MemorizeView {
  let app: PastimeApp
  let presenter: MemorizePresenter
  let screen: MemorizeScreen
  let session: Session<Memorize>

  var body: Node {
    section(
      .class("game memorize"), .label(MemorizeScreenTexts.name), .tabIndex(-1),
      .focus(app.gameArrivals)
    ) {
      GameBar(
        app: app, kind: .memorize, id: session.header.id,
        standing: MemorizeTexts.name(of: game.puzzle.look)
      ).body
      scores
      div(.class("cards-space")) {
        MemorizeBoard(app: app, presenter: presenter, screen: screen, game: game).body
      }
      if game.outcome.isOver { end } else { hands }
    }
  }

  private var game: Memorize { session.game }

  /// The best results on boards of this size, with this scoring; nothing where two played.
  private var best: PlainText {
    let pairs = game.puzzle.pairCount
    guard !game.options.hasTwoPlayers,
      let best = presenter.statistics(isQuick: game.options.isQuick, in: app).best(pairs: pairs)
    else { return "" }
    return MemorizeScreenTexts.best(
      pairs: pairs, best, showsTime: app.library.settings.showsTime)
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

  private var hands: Node {
    div(.class("hands")) {
      p(.class("message"), .ariaHidden(true)) {
        screen.refusal.isEmpty ? MemorizeScreenTexts.message(of: game) : screen.refusal
      }
      button(.class("secondary"), .on(.click) { presenter.newGame(in: app) }) {
        MemorizeScreenTexts.newGame
      }
    }
  }

  private var end: Node {
    section(.class("end"), .label(MemorizeScreenTexts.endName)) {
      // The focus goes there only when the game ended just now.
      h3(.tabIndex(-1), .focus(screen.endedAt == nil ? 0 : 1)) { MemorizeScreenTexts.end(game) }
      p {
        MemorizeScreenTexts.figures(game, time: app.shownTime(of: session.header.id))
      }
      p(.class("subtitle")) { MemorizeTexts.review(of: game) }
      p(.class("subtitle")) { best }
      EndButtons(app: app, id: session.header.id) {
        presenter.openSharing(in: app)
      } playAgain: {
        presenter.newGame(in: app)
      }.body
      button(.class("quiet"), .on(.click) { presenter.playSameAgain(in: app) }) {
        MemorizeScreenTexts.sameAgain
      }
    }
  }
}
