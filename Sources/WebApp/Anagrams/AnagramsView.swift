import ByteStrings
import Games
import Library
import Markup

/// An Anagrams on screen: the places of the words above, the hands below.
struct AnagramsView {
  let app: PastimeApp
  let presenter: AnagramsPresenter
  let screen: AnagramsScreen
  let session: Session<Anagrams>

  var body: Node {
    section(
      .class("game anagrams"), .label(AnagramsScreenTexts.name), .tabIndex(-1),
      .focus(app.gameArrivals << 8 | screen.arrivals)
    ) {
      GameBar(
        app: app, kind: .anagrams, id: session.header.id,
        standing: AnagramsScreenTexts.standing(of: game, round: screen.shownRound), clock: timeLeft
      ).body
      memo(revision) {
        AnagramsPlaces(
          round: round, freshBlank: screen.freshBlank, meanings: presenter.meanings
        ) { presenter.loadMeanings(in: app) }.body
      }
      p(.class("message"), .ariaHidden(true)) { screen.message }
      if screen.isInPlay(game) {
        AnagramsHands(app: app, presenter: presenter, screen: screen, session: session).body
      } else {
        AnagramsEnd(app: app, presenter: presenter, screen: screen, session: session).body
      }
    }
  }

  private var game: Anagrams { session.game }
  private var round: AnagramsRound { game.rounds[screen.shownRound] }

  /// Differs whenever the places look different: the moves say what is found, and whether one of
  /// them was made just now.
  private var revision: UInt64 {
    var revision = session.header.id.low << 24 ^ UInt64(session.moves.count) << 8
    revision ^= UInt64(screen.shownRound) << 3 ^ UInt64(presenter.meanings.state.rawValue) << 1
    return screen.freshBlank == nil ? revision : revision ^ 1
  }

  /// The time that is left, where there is a limit.
  private var timeLeft: Node? {
    guard screen.isInPlay(game), let left = game.timeLeft(at: app.time(of: session.header.id))
    else { return nil }
    return TimeLeft(time: left).body
  }
}
