import ByteStrings
import Games
import Words

#if canImport(Observation)
  import Observation
#endif

/// Everything a player owns: every game ever played, and the clock of the game in front.
///
/// The library does no input or output. It queues row changes to be stored, which the owner takes after each
/// action. Stored rows come back through `load`.
#if canImport(Observation)
  @Observable
#endif
public final class GameLibrary {
  var entries = EntryTable()

  /// All games, most recent move first. A game without a move counts from its creation; equal moments are
  /// ordered by identity. Opening a game, its clock and half-typed input do not change the order.
  public internal(set) var history: [SessionSummary] = []

  /// Grows with every change of `history`.
  public internal(set) var revision: UInt64 = 0

  /// The game that is in front of the player.
  public internal(set) var openGame: GameID?

  /// Called before a judged game goes on. If it returns true, the judge has to answer first, and nothing changes.
  public var waitsForJudge: (AnySession) -> Bool = { _ in false }

  /// The games that were left without a move since the launch, for a player who comes back to them. None of
  /// them is in `entries`.
  var untouched = EntryTable()

  /// The games that are with a judge. They are not stored.
  var judged: [GameID] = []

  /// A game that the player only views. It can be found by its identity, but is neither listed nor stored.
  public var lookedAt: AnySession?

  /// The player's own themes for Memorize, in the order of their texts.
  public internal(set) var themes: [MemorizeTheme] = []

  /// The rows that could not be read from storage. They stay there unchanged.
  public internal(set) var errors: [LoadError] = []

  /// The player's settings.
  public internal(set) var settings = Settings()

  /// The rows of the settings.
  var settingRows = SettingRows()
  /// The rows of friends' games of the player's puzzles.
  var friends = RowTable()
  /// All deletions ever made, with the lines of deleted games.
  var deletions = DeletionTable()
  /// The games deleted since the launch, most recent last. Each can be brought back.
  var deleted: [Entry] = []
  private var isVisible = true
  private var isResting = false
  var changes: [RowChange] = []
  /// Clocks that arrived before their games. Another page may store both in either order.
  var earlyClocks = EarlyClocks()
  /// The games that are not in their place, in ascending order, while a batch of changes is in progress.
  var misplaced: [GameID]?

  /// An empty library.
  public init() {}

  // MARK: Games

  /// The game with this identity.
  public func session(_ id: GameID) -> AnySession? {
    if let lookedAt, lookedAt.id == id { return lookedAt }
    return entries[id]?.session
  }

  /// The search text of a game. It is computed once, and again after each change of the game.
  public func searchText(of id: GameID, _ describe: (AnySession) -> PlainText) -> SearchText? {
    guard let entry = entries[id] else { return nil }
    let text = entry.searchText ?? SearchText(describe(entry.session))
    entry.searchText = text
    return text
  }

  /// Adds a newly dealt game.
  public func add(_ session: AnySession) {
    put(Entry(session))
    queue(.record(session.id), session.record, over: [])
    putInOrder(session.id)
  }

  /// Makes a move in a game at the time of its clock.
  /// - Parameters:
  ///   - clock: the moment on the monotonic clock.
  ///   - date: the calendar time.
  /// - Returns: the game after the move; nil if its judge has to answer first.
  /// - Throws: the refusal. Then nothing has changed.
  @discardableResult
  public func play<G: KeptGame>(
    _ move: G.Move, in session: Session<G>, clock: Instant, date: WallTime,
    book: G.Book?
  ) throws(G.Refusal) -> Session<G>? {
    var session = session
    let id = session.header.id
    try session.play(
      move, at: time(of: id, at: clock), wallOffset: date - session.header.created, in: book)
    return went(on: G.wrap(session), at: clock) ? session : nil
  }

  /// Keeps a game after a move.
  /// - Returns: whether the game was kept; false if its judge has to answer first.
  private func went(on session: AnySession, at now: Instant) -> Bool {
    if judged.contains(session.id), waitsForJudge(session) { return false }
    guard let entry = entries[session.id] else { return true }
    if session.content.outcome.isOver { entry.watch.stop(at: now) }
    let record = session.record
    let before = entry.lines
    let lines = before.adding([record])
    entry.show(session, record: record, of: lines)
    entries[session.id] = entry
    queue(.record(session.id), lines.text, over: before.text)
    queueClock(of: session.id, at: now)
    putInOrder(session.id)
    return true
  }

  /// Changes the settings.
  public func changeSettings(_ change: (inout Settings) -> Void) {
    change(&settings)
    settingRows.haveChanged = true
  }

  // MARK: The clock

  /// Brings a game to the front of the screen, or the list if nil.
  public func open(_ id: GameID?, at now: Instant) {
    guard id != openGame else { return }
    let left = openGame
    stopWatch(at: now)
    isResting = false
    openGame = id.flatMap { entries[$0] == nil ? nil : $0 }
    if let id { entries[id]?.isHeld = true }
    startWatch(at: now)
    // A game that was deleted elsewhere stayed until the player left it.
    if let left = left?.identity, deletions[left].isDeleted {
      keep(deletions[left], of: left, at: now)
    }
  }

  /// Reports whether the page is visible.
  public func setVisible(_ visible: Bool, at now: Instant) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible { startWatch(at: now) } else { stopWatch(at: now) }
  }

  /// Reports whether the game in front is resting, such as between two parts. Its clock then stops. Bringing
  /// another game to the front ends the rest.
  public func setResting(_ resting: Bool, at now: Instant) {
    guard resting != isResting else { return }
    isResting = resting
    if resting { stopWatch(at: now) } else { startWatch(at: now) }
  }

  /// How long a game has been in front of the player.
  public func time(of id: GameID, at now: Instant) -> PlayTime {
    if let lookedAt, lookedAt.id == id { return lookedAt.content.times.last }
    return entries[id]?.watch.time(at: now) ?? .zero
  }

  /// Whether the clock of a game is running.
  public func isRunning(_ id: GameID) -> Bool { entries[id]?.watch.isRunning ?? false }

  func startWatch(at now: Instant) {
    guard isVisible, !isResting, let id = openGame, let entry = entries[id],
      entry.session.content.outcome == .playing
    else { return }
    entry.watch.start(at: now)
  }

  private func stopWatch(at now: Instant) {
    guard let id = openGame, let entry = entries[id], entry.watch.isRunning else { return }
    entry.watch.stop(at: now)
    queueClock(of: id, at: now)
  }

  // MARK: Changing the table

  /// Removes a game from the list without a trace.
  func forget(_ id: GameID) {
    guard entries[id] != nil else { return }
    entries[id] = nil
    putInOrder(id)
  }
}
