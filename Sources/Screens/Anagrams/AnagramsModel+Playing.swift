import ByteStrings
import Games
import Library
import Words

/// What a player does in an Anagrams.
extension AnagramsModel {
  // MARK: The field

  /// The field was edited, by whatever means: it reads as the text now.
  package func write(_ text: PlainText) {
    guard let screen else { return }
    do throws(RackInputRefusal) { try screen.write(text) } catch { refuse(error) }
  }

  private func refuse(_ refusal: RackInputRefusal) { refuse(AnagramsTexts.refusal(refusal)) }

  private func refuse(_ sentence: PlainText) {
    screen?.refuse(sentence)
    context.announce(sentence)
    context.feedback(.refused)
  }

  /// Types a tile of the bank, or hands a used one back.
  package func toggle(tile id: Int) {
    screen?.toggle(tile: id)
    context.feedback(.key)
  }

  /// Shows the letters in another order.
  package func twist() {
    var random = SeededRandom(seed: context.randomBits())
    screen?.twist(using: &random)
    context.announce(AnagramsScreenTexts.twisted(screen?.input.bank ?? []))
  }

  // MARK: Moves

  /// Tries the word in the field.
  package func submit() {
    guard let screen, let session, screen.isInPlay(session.game) else { return }
    guard let word = screen.input.word else {
      screen.refuse(AnagramsScreenTexts.nothingTyped)
      return context.announce(AnagramsScreenTexts.nothingTyped)
    }
    var words: WordBook?
    if case .ready(let book) = context.words { words = book }
    do throws(AnagramsRefusal) {
      guard let game = try play(.word(word), in: session, from: words) else { return }
      screen.takeWord()
      show(game)
    } catch {
      if endWhenTimeIsUp() { return }
      // A word that is too short may become one.
      if word.count >= AnagramsRack.wordLengths.lowerBound { screen.takeWord() }
      refuse(AnagramsScreenTexts.refused(word, AnagramsTexts.refusal(error)))
    }
  }

  /// Shows a letter of the longest word that is not found.
  package func hint() {
    guard let screen, let session, screen.isInPlay(session.game) else { return }
    guard let blank = session.game.round.suggestedHint else {
      screen.say(AnagramsScreenTexts.noHintLeft)
      return context.announce(AnagramsScreenTexts.noHintLeft)
    }
    make(.hint(blank: blank), in: session)
  }

  /// Asks whether to leave the rack: what is missed would be shown.
  package func askToLeave() {
    guard let screen else { return }
    screen.ask(AnagramsScreenTexts.leaveQuestion)
    context.announce(AnagramsScreenTexts.leaveQuestion)
  }

  /// Whether no rack comes after the one in play.
  package var isOnLastRack: Bool {
    session.map { $0.game.rounds.count == $0.options.count } ?? false
  }

  /// Leaves the rack for the next one.
  package func pass() { leave(by: .pass) }

  /// Leaves the rack, and all that would come after it.
  package func endGame() { leave(by: isOnLastRack ? .pass : .finish) }

  private func leave(by move: AnagramsMove) {
    guard let screen, let session, screen.isInPlay(session.game) else { return }
    make(move, in: session)
  }

  /// Passes where the time of the rack is up.
  private func endWhenTimeIsUp() -> Bool {
    guard let session, let timeLeft, timeLeft == .zero else { return false }
    make(.pass, in: session)
    return true
  }

  private func make(_ move: AnagramsMove, in session: Session<Anagrams>) {
    do throws(AnagramsRefusal) {
      if let game = try play(move, in: session) { show(game) }
    } catch {
      if endWhenTimeIsUp() { return }
      screen?.refuse(AnagramsTexts.refusal(error))
    }
  }

  private func show(_ game: Anagrams) {
    guard let screen else { return }
    screen.accept(game, at: context.clock())
    // Reading what was missed costs no time of the next rack.
    if !screen.isInPlay(game) { context.library.setResting(true, at: context.now()) }
    context.announce(AnagramsScreenTexts.spoken(screen.message, game, round: screen.shownRound))
    context.feedback(game.outcome.isOver ? .end(game.outcome) : .good)
  }

  /// Goes on to the next rack, once the end of this one has been seen.
  package func goOn() {
    guard let screen, let session, !screen.isInPlay(session.game),
      !session.game.outcome.isOver, !isResting
    else { return }
    screen.beginRack(of: session.game)
    context.library.setResting(false, at: context.now())
    context.announce(AnagramsScreenTexts.letters(screen.input.bank) + " " + screen.message)
  }

  // MARK: The clock

  /// How much time is left of the rack in play; nil where there is no limit.
  package var countdown: Countdown? { timeLeft.map { Countdown($0) } }

  private var timeLeft: Milliseconds? {
    guard let screen, let game = session?.game, screen.isInPlay(game) else { return nil }
    return game.timeLeft(at: context.time(of: screen.id))
  }

  package var secondsBegin: PlayTime { session?.game.round.begun ?? .zero }

  package func secondPassed() {
    if !endWhenTimeIsUp() { countdown?.warn(in: context) }
  }

  // MARK: Keys

  package func press(_ press: KeyPress) -> Bool {
    guard let screen, let game = session?.game else { return false }
    guard screen.isInPlay(game) else {
      guard case .enter = press.key, !game.outcome.isOver else { return false }
      goOn()
      return true
    }
    switch press.key {
    case .letter:
      do throws(RackInputRefusal) { try screen.type(press.text) } catch { refuse(error) }
    case .backspace: screen.erase()
    case .escape: screen.clear()
    case .enter: if !press.isRepeated { submit() }
    case .space: twist()
    case .arrow(.up): screen.restoreLastWord()
    default: return false
    }
    return true
  }

  /// A key in the field, which edits itself: only what is no edit is taken from it. Enter sends the
  /// word, once.
  /// - Returns: whether it did something.
  package func pressInField(_ press: KeyPress) -> Bool {
    switch press.key {
    case .space, .escape, .arrow(.up): self.press(press)
    case .enter: press.isRepeated
    default: false
    }
  }
}
