import ByteStrings
import Games
import Library
import Markup
import Words

/// What a player does in a Hangman.
extension HangmanPresenter {
  /// The ends of games are moments: for so long after one, no tap goes on.
  private static let restAfterEnd = Milliseconds(500)

  // MARK: Moves

  /// Guesses a letter.
  func guess(_ letter: Letter, in app: PastimeApp) { play(.letter(letter), in: app) }

  /// Asks for a hint.
  func hint(in app: PastimeApp) { play(.hint, in: app) }

  /// Guesses the answer that was entered.
  func guessAnswer(in app: PastimeApp) {
    guard let typed = screen?.typed else { return }
    do throws(HangmanRefusal) { play(try .answer(typed: typed), in: app) } catch {
      refuse(error, in: app)
    }
  }

  private func play(_ move: HangmanMove, in app: PastimeApp) {
    guard let screen, let session = session(in: app) else { return }
    do throws(HangmanRefusal) {
      let game = try app.play(move, in: session, from: nil).game
      guard let turn = game.turns.last else { return }
      // The clue has a place of its own.
      let message = turn.effect == .clue ? "" : HangmanTexts.message(turn, in: game)
      // With the field its focus goes.
      if screen.hands == .answer { app.refocus() }
      screen.accept(game, message: message, at: app.host.clock())
      app.announce(game.describe(.standard))
      if game.outcome.isOver {
        app.sheet = .end(.hangman)
        app.feedback(.end)
      } else {
        app.feedback(turn.isMiss ? .refused : .good)
      }
    } catch {
      refuse(error, in: app)
    }
  }

  private func refuse(_ refusal: HangmanRefusal, in app: PastimeApp) {
    let sentence = HangmanTexts.refusal(refusal)
    screen?.refuse(sentence)
    app.announce(sentence)
    app.feedback(.refused)
  }

  // MARK: Beginning anew

  /// Goes on with the letters.
  func keepPlaying(in app: PastimeApp) {
    screen?.arrive()
    app.refocus()
  }

  /// Asks whether to begin anew.
  func askToStartOver(in app: PastimeApp) {
    screen?.ask(HangmanScreenTexts.startOverQuestion)
    app.announce(HangmanScreenTexts.startOverQuestion)
  }

  /// Begins another puzzle of the same kind; this game stays in the list. An answer of one's own is
  /// followed by one that is dealt.
  func startOver(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    if app.goOnWithDay(after: session.header.id) { return }
    let isOwn = session.options.source == .own
    start(isOwn ? app.library.settings.hangman : session.options, in: app)
  }

  /// Begins the same puzzle again. It counts as one that somebody else has set: whoever has seen it
  /// knows it.
  func playSameAgain(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    let header = SessionHeader(id: app.newID(), begun: app.host.date(), origin: .challenge)
    begin(session.puzzle, session.options, header, in: app)
  }

  /// Offers what can be shown of the game, once the end has been seen.
  func openSharing(in app: PastimeApp) {
    if !isResting(in: app) { app.sheet = .share(.hangman) }
  }

  private func isResting(in app: PastimeApp) -> Bool {
    screen?.endedAt.map { app.host.clock() - $0 < Self.restAfterEnd } ?? false
  }

  // MARK: Keys

  func press(_ event: Event, in app: PastimeApp) -> Handling {
    guard let screen, let game = session(in: app)?.game, !game.outcome.isOver else {
      return .ignored
    }
    switch event.key {
    case .escape where screen.hands != .keyboard: keepPlaying(in: app)
    case .letter, .digit, .enter:
      guard screen.hands == .keyboard, !event.modifiers.contains(.repeated) else { return .ignored }
      let typed: PlainText = if case .enter = event.key { "" } else { event.text }
      do throws(HangmanRefusal) { play(try .letter(typed: typed), in: app) } catch {
        refuse(error, in: app)
      }
    default: return .ignored
    }
    return .handled
  }
}
