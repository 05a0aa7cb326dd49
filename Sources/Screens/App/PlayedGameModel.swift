import ByteStrings
import Games
import Library
import Words

/// The state on screen of a game in front, beyond the game itself: partial input and messages.
package protocol GameScreen: AnyObject {
  associatedtype Played: KeptGame

  /// The identity of the game in front.
  var id: GameID { get }
  /// When the game ended while the player was watching.
  var endedAt: Instant? { get }
  /// Whether the last move is still animated, so that its result is not revealed yet.
  var isMoving: Bool { get }

  init(_ session: Session<Played>)

  /// The player arrives at the game: the effects of the last move are over.
  func arrive()
}

/// The default for a screen that reveals the result of a move at once.
extension GameScreen {
  package var isMoving: Bool { false }
}

/// The behaviour that the models of all games share. Each game adds its own parts.
package protocol PlayedGameModel: GameModel {
  associatedtype Screen: GameScreen
  typealias Played = Screen.Played

  var context: any GameContext { get }
  /// The unstored state of the game in front; nil before the first.
  var screen: Screen? { get set }

  /// Resets the choices for a new game to the usual ones.
  func resetChoices()
  /// The progress of a game, in two or three words.
  func progress(of session: Session<Played>) -> PlainText
  /// The options of a game, which are also known before its first move.
  func terms(of session: Session<Played>) -> PlainText
  /// Deals a game with these options and opens it.
  func start(_ options: Played.Options, of reason: DealReason?)
  /// The puzzle as the text of a link; nil if it has none.
  func challengeText(of session: Session<Played>, salt: UInt16) -> PlainText?
}

extension PlayedGameModel {
  // MARK: The game in front

  package var openGame: GameID? { screen?.id }

  package func open(_ session: AnySession) {
    guard session.id != screen?.id, let session = Played.unwrap(session) else { return }
    screen = Screen(session)
  }

  package func arrive() { screen?.arrive() }

  package var isMoving: Bool { screen?.isMoving == true }

  /// The stored session of the game in front.
  package var session: Session<Played>? {
    guard let screen, let session = context.library.session(screen.id) else { return nil }
    return Played.unwrap(session)
  }

  package func progress(of session: AnySession) -> PlainText {
    Played.unwrap(session).map { progress(of: $0) } ?? ""
  }

  package func terms(of session: AnySession) -> PlainText {
    Played.unwrap(session).map { terms(of: $0) } ?? ""
  }

  /// Makes a move, now.
  /// - Parameter book: the book that the player's input is checked against, if the game has one.
  /// - Returns: the game after the move; nil if the record has no room for more moves, which a message reports, or if
  ///   the judge has to answer first: then the player's action is repeated later.
  func play(
    _ move: Played.Move, in session: Session<Played>, from book: Played.Book? = nil
  ) throws(Played.Refusal) -> Played? {
    guard session.moves.count < RecordLimits.moves else {
      context.show(RecordTexts.full)
      return nil
    }
    return try context.library.play(
      move, in: session, clock: context.now(), date: context.date(), book: book
    )?.game
  }

  // MARK: Beginning

  package func offerChoices() {
    resetChoices()
    context.modal = .newGame(Played.kind)
  }

  /// Stores a game that was just dealt, and opens it.
  func begin(_ puzzle: Played.Puzzle, _ options: Played.Options, _ header: SessionHeader) {
    guard let session = try? Session<Played>(header, options: options, puzzle: puzzle) else {
      return context.show(ShellTexts.nothingToDeal)
    }
    context.begin(Played.wrap(session))
  }

  /// Starts another game like the one on screen, once the player has seen the end.
  package func playAgain() {
    guard let session, !isResting else { return }
    if context.goOnWithDay(after: session.header.id) { return }
    start(session.options, of: nil)
  }

  /// Begins the same puzzle again.
  package func playSameAgain() {
    if let session, !isResting { context.playSame(as: Played.wrap(session)) }
  }

  // MARK: Sharing

  /// Offers to share the game, once the player has seen the end.
  package func openSharing() {
    if !isResting { context.modal = .share(Played.kind) }
  }

  package func challenge(_ marks: FriendMarks?) -> Route? {
    guard let session, let text = challengeText(of: session, salt: salt) else { return nil }
    return .challenge(Played.kind, Array(text.utf8), marks)
  }

  /// Writes a link to a challenge to the clipboard.
  func copyChallenge(_ text: PlainText) {
    context.copyLink(to: .challenge(Played.kind, Array(text.utf8), nil))
  }

  /// Makes two links to the same puzzle differ.
  var salt: UInt16 { UInt16(truncatingIfNeeded: context.randomBits()) }

  package var unfit: PlainText { ShareTexts.unfit }

  package func isPlayable(_ challenge: AnySession, in words: WordBook) -> Bool {
    challenge.isFit(in: words)
  }

  // MARK: Moments

  /// Whether the end of a game was only just shown: for a short time after it, taps are ignored. No ticks run then,
  /// so the time is measured by the clock that also counts sleep.
  var isResting: Bool {
    isMoving || isWithin(Milliseconds(500), of: screen?.endedAt)
  }

  /// Whether less than this time has passed since a moment; false if there was no such moment.
  func isWithin(_ time: Milliseconds, of moment: Instant?) -> Bool {
    moment.map { context.clock() - $0 < time } ?? false
  }
}

/// The default for a game whose puzzles go into links unchanged.
extension PlayedGameModel where Played: SendableGame {
  package func challengeText(of session: Session<Played>, salt: UInt16) -> PlainText? {
    (try? Challenge<Played>(session.puzzle, options: session.options))?.text(salt: salt)
  }

  package func session(
    challenge: ArraySlice<UInt8>
  ) throws(ChallengeError) -> AnySession? {
    try Challenge<Played>(challenge).session(context.newChallengeHeader())
  }
}
