import ByteStrings
import Games
import Library
import Markup
import Words

/// What the frame asks of a game on the shelf: what it is called and looks like in lists and sheets,
/// and how it is played on the stage. It keeps what its screens need beside the games themselves.
///
/// A presenter holds no reference to the app; each call brings it along.
protocol GamePresenter: AnyObject {
  /// What the game is called.
  var name: PlainText { get }
  /// What it is about, in a sentence.
  var aim: PlainText { get }
  /// What it looks like, where there is no game yet.
  var art: Node { get }

  // MARK: New games

  /// What the button is called that leads to the choices.
  var choicesTitle: PlainText { get }
  /// What a new game is like when nothing is chosen: "5 letters".
  func usual(in app: PastimeApp) -> PlainText
  /// Deals a game and opens it: a usual one, or that of a day's five.
  func start(_ day: Day?, in app: PastimeApp)
  /// Puts the choices for a new game on the usual ones.
  func resetChoices(in app: PastimeApp)
  /// The choices for a new game, with the button that starts it.
  func choices(in app: PastimeApp) -> Node
  /// The choices for every new game, as they stand in the settings.
  func defaults(in app: PastimeApp) -> Node

  // MARK: The list

  /// The game's own look in the list; nothing for a session of another game.
  func picture(of session: AnySession, in app: PastimeApp) -> Node
  /// How far the game is, in two or three words.
  func progress(of session: AnySession) -> PlainText

  // MARK: The stage

  /// The game that is in front; nothing before the first.
  var openGame: RecordID? { get }
  /// Puts a game in front of the player; one that is there already stays as it is.
  func open(_ session: AnySession)
  /// The player comes to the game in front: what was shown of its last move is over.
  func arrive()
  /// The game in front goes on under another identity, with what is half entered.
  func branch(as id: RecordID)
  /// The game in front, with all that it is played with.
  func stage(in app: PastimeApp) -> Node
  /// The time of play from which the seconds on screen are counted, and with them those below.
  func secondsBegin(in app: PastimeApp) -> Milliseconds
  /// Another second of play is over.
  func secondPassed(in app: PastimeApp)
  /// A key that was pressed while no sheet was open.
  func press(_ event: Event, in app: PastimeApp) -> Handling

  // MARK: Sheets

  /// How the game in front ended, and what is told of it.
  func endTitle(in app: PastimeApp) -> PlainText
  func end(in app: PastimeApp) -> Node
  /// The heading of the help.
  var helpTitle: PlainText { get }
  /// How the game is played.
  var help: Node { get }
  /// What the finished games come to.
  func statistics(in app: PastimeApp) -> Node
  /// What the game in front can show others, with the ways to do so.
  func sharing(in app: PastimeApp) -> Node
  /// The text that is shared.
  func shareText(in app: PastimeApp) -> PlainText?
  /// Opens a challenge that came by a link, once the words are there.
  func accept(challenge: [UInt8], from words: WordBook, in app: PastimeApp)

  // MARK: Files

  /// The word lists came, after a word was tried without them perhaps.
  func wordsArrived(in app: PastimeApp)
  /// A file that the game asked for; nothing where it could not be had.
  func take(file: [UInt8]?, in app: PastimeApp)
}

/// A game that leaves its clock to the frame, has no sheet for its end, and needs no files.
extension GamePresenter {
  func endTitle(in app: PastimeApp) -> PlainText { "" }
  func end(in app: PastimeApp) -> Node { .empty }
  func wordsArrived(in app: PastimeApp) {}
  func take(file: [UInt8]?, in app: PastimeApp) {}
  func secondsBegin(in app: PastimeApp) -> Milliseconds { .zero }
  func secondPassed(in app: PastimeApp) {}
}
