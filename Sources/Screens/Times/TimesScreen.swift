import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The state on screen of a round of Times, beyond the round itself: the typed number, the refusal or question, and
/// when the last answer was given.
#if canImport(Observation)
  @Observable
#endif
package final class TimesScreen: GameScreen {
  package let id: GameID
  /// The typed number; nil before the first digit.
  package private(set) var typed: Int?
  /// The number of facts that are due today, at the start of practice.
  package var dueCount: Int?
  /// The latest refusal or question; empty if there is nothing to say.
  private var notice: PlainText = ""
  /// Whether the app asks the player to confirm ending the round.
  package private(set) var asksToFinish = false
  /// Increases with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// The time of the latest action that a double tap must not repeat.
  private(set) var actedAt: Instant?
  /// The time of the latest move: a tap shortly afterwards is the second half of a double tap.
  private(set) var movedAt: Instant?
  /// Whether the last answer is still shown: the end is not revealed before.
  package private(set) var isMoving = false
  /// Whether the next problem follows by itself, because the answer to the last one was right.
  var goesOn = false
  /// Whether the problem on screen followed by itself.
  private(set) var hasFollowed = false
  /// The state of the round that was last seen.
  private var phase: Times.Phase
  private var answerCount: Int

  package init(_ session: Session<Times>) {
    id = session.header.id
    phase = session.game.phase
    answerCount = session.game.answers.count
  }

  /// The end of a round is one of the actions that `actedAt` records.
  package var endedAt: Instant? { actedAt }

  /// Whether the round is over and its end is revealed.
  package func isOver(_ game: Times) -> Bool { game.phase == .over && !isMoving }

  /// The current problem, or the one that was answered last; before the start, how long the round is.
  package func problem(_ game: Times) -> PlainText {
    guard let index = game.shownIndex else { return TimesTexts.extent(of: game.options) }
    return TimesTexts.problem(game.puzzle.fact(index))
  }

  /// "= ?", the typed number, or the result; empty before the start.
  package func result(_ game: Times) -> PlainText {
    guard let index = game.shownIndex else { return "" }
    if game.phase == .asking { return typed.map { "= \($0)" } ?? "= ?" }
    return "= \(game.puzzle.fact(index).result)"
  }

  /// Whether there is a refusal or a question below the problem.
  package var hasNotice: Bool { !notice.isEmpty }

  /// The message below the problem.
  package func message(_ game: Times) -> PlainText {
    if !notice.isEmpty { return notice }
    let message = TimesScreenTexts.message(game)
    guard game.phase == .ready, let dueCount else { return message }
    return TimesScreenTexts.due(dueCount) + " " + message
  }

  /// Types a digit.
  /// - Returns: whether the number may be this long.
  func type(_ digit: Int) -> Bool {
    let number = (typed ?? 0) * 10 + digit
    guard number <= TimesConstants.greatestAnswer else { return false }
    typed = number
    notice = ""
    return true
  }

  /// Removes a digit.
  func erase() {
    typed = typed.flatMap { $0 < 10 ? nil : $0 / 10 }
    notice = ""
  }

  /// Shows the result of a move.
  func accept(_ game: Times, at now: Instant) {
    movedAt = now
    hasFollowed = false
    isMoving = game.phase == .over
    if game.answers.count > answerCount || isMoving { actedAt = now }
    catchUp(with: game)
  }

  /// The next problem has just appeared by itself.
  func follow(at now: Instant) {
    hasFollowed = true
    actedAt = now
  }

  /// Reveals the end.
  func tell(at now: Instant) {
    isMoving = false
    actedAt = now
  }

  /// Shows that a move was refused, which changes nothing in the round.
  func refuse(_ message: PlainText) {
    notice = message
    refusals &+= 1
  }

  /// Asks for confirmation before ending the round.
  func ask(_ question: PlainText, at now: Instant) {
    notice = question
    asksToFinish = true
    actedAt = now
  }

  /// The player arrives at the round, or goes on with it: earlier messages are over.
  package func arrive() {
    notice = ""
    dueCount = nil
    refusals = 0
    asksToFinish = false
    isMoving = false
    goesOn = false
    actedAt = nil
    movedAt = nil
  }

  /// Catches up with changes of the round from elsewhere.
  func catchUp(with game: Times) {
    guard game.phase != phase || game.answers.count != answerCount else { return }
    phase = game.phase
    answerCount = game.answers.count
    typed = nil
    notice = ""
    asksToFinish = false
    goesOn = false
  }
}
