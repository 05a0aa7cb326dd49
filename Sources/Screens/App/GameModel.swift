import ByteStrings
import Games
import Library
import Words

/// The view-model of a game as the frame sees it: how it is begun, played and told of. It keeps what
/// its screens need beside the games themselves.
package protocol GameModel: AnyObject {
  // MARK: New games

  /// What a new game is like when nothing is chosen: "5 letters".
  var defaultSummary: PlainText { get }
  /// Deals a game and opens it: a usual one, or a short one for an occasion.
  func start(_ reason: DealReason?)
  /// Offers the choices for a new game, from the usual ones on.
  func offerChoices()

  // MARK: The list

  /// How far a game is, in two or three words; empty for a session of another game.
  func progress(of session: AnySession) -> PlainText
  /// What a game is like: "5 letters · 6 attempts"; empty for a session of another game.
  func terms(of session: AnySession) -> PlainText

  // MARK: The game in front

  /// The game that is in front; nil before the first.
  var openGame: GameID? { get }
  /// Puts a game in front of the player; one that is there already stays as it is.
  func open(_ session: AnySession)
  /// The player comes to the game in front: what was shown of its last move is over.
  func arrive()
  /// Catches up with what was not done here: another page went on with the game, its time is up, a
  /// modal was closed. Called once before the page is described, which changes nothing.
  func catchUp()
  /// The time of play from which the seconds on screen are counted, and with them those below.
  var secondsBegin: PlayTime { get }
  /// Another second of play is over.
  func secondPassed()
  /// Whether the last move still moves, so that what it came to is told nowhere yet.
  var isMoving: Bool { get }
  /// What moved has come to rest: what it showed is told now (`GameContext.waits(for:)`).
  func motionEnded()
  /// Starts another game like the one in front, once its end has been seen.
  func playAgain()
  /// A key that was pressed while no modal was open.
  /// - Returns: whether it did something.
  func press(_ press: KeyPress) -> Bool

  /// What a first game teaches at this moment, beside its message (`Frame.lesson`).
  var step: Lesson? { get }

  // MARK: Statistics

  /// In what respects the games that statistics count can be chosen.
  var filters: [StatisticsFilter] { get }
  /// What the finished games come to that are asked for.
  var statisticsPage: StatisticsPage { get }

  // MARK: Modals

  /// A link to the puzzle of the game in front; nil where it has none.
  var challenge: Route? { get }
  /// The puzzle of a challenge that came by a link.
  /// - Returns: nil where there is none to be played, and the player is told why.
  func accept(challenge: [UInt8], from words: WordBook) -> AnySession?

  // MARK: Files

  /// The word lists came, after a word was tried without them perhaps.
  func wordsArrived()
  /// A file that the game asked for; nil where it could not be had.
  func receive(file: [UInt8]?)
}

/// A game that leaves its clock to the frame, tells at once, needs no files, and counts all its games.
extension GameModel {
  package func catchUp() {}
  package var filters: [StatisticsFilter] { [] }
  package var secondsBegin: PlayTime { .zero }
  package func secondPassed() {}
  package func motionEnded() {}
  package func wordsArrived() {}
  package func receive(file: [UInt8]?) {}
}
