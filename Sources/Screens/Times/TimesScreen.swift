import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// What a Times on screen holds beside the round: what is typed, what is said of a refusal, and when
/// the last answer was given.
#if canImport(Observation)
  @Observable
#endif
package final class TimesScreen: GameScreen {
  package let id: GameID
  /// The number that is typed; nil before the first digit.
  package private(set) var typed: Int?
  /// How many facts are due today, at the start of practice.
  package var dueCount: Int?
  /// Why the last move was refused, or what is asked; empty where there is nothing to say.
  private var notice: PlainText = ""
  /// Whether the player is asked whether to end the round.
  package private(set) var asksToFinish = false
  /// Grows with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the player last did what must not be done twice by a double tap.
  private(set) var actedAt: Instant?
  /// When the last move was made: a second tap then is the second half of a double one.
  private(set) var movedAt: Instant?
  /// Whether what was answered last is still shown: the end is not told before.
  package private(set) var isMoving = false
  /// The round as it was seen last.
  private var phase: Times.Phase
  private var answerCount: Int

  package init(_ session: Session<Times>) {
    id = session.header.id
    phase = session.game.phase
    answerCount = session.game.answers.count
  }

  /// The end of a round is one of the moments that `actedAt` keeps.
  package var endedAt: Instant? { actedAt }

  /// Whether the round is over, as far as that is told.
  package func isOver(_ game: Times) -> Bool { game.phase == .over && !isMoving }

  /// The problem that is asked, or was answered last; without its numbers before the start.
  package func problem(_ game: Times) -> PlainText {
    guard let index = game.shownIndex else {
      return "? \(TimesTexts.sign(game.options.scope.fact(0).operation)) ?"
    }
    return TimesTexts.problem(game.puzzle.fact(index))
  }

  /// "= ?", what is typed, or what comes out.
  package func result(_ game: Times) -> PlainText {
    guard let index = game.shownIndex, game.phase != .asking else {
      return typed.map { "= \($0)" } ?? "= ?"
    }
    return "= \(game.puzzle.fact(index).result)"
  }

  /// Whether a refusal or a question is said there.
  package var hasNotice: Bool { !notice.isEmpty }

  /// What is said below the problem.
  package func message(_ game: Times) -> PlainText {
    if !notice.isEmpty { return notice }
    let message = TimesScreenTexts.message(game)
    guard game.phase == .ready, let dueCount else { return message }
    return TimesScreenTexts.due(dueCount) + " " + message
  }

  /// Types a digit.
  /// - Returns: whether the number can be so long.
  func type(_ digit: Int) -> Bool {
    let number = (typed ?? 0) * 10 + digit
    guard number <= TimesConstants.greatestAnswer else { return false }
    typed = number
    notice = ""
    return true
  }

  /// Takes a digit away.
  func erase() {
    typed = typed.flatMap { $0 < 10 ? nil : $0 / 10 }
    notice = ""
  }

  /// A move was made.
  func accept(_ game: Times, at now: Instant) {
    movedAt = now
    isMoving = game.phase == .over
    if game.answers.count > answerCount || isMoving { actedAt = now }
    catchUp(with: game)
  }

  /// The end is told.
  func tell(at now: Instant) {
    isMoving = false
    actedAt = now
  }

  /// A move was refused: it changes nothing.
  func refuse(_ message: PlainText) {
    notice = message
    refusals &+= 1
  }

  /// Asks whether to end the round.
  func ask(_ question: PlainText, at now: Instant) {
    notice = question
    asksToFinish = true
    actedAt = now
  }

  /// The player comes to the round, or goes on with it: what was said before is over.
  package func arrive() {
    notice = ""
    dueCount = nil
    refusals = 0
    asksToFinish = false
    isMoving = false
    actedAt = nil
    movedAt = nil
  }

  /// Catches up with the round.
  func catchUp(with game: Times) {
    guard game.phase != phase || game.answers.count != answerCount else { return }
    phase = game.phase
    answerCount = game.answers.count
    typed = nil
    notice = ""
    asksToFinish = false
  }
}
