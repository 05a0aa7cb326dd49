import ByteStrings
import Games
import Library

/// What a player does in a Times.
extension TimesModel {
  /// So long after an answer a second tap is the second half of a double one.
  private static let doubleTap = Milliseconds(250)

  package func catchUp() {
    guard let screen, let session else { return }
    screen.catchUp(with: session.game)
    if session.game.phase == .ready, session.options.mode == .practice, screen.dueCount == nil {
      screen.dueCount = facts.dueCount(in: session.options.scope)
    }
    // Only while a problem is asked does the time of play go on.
    context.library.setResting(session.game.phase != .asking, at: context.now())
  }

  // MARK: Moves

  /// Does what the one button says: starts, goes on, or begins another round of the same kind.
  package func goOn() {
    guard let session else { return }
    switch session.game.phase {
    case .ready: make(.start)
    case .asking, .answered: make(.next)
    case .over: playAgain()
    }
  }

  /// Chooses one of the answers, by its index.
  package func choose(_ index: Int) {
    guard let game = session?.game else { return }
    // Where none is awaited, any answer is refused for that.
    let answers = game.phase == .asking ? game.puzzle.problem(game.answers.count).answers : []
    make(.answer(index < answers.count ? answers[index] : 0))
  }

  /// Types a digit of the answer.
  package func type(_ digit: Int) {
    guard session?.game.phase == .asking else { return make(.answer(0)) }
    if screen?.type(digit) == false { return refuse(.outOfRange) }
    tellTyped()
  }

  /// Takes a digit away.
  package func erase() {
    screen?.erase()
    tellTyped()
  }

  /// What stands there is no field that a reader follows.
  private func tellTyped() {
    context.announce(screen?.typed.map { "\($0)" } ?? TimesScreenTexts.empty)
    context.feedback(.key)
  }

  /// Answers with the number that is typed.
  package func submit() {
    guard let typed = screen?.typed else {
      if session?.game.phase != .asking { return make(.answer(0)) }
      return isDoubled ? () : say(TimesScreenTexts.nothingTyped)
    }
    make(.answer(typed))
  }

  /// Asks whether to end the round.
  package func askToFinish() {
    screen?.ask(TimesScreenTexts.finishQuestion, at: context.clock())
    context.announce(TimesScreenTexts.finishQuestion)
  }

  /// Goes on after all.
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
    // In a sprint the second half of a double tap would answer the next problem.
    if isDoubleTap, session.options.seconds != nil { return }
    do throws(TimesRefusal) {
      guard let game = try play(move, in: session) else { return }
      // The question has the focus, and goes.
      if screen.asksToFinish { context.refocus() }
      screen.accept(game, at: context.clock())
      context.announce(TimesScreenTexts.spoken(game))
      let isAnswered = game.answers.count > session.game.answers.count
      // What was answered last is seen before the end is told.
      if screen.isMoving, !isAnswered || !context.waits(for: Milliseconds(900)) {
        motionEnded()
      } else if isAnswered {
        context.feedback(game.isRight(game.answers.count - 1) ? .good : .refused)
      }
    } catch {
      if error == .timeIsUp { return make(.finish) }
      if !isDoubled { refuse(error) }
    }
  }

  package func motionEnded() {
    guard let screen, screen.isMoving, let game = session?.game else { return }
    screen.tell(at: context.clock())
    context.feedback(.end(game.outcome))
  }

  private func refuse(_ refusal: TimesRefusal) { say(TimesTexts.refusal(refusal)) }

  private func say(_ refusal: PlainText) {
    screen?.refuse(refusal)
    context.announce(refusal)
    context.feedback(.refused)
  }

  /// Whether a tap that does nothing is the second half of one that did.
  private var isDoubled: Bool { isWithin(Self.doubleTap, of: screen?.movedAt) }

  /// Whether a tap is the second half of one that must not be doubled.
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

  /// A key on an answer, which takes Enter and space for itself while it can be chosen.
  /// - Returns: whether it did something.
  package func pressOnAnswer(_ press: KeyPress) -> Bool {
    switch press.key {
    case .enter, .space:
      guard session?.game.phase != .asking else { return false }
      if !press.isRepeated { pressOn(hasAnswered: true) }
      return true
    default: return false
    }
  }

  /// Goes on by a key; where the same key has just answered, not by the second half of a double press.
  private func pressOn(hasAnswered: Bool) {
    if hasAnswered, hasJustActed { return }
    goOn()
  }
}
