import ByteStrings
import Games
import Library
import Markup
import Words

/// What a player does in an Anagrams.
extension AnagramsPresenter {
  /// The ends of racks are moments: for so long after one, no tap goes on.
  private static let restAfterEnd = Milliseconds(500)

  // MARK: The field

  /// The field was edited, by whatever means: it reads as the text now.
  func write(_ text: PlainText, in app: PastimeApp) {
    guard let screen else { return }
    do throws(RackInputRefusal) { try screen.write(text) } catch { refuse(error, in: app) }
  }

  private func refuse(_ refusal: RackInputRefusal, in app: PastimeApp) {
    let sentence = AnagramsTexts.refusal(refusal)
    screen?.refuse(sentence)
    app.announce(sentence)
    app.feedback(.refused)
  }

  /// Types a tile of the bank, or hands a used one back.
  func toggle(tile id: Int, in app: PastimeApp) {
    screen?.toggle(tile: id)
    app.feedback(.key)
  }

  /// Shows the letters in another order.
  func twist(in app: PastimeApp) {
    var random = SeededRandom(seed: app.host.randomBits())
    screen?.twist(using: &random)
    app.announce(AnagramsScreenTexts.twisted(screen?.input.bank ?? []))
  }

  // MARK: Moves

  /// Tries the word in the field.
  func submit(in app: PastimeApp) {
    guard let screen, let session = session(in: app), screen.isInPlay(session.game) else { return }
    guard let word = screen.input.word else {
      screen.refuse(AnagramsScreenTexts.nothingTyped)
      return app.announce(AnagramsScreenTexts.nothingTyped)
    }
    var words: WordBook?
    if case .ready(let book) = app.words { words = book }
    do throws(AnagramsRefusal) {
      let game = try app.play(.word(word), in: session, from: words).game
      screen.takeWord()
      take(game, in: app)
    } catch {
      if endWhenTimeIsUp(in: app) { return }
      // A word that is too short may become one.
      if word.count >= AnagramsRack.wordLengths.lowerBound { screen.takeWord() }
      let sentence = AnagramsScreenTexts.refused(word, AnagramsTexts.refusal(error))
      screen.refuse(sentence)
      app.announce(sentence)
      app.feedback(.refused)
    }
  }

  /// Shows a letter of the longest word that is not found.
  func hint(in app: PastimeApp) {
    guard let screen, let session = session(in: app), screen.isInPlay(session.game) else { return }
    guard let blank = session.game.round.suggestedHint else {
      screen.say(AnagramsScreenTexts.noHintLeft)
      return app.announce(AnagramsScreenTexts.noHintLeft)
    }
    play(.hint(blank: blank), in: session, app)
  }

  /// Asks whether to leave the rack: what is missed would be shown.
  func askToLeave(in app: PastimeApp) {
    guard let screen else { return }
    screen.say(AnagramsScreenTexts.leaveQuestion)
    screen.asksToLeave = true
    app.announce(AnagramsScreenTexts.leaveQuestion)
  }

  func pass(in app: PastimeApp) { leave(by: .pass, in: app) }

  func finish(in app: PastimeApp) { leave(by: .finish, in: app) }

  private func leave(by move: AnagramsMove, in app: PastimeApp) {
    guard let screen, let session = session(in: app), screen.isInPlay(session.game) else { return }
    play(move, in: session, app)
  }

  /// Passes where the time of the rack is up.
  private func endWhenTimeIsUp(in app: PastimeApp) -> Bool {
    guard let screen, let session = session(in: app), screen.isInPlay(session.game),
      let left = session.game.timeLeft(at: app.time(of: screen.id)), left == .zero
    else { return false }
    play(.pass, in: session, app)
    return true
  }

  private func play(_ move: AnagramsMove, in session: Session<Anagrams>, _ app: PastimeApp) {
    do throws(AnagramsRefusal) {
      take(try app.play(move, in: session, from: nil).game, in: app)
    } catch {
      if endWhenTimeIsUp(in: app) { return }
      screen?.refuse(AnagramsTexts.refusal(error))
    }
  }

  private func take(_ game: Anagrams, in app: PastimeApp) {
    guard let screen else { return }
    screen.accept(game, at: app.host.clock())
    // Reading what was missed costs no time of the next rack.
    if !screen.isInPlay(game) { app.library.setResting(true, at: app.now()) }
    app.announce(AnagramsScreenTexts.spoken(screen.message, game, round: screen.shownRound))
    app.feedback(screen.isInPlay(game) ? .good : .end)
  }

  // MARK: After a rack

  /// Goes on to the next rack, once the end of this one has been seen.
  func goOn(in app: PastimeApp) {
    guard let screen, let session = session(in: app), !screen.isInPlay(session.game),
      !session.game.outcome.isOver, !isResting(in: app)
    else { return }
    screen.beginRack(of: session.game)
    app.library.setResting(false, at: app.now())
    app.announce(AnagramsScreenTexts.letters(screen.input.bank) + " " + screen.message)
  }

  /// Starts another game like the one on screen, once the end has been seen.
  func playAgain(in app: PastimeApp) {
    guard let session = session(in: app), !isResting(in: app) else { return }
    if app.goOnWithDay(after: session.header.id) { return }
    start(session.options, in: app)
  }

  /// Offers what can be shown of the game, once the end has been seen.
  func openSharing(in app: PastimeApp) {
    if !isResting(in: app) { app.sheet = .share(.anagrams) }
  }

  private func isResting(in app: PastimeApp) -> Bool {
    screen?.leftAt.map { app.host.clock() - $0 < Self.restAfterEnd } ?? false
  }

  // MARK: The clock

  func secondsBegin(in app: PastimeApp) -> Milliseconds {
    session(in: app)?.game.round.begun ?? .zero
  }

  func secondPassed(in app: PastimeApp) {
    if endWhenTimeIsUp(in: app) { return }
    guard let screen, let game = session(in: app)?.game, screen.isInPlay(game),
      let left = game.timeLeft(at: app.time(of: screen.id))
    else { return }
    TimeLeft(time: left).warn(in: app)
  }

  // MARK: Keys

  func press(_ event: Event, in app: PastimeApp) -> Handling {
    guard let screen, let game = session(in: app)?.game else { return .ignored }
    guard screen.isInPlay(game) else {
      guard case .enter = event.key, !game.outcome.isOver else { return .ignored }
      goOn(in: app)
      return .handled
    }
    switch event.key {
    case .letter:
      do throws(RackInputRefusal) { try screen.type(event.text) } catch { refuse(error, in: app) }
    case .backspace: screen.erase()
    case .escape: screen.clear()
    case .enter: if !event.modifiers.contains(.repeated) { submit(in: app) }
    case .space: twist(in: app)
    case .arrow(.up): screen.restoreLastWord()
    default: return .ignored
    }
    return .handled
  }

  /// A key in the field, which edits itself: only what is no edit is taken from it. Enter sends the
  /// form, once.
  func pressInField(_ event: Event, in app: PastimeApp) -> Handling {
    switch event.key {
    case .space, .escape, .arrow(.up): press(event, in: app)
    case .enter: event.modifiers.contains(.repeated) ? .handled : .ignored
    default: .ignored
    }
  }
}
