import ByteStrings
import Games
import Library

/// The actions of a player in a round of Times.
extension TimesModel {
  /// For this long after an answer, another tap is the second half of a double tap.
  private static let doubleTap = Milliseconds(250)

  /// For this long a right answer is shown, before the next problem follows by itself.
  private static let rightAnswer = Milliseconds(350)

  package func catchUp() {
    guard let screen, let session else { return }
    screen.catchUp(with: session.game)
    if session.game.phase == .ready, session.options.mode == .practice, screen.dueCount == nil {
      screen.dueCount = facts.dueCount(in: session.options.scope)
    }
    // The time of play runs only while a problem is on screen and not answered.
    context.library.setResting(session.game.phase != .asking, at: context.now())
  }

  // MARK: Moves

  /// Performs the action of the main button: starts, goes on, or begins another round of the same kind.
  package func goOn() {
    guard let session else { return }
    switch session.game.phase {
    case .ready: make(.start)
    case .asking, .answered: make(.next)
    case .over: playAgain()
    }
  }

  /// Chooses an answer, by its index.
  package func choose(_ index: Int) {
    guard let game = session?.game else { return }
    // If no answer is expected, any answer is refused for that reason.
    let answers = game.phase == .asking ? game.puzzle.problem(game.answers.count).answers : []
    make(.answer(index < answers.count ? answers[index] : 0))
  }

  /// Types a digit of the answer.
  package func type(_ digit: Int) {
    guard session?.game.phase == .asking else { return make(.answer(0)) }
    if screen?.type(digit) == false { return refuse(.outOfRange) }
    announceTyped()
  }

  /// Removes a digit.
  package func erase() {
    screen?.erase()
    announceTyped()
  }

  /// The typed number is not in a field that a screen reader follows, so it is announced.
  private func announceTyped() {
    context.announce(screen?.typed.map { "\($0)" } ?? TimesScreenTexts.empty)
    context.feedback(.key)
  }

  /// Answers with the typed number.
  package func submit() {
    guard let typed = screen?.typed else {
      if session?.game.phase != .asking { return make(.answer(0)) }
      return isDoubled ? () : say(TimesScreenTexts.nothingTyped)
    }
    make(.answer(typed))
  }

  /// Asks for confirmation before ending the round.
  package func askToFinish() {
    screen?.ask(TimesScreenTexts.finishQuestion, at: context.clock())
    context.announce(TimesScreenTexts.finishQuestion)
  }

  /// Cancels the question and goes on.
  package func keepGoing() {
    screen?.arrive()
    context.refocus()
  }

  /// Ends the round.
  package func finish() {
    if isResting { return }
    context.refocus()
    make(.finish)
  }

  private func make(_ move: TimesMove) {
    guard let screen, !screen.isMoving, let session else { return }
    let isDoubleTap = move != .finish && hasJustActed
    // The second half of a double tap would answer a problem that has just appeared by itself.
    if isDoubleTap, session.options.seconds != nil || screen.hasFollowed { return }
    do throws(TimesRefusal) {
      guard let game = try play(move, in: session) else { return }
      // The question has the focus, and disappears.
      if screen.asksToFinish { context.refocus() }
      screen.accept(game, at: context.clock())
      context.announce(TimesScreenTexts.spoken(game))
      let isAnswered = game.answers.count > session.game.answers.count
      // The last answer is shown before the end is revealed.
      if screen.isMoving, !isAnswered || !context.waits(for: Milliseconds(900)) {
        motionEnded()
      } else if isAnswered {
        let isRight = game.isRight(game.answers.count - 1)
        context.feedback(isRight ? .good : .refused)
        screen.goesOn = isRight && game.phase == .answered && context.waits(for: Self.rightAnswer)
      }
    } catch {
      if error == .timeIsUp { return make(.finish) }
      if !isDoubled { refuse(error) }
    }
  }

  package func motionEnded() {
    guard let screen, let game = session?.game else { return }
    if screen.goesOn {
      make(.next)
      screen.follow(at: context.clock())
    } else if screen.isMoving {
      screen.tell(at: context.clock())
      context.feedback(.end(game.outcome))
    }
  }

  private func refuse(_ refusal: TimesRefusal) { say(TimesTexts.refusal(refusal)) }

  private func say(_ refusal: PlainText) {
    screen?.refuse(refusal)
    context.announce(refusal)
    context.feedback(.refused)
  }

  /// Whether a tap without effect is the second half of one that had an effect.
  private var isDoubled: Bool { isWithin(Self.doubleTap, of: screen?.movedAt) }

  /// Whether a tap is the second half of one that must not be repeated.
  private var hasJustActed: Bool { isWithin(Self.doubleTap, of: screen?.actedAt) }

  // MARK: The clock

  package var secondsBegin: PlayTime {
    guard let game = session?.game, game.phase == .asking, let seconds = game.options.seconds else {
      return .zero
    }
    return game.deadline - Milliseconds(Int64(seconds) &* 1000)
  }

  package func secondPassed() {
    guard let session, session.game.phase == .asking,
      let left = session.game.timeLeft(at: context.time(of: session.header.id))
    else { return }
    if left == .zero { return make(.finish) }
    Countdown(left).warn(in: context)
  }

  // MARK: Keys

  package func press(_ press: KeyPress) -> Bool {
    guard let game = session?.game else { return false }
    let isTyped = game.options.answerCount == 0
    if let digit = press.digit {
      let number = Int(digit)
      if isTyped {
        type(number)
      } else if (1...game.options.answerCount).contains(number) {
        choose(number - 1)
      } else {
        return false
      }
      return true
    }
    switch press.key {
    case .backspace where isTyped && game.phase == .asking: erase()
    case .escape where screen?.asksToFinish == true: keepGoing()
    case .enter, .space:
      if press.isRepeated { return true }
      if isTyped, game.phase == .asking { submit() } else { pressOn(hasAnswered: isTyped) }
    default: return false
    }
    return true
  }

  /// Handles a key on an answer, which handles Enter and space itself while it can be chosen.
  /// - Returns: whether the key did something.
  package func pressOnAnswer(_ press: KeyPress) -> Bool {
    switch press.key {
    case .enter, .space:
      guard session?.game.phase != .asking else { return false }
      if !press.isRepeated { pressOn(hasAnswered: true) }
      return true
    default: return false
    }
  }

  /// Goes on by a key; if the same key has just answered, the second half of a double press is ignored.
  private func pressOn(hasAnswered: Bool) {
    if hasAnswered, hasJustActed { return }
    goOn()
  }
}
