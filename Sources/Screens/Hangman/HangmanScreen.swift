import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The state on screen of a game of Hangman, beyond the game itself: the message, the entered answer, the question.
#if canImport(Observation)
  @Observable
#endif
package final class HangmanScreen: GameScreen {
  /// The controls below the answer.
  package enum Controls {
    /// The letters.
    case keyboard
    /// The field for the whole answer.
    case answer
    /// The question whether to start over.
    case startOver
  }

  package let id: GameID
  package private(set) var message: PlainText = ""
  /// The latest turn made here: its changes are animated.
  package private(set) var freshTurn: Int?
  /// The number of turns on screen.
  private var turnCount: Int
  /// Increases with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the game ended while the player was watching.
  package private(set) var endedAt: Instant?
  /// Whether the last move is still being drawn: the end is not revealed before.
  package private(set) var isMoving = false
  /// The current controls.
  package private(set) var controls = Controls.keyboard
  /// The whole answer, as far as the player has entered it.
  package var typed: PlainText = ""

  package init(_ session: Session<Hangman>) {
    id = session.header.id
    turnCount = session.game.turns.count
  }

  /// Shows the result of a move.
  func accept(_ game: Hangman, message: PlainText) {
    self.message = message
    refusals = 0
    turnCount = game.turns.count
    freshTurn = turnCount - 1
    show(.keyboard)
    isMoving = game.outcome.isOver
  }

  /// Reveals the end.
  func tell(at now: Instant) {
    isMoving = false
    endedAt = now
  }

  /// Whether the game is over and its end is revealed.
  package func isOver(_ game: Hangman) -> Bool { game.outcome.isOver && !isMoving }

  /// Shows that a move was refused, which changes nothing in the game.
  func refuse(_ message: PlainText) {
    self.message = message
    freshTurn = nil
    refusals &+= 1
  }

  /// Switches to other controls.
  package func show(_ controls: Controls) {
    self.controls = controls
    typed = ""
  }

  /// Asks for confirmation before starting over.
  func ask(_ question: PlainText) {
    message = question
    freshTurn = nil
    show(.startOver)
  }

  /// The player arrives at the game: the effects of the last move are over.
  package func arrive() {
    message = ""
    freshTurn = nil
    refusals = 0
    endedAt = nil
    isMoving = false
    show(.keyboard)
  }

  /// Catches up with another page that continues the game.
  func catchUp(with game: Hangman) {
    guard game.turns.count != turnCount else { return }
    turnCount = game.turns.count
    message = ""
    freshTurn = nil
    if game.outcome.isOver { show(.keyboard) }
  }
}
