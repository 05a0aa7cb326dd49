import ByteStrings
import Games
import Library
import Markup

/// What a player does in a Memorize.
extension MemorizePresenter {
  /// The ends of games are moments: for so long after one, no tap goes on.
  private static let restAfterEnd = Milliseconds(500)

  /// Chooses a card. The second tap of two on a card does nothing.
  func choose(_ place: Int, in app: PastimeApp) {
    guard let screen, let session = session(in: app) else { return }
    do throws(MemorizeRefusal) {
      let game = try app.play(MemorizeMove(place), in: session, from: nil).game
      screen.accept(game, at: app.host.clock())
      app.announce(MemorizeScreenTexts.announcement(of: game))
      app.feedback(feedback(for: game))
    } catch {
      if error == .faceUp, place == session.game.choices.last { return }
      let sentence = MemorizeTexts.refusal(error)
      screen.refuse(sentence)
      app.announce(sentence)
    }
  }

  private func feedback(for game: Memorize) -> Feedback {
    if game.outcome.isOver { return .end }
    if game.choices.count % 2 == 1 { return .key }
    return game.isMatch(game.gains.count - 1) ? .good : .refused
  }

  /// Begins another game, with a theme by chance. The one in front stays in the list.
  func newGame(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    if app.goOnWithDay(after: session.header.id) { return }
    start(session.options, in: app)
  }

  /// Begins the same board again. It counts as one that somebody else has set: whoever has seen it
  /// knows it.
  func playSameAgain(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    let header = SessionHeader(id: app.newID(), begun: app.host.date(), origin: .challenge)
    begin(session.puzzle, session.options, header, in: app)
  }

  /// Offers what can be shown of the game, once the end has been seen.
  func openSharing(in app: PastimeApp) {
    if !isResting(in: app) { app.sheet = .share(.memorize) }
  }

  private func isResting(in app: PastimeApp) -> Bool {
    screen?.endedAt.map { app.host.clock() - $0 < Self.restAfterEnd } ?? false
  }

  // MARK: Keys

  /// The arrow keys walk over the cards; whatever has the focus, Enter and space bring it to them.
  func press(_ event: Event, in app: PastimeApp) -> Handling {
    guard let screen, let game = session(in: app)?.game, !game.outcome.isOver else {
      return .ignored
    }
    let count = game.puzzle.cards.count
    switch event.key {
    case .arrow(let direction):
      let grid = MemorizeGrid(count: count, in: app.size)
      screen.walk(to: grid.place(after: screen.place, towards: direction, of: count))
    case .home: screen.walk(to: 0)
    case .end: screen.walk(to: count - 1)
    case .enter, .space: screen.walk(to: screen.place)
    default: return .ignored
    }
    return .handled
  }
}
