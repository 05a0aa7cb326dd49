import ByteStrings
import Games
import Library
import Markup
import Words

/// What a player does in a Codeword.
extension CodewordPresenter {
  /// The ends of games are moments: for so long after one, no tap starts another game. Nothing ticks
  /// then, so it is counted by the clock that also counts sleep.
  private static let restAfterEnd = Milliseconds(500)

  /// Puts a letter on the chosen peg.
  func type(_ letter: Letter, in app: PastimeApp) {
    screen?.type(letter)
    app.feedback(.key)
  }

  /// Takes a letter away.
  func erase(in app: PastimeApp) {
    screen?.erase()
    app.feedback(.key)
  }

  /// Tries the word that was put together.
  func submit(in app: PastimeApp) {
    guard let screen, let session = session(in: app), !session.game.outcome.isOver else { return }
    guard let word = screen.word else { return refuse(.incomplete(screen.blanks), in: app) }
    guard case .ready(let words) = app.words else {
      return refuse(app.words.isLoading ? .wordsLoading : .wordsMissing, in: app)
    }
    do throws(CodewordRefusal) {
      let game = try app.play(CodewordMove(word), in: session, from: words).game
      screen.accept(game, at: app.host.clock())
      app.announce(game.describe(.standard))
      app.feedback(game.outcome.isOver ? .end : .good)
    } catch {
      refuse(.refused(error), in: app)
    }
  }

  /// Tries the word that waited for the lists, unless the player went on to something else.
  func wordsArrived(in app: PastimeApp) {
    guard let screen, screen.message == .wordsLoading else { return }
    if app.route == .game(.codeword, screen.id) { submit(in: app) }
  }

  private func refuse(_ message: CodewordMessage, in app: PastimeApp) {
    screen?.refuse(message)
    app.announce(CodewordScreenTexts.sentence(for: message))
    app.feedback(.refused)
  }

  /// Starts another game like the one on screen, once the end has been seen.
  func playAgain(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    if app.goOnWithDay(after: session.header.id) { return }
    start(session.options, in: app)
  }

  /// Offers what can be shown of the game, once the end has been seen.
  func openSharing(in app: PastimeApp) {
    if !isResting(in: app) { app.sheet = .share(.codeword) }
  }

  private func isResting(in app: PastimeApp) -> Bool {
    screen?.endedAt.map { app.host.clock() - $0 < Self.restAfterEnd } ?? false
  }

  func press(_ event: Event, in app: PastimeApp) -> Handling {
    guard let screen, let session = session(in: app), !session.game.outcome.isOver else {
      return .ignored
    }
    switch event.key {
    case .letter(let ascii):
      guard let letter = Letter(ascii: ascii) else { return .ignored }
      type(letter, in: app)
    case .backspace: erase(in: app)
    case .enter: if !event.modifiers.contains(.repeated) { submit(in: app) }
    case .arrow(.left): screen.move(by: -1)
    case .arrow(.right): screen.move(by: 1)
    default: return .ignored
    }
    return .handled
  }
}
