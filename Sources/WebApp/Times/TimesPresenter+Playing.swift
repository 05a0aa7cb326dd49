import ByteStrings
import Games
import Library
import Markup

/// What a player does in a Times.
extension TimesPresenter {
  /// So long after an answer a second tap is the second half of a double one.
  private static let doubleTap = Milliseconds(250)

  /// The ends of rounds are moments: for so long after one, no tap goes on.
  private static let restAfterEnd = Milliseconds(500)

  // MARK: Moves

  /// Does what the one button says: starts, goes on, or begins another round of the same kind.
  func goOn(in app: PastimeApp) {
    guard let session = session(in: app) else { return }
    switch session.game.phase {
    case .ready: play(.start, in: app)
    case .asking, .answered: play(.next, in: app)
    case .over:
      if isResting(for: Self.restAfterEnd, in: app) { return }
      if app.goOnWithDay(after: session.header.id) { return }
      start(session.options, in: app)
      app.announce(TimesScreenTexts.ready)
    }
  }

  /// Chooses one of the answers, by its place.
  func choose(_ place: Int, in app: PastimeApp) {
    guard let game = session(in: app)?.game else { return }
    // Where none is awaited, any answer is refused for that.
    let answers = game.phase == .asking ? game.puzzle.problem(game.answers.count).answers : []
    play(.answer(place < answers.count ? answers[place] : 0), in: app)
  }

  /// Types a digit of the answer.
  func type(_ digit: Int, in app: PastimeApp) {
    guard session(in: app)?.game.phase == .asking else { return play(.answer(0), in: app) }
    if screen?.type(digit) == false { return refuse(.outOfRange, in: app) }
    tellTyped(in: app)
  }

  /// Takes a digit away.
  func erase(in app: PastimeApp) {
    screen?.erase()
    tellTyped(in: app)
  }

  /// What stands there is no field that a reader follows.
  private func tellTyped(in app: PastimeApp) {
    app.announce(screen?.typed.map { "\($0)" } ?? TimesScreenTexts.empty)
    app.feedback(.key)
  }

  /// Answers with the number that is typed.
  func submit(in app: PastimeApp) {
    guard let typed = screen?.typed else {
      if session(in: app)?.game.phase != .asking { return play(.answer(0), in: app) }
      return isDoubled(in: app) ? () : say(TimesScreenTexts.nothingTyped, in: app)
    }
    play(.answer(typed), in: app)
  }

  /// Asks whether to end the round.
  func askToFinish(in app: PastimeApp) {
    screen?.ask(TimesScreenTexts.finishQuestion, at: app.host.clock())
    app.announce(TimesScreenTexts.finishQuestion)
  }

  /// Goes on after all.
  func keepGoing(in app: PastimeApp) {
    screen?.arrive()
    app.refocus()
  }

  /// Ends the round.
  func finish(in app: PastimeApp) {
    if isResting(for: Self.restAfterEnd, in: app) { return }
    app.refocus()
    play(.finish, in: app)
  }

  private func play(_ move: TimesMove, in app: PastimeApp) {
    guard let screen, let session = session(in: app) else { return }
    let isDoubleTap = move != .finish && isResting(for: Self.doubleTap, in: app)
    // In a sprint the second half of a double tap would answer the next problem.
    if isDoubleTap, session.options.seconds != nil { return }
    do throws(TimesRefusal) {
      let game = try app.play(move, in: session, from: nil).game
      // The question has the focus, and goes.
      if screen.asksToFinish { app.refocus() }
      screen.accept(game, at: app.host.clock())
      app.announce(TimesScreenTexts.spoken(game))
      if game.phase == .over {
        app.feedback(.end)
      } else if case .answer = move {
        app.feedback(game.isRight(game.answers.count - 1) ? .good : .refused)
      }
    } catch {
      if error == .timeIsUp { return play(.finish, in: app) }
      if !isDoubled(in: app) { refuse(error, in: app) }
    }
  }

  private func refuse(_ refusal: TimesRefusal, in app: PastimeApp) {
    say(TimesTexts.refusal(refusal), in: app)
  }

  private func say(_ refusal: PlainText, in app: PastimeApp) {
    screen?.refuse(refusal)
    app.announce(refusal)
    app.feedback(.refused)
  }

  /// Offers what can be shown of the round, once its end has been seen.
  func openSharing(in app: PastimeApp) {
    if !isResting(for: Self.restAfterEnd, in: app) { app.sheet = .share(.times) }
  }

  /// Whether a tap that does nothing is the second half of one that did.
  private func isDoubled(in app: PastimeApp) -> Bool {
    screen?.movedAt.map { app.host.clock() - $0 < Self.doubleTap } ?? false
  }

  private func isResting(for rest: Milliseconds, in app: PastimeApp) -> Bool {
    screen?.actedAt.map { app.host.clock() - $0 < rest } ?? false
  }

  // MARK: The clock

  func secondsBegin(in app: PastimeApp) -> Milliseconds {
    guard let game = session(in: app)?.game, game.phase == .asking,
      let seconds = game.options.seconds
    else { return .zero }
    return game.deadline - Milliseconds(Int64(seconds) &* 1000)
  }

  func secondPassed(in app: PastimeApp) {
    guard let session = session(in: app), session.game.phase == .asking,
      let left = session.game.timeLeft(at: app.time(of: session.header.id))
    else { return }
    if left == .zero { return play(.finish, in: app) }
    TimeLeft(time: left).warn(in: app)
  }

  // MARK: Keys

  func press(_ event: Event, in app: PastimeApp) -> Handling {
    guard let game = session(in: app)?.game else { return .ignored }
    let isTyped = game.options.answerCount == 0
    switch event.key {
    case .digit(let digit):
      let number = Int(digit)
      if isTyped {
        type(number, in: app)
      } else if (1...game.options.answerCount).contains(number) {
        choose(number - 1, in: app)
      } else {
        return .ignored
      }
    case .backspace where isTyped && game.phase == .asking: erase(in: app)
    case .escape where screen?.asksToFinish == true: keepGoing(in: app)
    case .enter, .space:
      if event.modifiers.contains(.repeated) { return .handled }
      if isTyped, game.phase == .asking { submit(in: app) } else { pressOn(isTyped, in: app) }
    default: return .ignored
    }
    return .handled
  }

  /// A key on an answer, which takes Enter and space for itself while it can be chosen.
  func press(_ event: Event, onAnswerIn app: PastimeApp) -> Handling {
    switch event.key {
    case .enter, .space:
      guard session(in: app)?.game.phase != .asking else { return .ignored }
      if !event.modifiers.contains(.repeated) { pressOn(true, in: app) }
      return .handled
    default: return .ignored
    }
  }

  /// Goes on by a key; where the same key has just answered, not by the second half of a double press.
  private func pressOn(_ hasAnswered: Bool, in app: PastimeApp) {
    if hasAnswered, isResting(for: Self.doubleTap, in: app) { return }
    goOn(in: app)
  }
}
