import ByteStrings
import Games
import Library
import Words

/// The view-model of a game as the frame sees it: how a game begins, how it is played, and how it is described. It
/// keeps the state that the screens of the game need beyond the games themselves.
package protocol GameModel: AnyObject {
  // MARK: New games

  /// The options of a new game if the player chooses nothing: "5 letters".
  var defaultSummary: PlainText { get }
  /// Deals a game and opens it: a usual one, or a short one that is asked for.
  func start(_ reason: DealReason?)
  /// Offers the choices for a new game, starting from the usual ones.
  func offerChoices()
  /// What a form asks about that game.
  var choices: [OptionRow] { get }
  /// Deals the chosen game, and opens it. Its options are the usual ones from then on, but for what is chosen for one
  /// game.
  func startChosen()

  // MARK: The list

  /// The progress of a game, in two or three words; empty for a session of another game.
  func progress(of session: AnySession) -> PlainText
  /// The options of a game: "5 letters · 6 tries"; empty for a session of another game.
  func terms(of session: AnySession) -> PlainText

  // MARK: The game in front

  /// The game in front; nil before the first.
  var openGame: GameID? { get }
  /// Puts a game in front of the player; if it is in front already, nothing changes.
  func open(_ session: AnySession)
  /// The player arrives at the game in front: the effects of its last move are over.
  func arrive()
  /// Catches up with changes from elsewhere: another page continued the game, its time is up, or a modal was closed.
  /// Called once before the page is rendered, which changes nothing.
  func catchUp()
  /// The time of play at which the seconds on screen start to count, and with them the calls of `secondPassed`.
  var secondsBegin: PlayTime { get }
  /// Another second of play is over.
  func secondPassed()
  /// Whether the last move is still animated, so that its result is not revealed yet.
  var isMoving: Bool { get }
  /// The animation has ended: its result is revealed now (`GameContext.waits(for:)`).
  func motionEnded()
  /// Starts another game like the one in front, once the player has seen its end.
  func playAgain()
  /// Offers to share the game in front, once the player has seen its end.
  func openSharing()
  /// Handles a key that was pressed while no modal was open.
  /// - Returns: whether the key did something.
  func press(_ press: KeyPress) -> Bool

  /// The lesson that a first game teaches at this moment, in addition to its message (`Frame.lesson`).
  var step: Lesson? { get }

  // MARK: Statistics

  /// The filters for the games that the statistics count.
  var filters: [StatisticsFilter] { get }
  /// The statistics of the finished games that pass the filters.
  var statisticsPage: StatisticsPage { get }

  // MARK: Modals

  /// A link to the puzzle of the game in front, with what the player made of it; nil if it has none.
  func challenge(_ marks: FriendMarks?) -> Route?
  /// The game that a challenge sets, which came by a link.
  /// - Returns: nil if the link has something other than a game, which the player is asked about.
  /// - Throws: what is wrong with the link.
  func session(challenge: ArraySlice<UInt8>) throws(ChallengeError) -> AnySession?
  /// Whether a puzzle that came by a link may be played.
  func isPlayable(_ challenge: AnySession, in words: WordBook) -> Bool
  /// The message that it may not.
  var unfit: PlainText { get }

  // MARK: Files

  /// The word lists have arrived, perhaps after the player tried a word without them. The game is in front.
  func wordsArrived()
  /// Receives a file that the game asked for; nil if it is not available.
  func receive(file: [UInt8]?)
}

/// The defaults for a game that leaves its clock to the frame, has no animations, needs no files, and counts all its
/// games.
extension GameModel {
  package func catchUp() {}
  package var filters: [StatisticsFilter] { [] }
  package var secondsBegin: PlayTime { .zero }
  package func secondPassed() {}
  package func motionEnded() {}
  package func wordsArrived() {}
  package func receive(file: [UInt8]?) {}
}
