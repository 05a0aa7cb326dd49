import ByteStrings
import Games
import Library
import Words

/// What the model of a game may do beyond its own state: read and play games, read the time, announce, and navigate.
/// The model knows nothing else of the app.
package protocol GameContext: AnyObject {
  /// The player's data: games, clocks, settings.
  var library: GameLibrary { get }
  /// Where the player is.
  var route: Route { get }
  /// The modal over the page.
  var modal: Modal? { get set }
  /// The size of the page.
  var size: PageSize { get }
  /// The game that was dealt for an evening, until the server's online program knows it.
  var dealt: GameID? { get set }

  // MARK: Time and chance

  /// The time of a clock that never goes back and does not count sleep of the device. Games are timed by it.
  func now() -> Instant
  /// The time of a clock that never goes back and also counts sleep.
  func clock() -> Instant
  /// The moment by the calendar.
  func date() -> WallTime
  /// The current day in local time.
  var today: Day { get }
  /// The offset of local time from UTC.
  var timeZone: Milliseconds { get }
  /// 64 unpredictable random bits.
  func randomBits() -> UInt64

  // MARK: Playing

  /// Stores a game that was just dealt, and opens it.
  func begin(_ session: AnySession)
  /// The word lists of a language, which are requested if they were not yet.
  func words(in language: WordLanguage) -> WordsState
  /// The lists to deal from; nil if they are still loading or are missing, which a message reports.
  /// - Parameter act: runs when lists that are still loading have arrived (`wait`).
  func words(in language: WordLanguage, orLater act: @escaping () -> Void) -> WordBook?
  /// Reports that the words are loading, and stores an action for when they arrive. It replaces an earlier action.
  func wait(for act: @escaping () -> Void)
  /// Runs the action that waited for words, unless the player has gone elsewhere meanwhile.
  func wordsCame()
  /// Leads on from a game that is over.
  /// - Returns: whether it is one of a day's five, or is played together.
  func goOnWithDay(after id: GameID) -> Bool

  // MARK: Announcing

  /// Announces a sentence to screen readers.
  func announce(_ sentence: PlainText)
  /// Gives sound and haptic feedback on an event, if the player wants that.
  func feedback(_ kind: Feedback)
  /// Shows a passing message, optionally with an action.
  func show(_ message: PlainText, action: (title: PlainText, act: () -> Void)?)
  /// Removes a passing message, if it is the one that is shown.
  func withdraw(_ message: PlainText)
  /// Lets an animation end before its result is revealed; `GameModel.motionEnded` is called then.
  /// - Returns: whether there is an animation to wait for: the player may have turned motion off.
  func waits(for motion: Milliseconds) -> Bool
  /// Moves the focus to the place of the player: the focused element no longer exists.
  func refocus()

  // MARK: Asking the host

  /// Asks for a file that only one game needs; `GameModel.receive(file:)` gets it.
  func fetch(_ name: Literal, for kind: GameKind)
  /// Begins a game with the puzzle of another game. It counts as a challenge, because a player who has seen the
  /// puzzle knows it.
  func playSame(as session: AnySession)
  /// Writes the address of a place in the app to the clipboard.
  func copyLink(to route: Route)
}

extension GameContext {
  /// Shows a passing message.
  func show(_ message: PlainText) { show(message, action: nil) }

  func newID() -> GameID { GameID(high: randomBits(), low: randomBits()) }

  /// The header of a game that begins now.
  /// - Parameter reason: why the game is dealt. In an evening, the person who plays need not be the player.
  func newHeader(of reason: DealReason? = nil) -> SessionHeader {
    let id = newID()
    switch reason {
    case .day(let day)?: return SessionHeader(id: day.identity(id.low), created: date())
    case .evening?:
      dealt = id
      return SessionHeader(id: id, created: date(), origin: .evening)
    case nil: return SessionHeader(id: id, created: date())
    }
  }

  /// The header of a challenge that begins now.
  func newChallengeHeader() -> SessionHeader {
    SessionHeader(id: newID(), created: date(), origin: .challenge)
  }

  /// The random numbers for a deal: unpredictable, or fixed by the day if the game is one of its five.
  /// - Parameter words: the language of the words, if it is a game of words.
  func random(
    of kind: GameKind, _ reason: DealReason?, in words: WordLanguage = .english
  ) -> SeededRandom {
    if case .day(let day)? = reason { return SeededRandom(seed: day.seed(of: kind, in: words)) }
    return SeededRandom(seed: randomBits())
  }

  /// How a puzzle is chosen: at random, or by the day if the game is one of its five.
  func dealing(of kind: GameKind, _ reason: DealReason?) -> Dealing {
    if case .day(let day)? = reason { return day.dealing(of: kind) }
    return .chance
  }

  /// How long a game has been in front of the player.
  package func time(of id: GameID) -> PlayTime { library.time(of: id, at: now()) }

  /// The shown time of a game; nil if the player hides times.
  package func shownTime(of id: GameID) -> PlainText? {
    library.settings.showsTime ? ShellTexts.time(time(of: id).sinceBeginning) : nil
  }

  /// The language of the words in new games.
  package var wordLanguage: WordLanguage { library.settings.words }

  /// Changes the player's settings.
  package func changeSettings(_ change: (inout Settings) -> Void) { library.changeSettings(change) }
}
