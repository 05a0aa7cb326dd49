import ByteStrings
import Games
import Library
import Words

/// What is on screen of a game in front, beside the game itself: what is half entered, what is said.
package protocol GameScreen: AnyObject {
  associatedtype Played: KeptGame

  /// Which game is in front.
  var id: GameID { get }
  /// When the game ended before the player's eyes.
  var endedAt: Instant? { get }
  /// Whether the last move still moves, so that what it came to is not told yet.
  var isMoving: Bool { get }

  init(_ session: Session<Played>)

  /// The player comes to the game: what it showed of the last move is over.
  func arrive()
}

/// A screen that tells at once what a move came to.
extension GameScreen {
  package var isMoving: Bool { false }
}

/// What the models of all games do alike, written once. A game adds what is its own.
package protocol PlayedGameModel: GameModel {
  associatedtype Screen: GameScreen
  typealias Played = Screen.Played

  var context: any GameContext { get }
  /// The game in front, as far as it is not kept; nil before the first.
  var screen: Screen? { get set }

  /// Puts the choices for a new game on the usual ones.
  func resetChoices()
  /// How far a game is, in two or three words.
  func progress(of session: Session<Played>) -> PlainText
  /// What a game is like, before its first move too.
  func terms(of session: Session<Played>) -> PlainText
  /// Deals a game with these options and opens it.
  func start(_ options: Played.Options, of reason: DealReason?)
  /// The puzzle as the text of a link; nil where it has none.
  func challengeText(of session: Session<Played>, salt: UInt16) -> PlainText?
  /// The game that a challenge sets.
  /// - Returns: nil where its puzzle is not fit to be played.
  func session(
    challenge: ArraySlice<UInt8>, from words: WordBook
  ) throws(ChallengeError) -> AnySession?
  /// Why the puzzle of a challenge is not fit to be played.
  var unfit: PlainText { get }
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

  /// The game in front, as it is kept.
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
  /// - Parameter book: the book that the player's input is held against, where the game has one.
  /// - Returns: the game after the move; nil where no more moves are kept, which the player is told, and where
  ///   a judge has to be heard first: then what the player did is done again.
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

  /// Keeps a game that was just dealt, and opens it.
  func begin(_ puzzle: Played.Puzzle, _ options: Played.Options, _ header: SessionHeader) {
    guard let session = try? Session<Played>(header, options: options, puzzle: puzzle) else {
      return context.show(ShellTexts.nothingToDeal)
    }
    context.begin(Played.wrap(session))
  }

  /// Starts another game like the one on screen, once the end has been seen.
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

  /// Offers what can be shown of the game, once the end has been seen.
  package func openSharing() {
    if !isResting { context.modal = .share(Played.kind) }
  }

  package var challenge: Route? {
    guard let session, let text = challengeText(of: session, salt: salt) else { return nil }
    return .challenge(Played.kind, Array(text.utf8))
  }

  /// Puts a link to a challenge on the clipboard.
  func copyChallenge(_ text: PlainText) {
    context.copyLink(to: .challenge(Played.kind, Array(text.utf8)))
  }

  /// What makes two links to one puzzle differ.
  var salt: UInt16 { UInt16(truncatingIfNeeded: context.randomBits()) }

  package var unfit: PlainText { ShareTexts.unfit }

  package func accept(challenge text: [UInt8], from words: WordBook) -> AnySession? {
    do throws(ChallengeError) {
      if let session = try session(challenge: text[...], from: words) { return session }
      context.show(unfit)
    } catch {
      context.show(ShareTexts.sentence(for: error))
    }
    return nil
  }

  // MARK: Moments

  /// The ends of games are moments: for so long after one, no tap goes on. Nothing ticks then, so it
  /// is counted by the clock that also counts sleep.
  var isResting: Bool {
    isMoving || isWithin(Milliseconds(500), of: screen?.endedAt)
  }

  /// Whether so little time has passed since a moment; not where there was none.
  func isWithin(_ time: Milliseconds, of moment: Instant?) -> Bool {
    moment.map { context.clock() - $0 < time } ?? false
  }
}

/// A game whose puzzles go into links as they are.
extension PlayedGameModel where Played: SendableGame {
  package func challengeText(of session: Session<Played>, salt: UInt16) -> PlainText? {
    (try? Challenge<Played>(session.puzzle, options: session.options))?.text(salt: salt)
  }

  package func session(
    challenge: ArraySlice<UInt8>, from words: WordBook
  ) throws(ChallengeError) -> AnySession? {
    let challenge = try Challenge<Played>(challenge)
    guard challenge.isFit(in: words) else { return nil }
    return challenge.session(id: context.newID(), created: context.date())
  }
}
