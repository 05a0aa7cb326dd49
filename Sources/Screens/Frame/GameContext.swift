import ByteStrings
import Games
import Library
import Words

/// What a game's model may do beyond its own state: read and play games, tell the time, speak, and
/// lead elsewhere. It knows nothing else of the app.
package protocol GameContext: AnyObject {
  /// What the player owns: games, clocks, settings.
  var library: GameLibrary { get }
  /// The word lists, once they have arrived.
  var words: WordsState { get }
  /// Where the player is.
  var route: Route { get }
  /// What lies over the page.
  var modal: Modal? { get set }
  /// The size of the page.
  var size: PageSize { get }
  /// The game of an evening that was dealt, until the online program of the server knows it.
  var dealt: GameID? { get set }

  // MARK: Time and chance

  /// The moment by a clock that never goes back and counts no sleep of the device: what games are
  /// played by.
  func now() -> Instant
  /// The moment by a clock that never goes back and also counts sleep.
  func clock() -> Instant
  /// The moment by the calendar.
  func date() -> WallTime
  /// The day it is where the player is.
  var today: Day { get }
  /// By how much the clock on the wall is ahead of that of Greenwich.
  var timeZone: Milliseconds { get }
  /// 64 random bits that nobody can foresee.
  func randomBits() -> UInt64

  // MARK: Playing

  /// Keeps a game that was just dealt, and opens it.
  func begin(_ session: AnySession)
  /// The lists to deal from; nil where they are not there yet, or are missing, which is shown.
  /// - Parameter act: done when the lists that are still on their way have arrived (`wait`).
  func words(orLater act: @escaping () -> Void) -> WordBook?
  /// Shows that words are on their way, and keeps what to do when they are there, in the place of what was kept before.
  func wait(for act: @escaping () -> Void)
  /// Does what waited for words, unless the player has gone elsewhere meanwhile.
  func wordsCame()
  /// Leads on from a game that is over.
  /// - Returns: whether it is one of a day's five, or is played together.
  func goOnWithDay(after id: GameID) -> Bool

  // MARK: Telling

  /// Says something to whoever listens.
  func announce(_ sentence: PlainText)
  /// Lets the player hear and feel what happened, where the player wants that.
  func feedback(_ kind: Feedback)
  /// Shows a passing message, with something to do about it.
  func show(_ message: PlainText, action: (title: PlainText, act: () -> Void)?)
  /// Takes a passing message away, where it is the one that is shown.
  func withdraw(_ message: PlainText)
  /// Lets what moves come to rest before it is told what it shows; `GameModel.motionEnded` is called then.
  /// - Returns: whether there is anything to wait for: nothing moves where the player wants that.
  func waits(for motion: Milliseconds) -> Bool
  /// Gives the focus to the place that the player is at: what had it is gone.
  func refocus()

  // MARK: Asking the host

  /// Asks for a file that only one game needs; `GameModel.receive(file:)` gets it.
  func fetch(_ name: Literal, for kind: GameKind)
  /// Begins a game with the puzzle of another. It counts as one that somebody has set: whoever has seen it
  /// knows it.
  func playSame(as session: AnySession)
  /// Puts the address of a place in the app on the clipboard.
  func copyLink(to route: Route)
}

extension GameContext {
  /// Shows a passing message.
  func show(_ message: PlainText) { show(message, action: nil) }

  func newID() -> GameID { GameID(high: randomBits(), low: randomBits()) }

  /// Who a game is that begins now.
  /// - Parameter occasion: for what it is dealt. Whoever plays in an evening need not be the player, so those
  ///   games are no feats.
  func newHeader(of reason: DealReason? = nil) -> SessionHeader {
    let id = newID()
    switch reason {
    case .day(let day)?: return SessionHeader(id: day.identity(id.low), created: date())
    case .evening?:
      dealt = id
      return SessionHeader(id: id, created: date(), origin: .challenge)
    case nil: return SessionHeader(id: id, created: date())
    }
  }

  /// Who a game is that somebody has set, and that begins now.
  func newChallengeHeader() -> SessionHeader {
    SessionHeader(id: newID(), created: date(), origin: .challenge)
  }

  /// What a game is dealt with: by chance, or by the day of whose five it is.
  func random(of kind: GameKind, _ reason: DealReason?) -> SeededRandom {
    if case .day(let day)? = reason { return SeededRandom(seed: day.seed(of: kind)) }
    return SeededRandom(seed: randomBits())
  }

  /// How a puzzle is chosen: by chance, or by the day of whose five it is.
  func dealing(of kind: GameKind, _ reason: DealReason?) -> Dealing {
    if case .day(let day)? = reason { return day.dealing(of: kind) }
    return .chance
  }

  /// How long a game has been in front of the player.
  package func time(of id: GameID) -> PlayTime { library.time(of: id, at: now()) }

  /// The time of a game as it is shown; nil where the player wants none to be.
  package func shownTime(of id: GameID) -> PlainText? {
    library.settings.showsTime ? ShellTexts.time(time(of: id).sinceBeginning) : nil
  }

  /// Changes how the player likes it.
  package func changeSettings(_ change: (inout Settings) -> Void) { library.changeSettings(change) }
}
