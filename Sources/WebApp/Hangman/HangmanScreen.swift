import ByteStrings
import Games
import Library

/// What a Hangman on screen holds beside the game: the message, what is entered, what is asked.
final class HangmanScreen {
  /// What stands below the answer.
  enum Hands {
    /// The letters.
    case keyboard
    /// The field for the whole answer.
    case answer
    /// Whether to begin anew.
    case startOver
  }

  private(set) var id: RecordID
  private(set) var message: PlainText = ""
  /// How many moves the player has seen; what a later one changed moves into place.
  private(set) var freshTurn: Int?
  /// Grows with each refusal, so that the message shakes each time.
  private(set) var refusals: UInt32 = 0
  /// When the game ended before the player's eyes.
  private(set) var endedAt: Milliseconds?
  /// What is played with.
  private(set) var hands = Hands.keyboard
  /// The whole answer as far as it is entered.
  var typed: PlainText = ""

  init(_ session: Session<Hangman>) { id = session.header.id }

  /// A move was made.
  func accept(_ game: Hangman, message: PlainText, at now: Milliseconds) {
    self.message = message
    freshTurn = game.turns.count - 1
    show(.keyboard)
    if game.outcome.isOver { endedAt = now }
  }

  /// A move was refused: it changes nothing.
  func refuse(_ message: PlainText) {
    self.message = message
    freshTurn = nil
    refusals &+= 1
  }

  /// Plays on with something else.
  func show(_ hands: Hands) {
    self.hands = hands
    typed = ""
  }

  /// The player comes to the game: what it showed of the last move is over.
  func arrive() {
    freshTurn = nil
    endedAt = nil
    show(.keyboard)
  }

  /// The game goes on under another identity.
  func branch(as id: RecordID) { self.id = id }
}
