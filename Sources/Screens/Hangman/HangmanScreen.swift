import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// What a Hangman on screen holds beside the game: the message, what is entered, what is asked.
#if canImport(Observation)
  @Observable
#endif
package final class HangmanScreen: GameScreen {
  /// What stands below the answer.
  package enum Controls {
    /// The letters.
    case keyboard
    /// The field for the whole answer.
    case answer
    /// Whether to begin anew.
    case startOver
  }

  package let id: GameID
  package private(set) var message: PlainText = ""
  /// The turn that was just made here: what it changed moves into place.
  package private(set) var freshTurn: Int?
  /// How many turns are on screen.
  private var turnCount: Int
  /// Grows with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the game ended before the player's eyes.
  package private(set) var endedAt: Instant?
  /// Whether the last move of the game is still drawn: its end is not told before.
  package private(set) var isMoving = false
  /// What is played with.
  package private(set) var controls = Controls.keyboard
  /// The whole answer as far as it is entered.
  package var typed: PlainText = ""

  package init(_ session: Session<Hangman>) {
    id = session.header.id
    turnCount = session.game.turns.count
  }

  /// A move was made.
  func accept(_ game: Hangman, message: PlainText) {
    self.message = message
    refusals = 0
    turnCount = game.turns.count
    freshTurn = turnCount - 1
    show(.keyboard)
    isMoving = game.outcome.isOver
  }

  /// The end is told.
  func tell(at now: Instant) {
    isMoving = false
    endedAt = now
  }

  /// Whether the game is over, as far as that is told.
  package func isOver(_ game: Hangman) -> Bool { game.outcome.isOver && !isMoving }

  /// A move was refused: it changes nothing.
  func refuse(_ message: PlainText) {
    self.message = message
    freshTurn = nil
    refusals &+= 1
  }

  /// Plays on with something else.
  package func show(_ controls: Controls) {
    self.controls = controls
    typed = ""
  }

  /// Asks whether to begin anew.
  func ask(_ question: PlainText) {
    message = question
    freshTurn = nil
    show(.startOver)
  }

  /// The player comes to the game: what it showed of the last move is over.
  package func arrive() {
    message = ""
    freshTurn = nil
    refusals = 0
    endedAt = nil
    isMoving = false
    show(.keyboard)
  }

  /// Catches up with another page that goes on with the game.
  func catchUp(with game: Hangman) {
    guard game.turns.count != turnCount else { return }
    turnCount = game.turns.count
    message = ""
    freshTurn = nil
    if game.outcome.isOver { show(.keyboard) }
  }
}
