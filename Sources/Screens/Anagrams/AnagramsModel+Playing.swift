import ByteStrings
import Games
import Library
import Words

/// The actions of a player in a game of Anagrams.
extension AnagramsModel {
  // MARK: The field

  /// Handles any edit of the field, whose content is now this text.
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

  /// Types a tile of the bank, or takes back a used one.
  package func toggle(tile id: Int) {
    screen?.toggle(tile: id)
    context.feedback(.key)
  }

  /// Shuffles the letters.
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
    let words = context.words(in: session.options.words).book
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

  /// Reveals a letter of the longest word that the player has not found.
  package func hint() {
    guard let screen, let session, screen.isInPlay(session.game) else { return }
    guard let blank = session.game.round.suggestedHint else {
      screen.say(AnagramsScreenTexts.noHintLeft)
      return context.announce(AnagramsScreenTexts.noHintLeft)
    }
    make(.hint(blank: blank), in: session)
  }

  /// Asks for confirmation before leaving the rack, because that reveals the missed words.
  package func askToLeave() {
    guard let screen, let round = session?.game.round else { return }
    let question = AnagramsScreenTexts.leaveQuestion(round)
    screen.ask(question)
    context.announce(question)
  }

  /// Whether the rack in play is the last one.
  package var isOnLastRack: Bool {
    session.map { $0.game.rounds.count == $0.options.count } ?? false
  }

  /// Leaves the rack for the next one.
  package func pass() { leave(by: .pass) }

  /// Leaves the rack, and skips all racks after it.
  package func endGame() { leave(by: isOnLastRack ? .pass : .finish) }

  private func leave(by move: AnagramsMove) {
    guard let screen, let session, screen.isInPlay(session.game) else { return }
    make(move, in: session)
  }

  /// Passes if the time of the rack is up.
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
    // Reading the missed words costs no time of the next rack.
    if !screen.isInPlay(game) { context.library.setResting(true, at: context.now()) }
    context.announce(AnagramsScreenTexts.spoken(screen.message, game, round: screen.shownRound))
    context.feedback(game.outcome.isOver ? .end(game.outcome) : .good)
  }

  /// Goes on to the next rack, once the player has seen the end of this one.
  package func goOn() {
    guard let screen, let session, !screen.isInPlay(session.game),
      !session.game.outcome.isOver, !isResting
    else { return }
    screen.beginRack(of: session.game)
    context.library.setResting(false, at: context.now())
    context.announce(AnagramsScreenTexts.letters(screen.input.bank) + " " + screen.message)
  }

  // MARK: The clock

  /// The time left for the rack in play; nil if there is no limit.
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

  /// Handles a key in the field. The field edits itself, so only keys that edit nothing are handled here. Enter
  /// submits the word, once.
  /// - Returns: whether the key is handled and the field must ignore it.
  package func pressInField(_ press: KeyPress) -> Bool {
    switch press.key {
    case .space, .escape, .arrow(.up): self.press(press)
    case .enter: press.isRepeated
    default: false
    }
  }
}
