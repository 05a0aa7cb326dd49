import ByteStrings
import Games
import Words

#if canImport(Observation)
  import Observation
#endif

/// What a player owns: every game ever played, and the clock of the one in front.
///
/// The library does no input or output. What must be stored is queued as changes of rows, which the
/// owner takes after each action; what was stored comes back through `load`.
#if canImport(Observation)
  @Observable
#endif
public final class GameLibrary {
  var entries = EntryTable()

  /// All games, the one with the most recent move first. A game without a move counts from when it
  /// was made; equal moments are ordered by identity. Opening a game, its clock and half-typed
  /// input change nothing here.
  public internal(set) var history: [SessionSummary] = []

  /// Grows with every change of `history`.
  public internal(set) var revision: UInt64 = 0

  /// The game that is in front of the player.
  public internal(set) var openGame: GameID?

  /// Asked before a judged game goes on: whether its judge has to be heard first. Then nothing changes.
  public var waitsForJudge: (AnySession) -> Bool = { _ in false }

  /// The games that were left without a move since the launch, for a player who comes back. None of them is in
  /// `entries`.
  var untouched = EntryTable()

  /// The games that are with a judge: nothing of them is stored.
  var judged: [GameID] = []

  /// A game that is only looked at: it is found by its identity, and is neither listed nor kept.
  public var lookedAt: AnySession?

  /// The player's own themes for Memorize, in the order of their texts.
  public internal(set) var themes: [MemorizeTheme] = []

  /// What could not be read from storage; the rows stay there untouched.
  public internal(set) var errors: [LoadError] = []

  /// How the player likes it.
  public internal(set) var settings = Settings()

  /// What rows say of the settings.
  var settingRows = SettingRows()
  /// What friends made of puzzles that the player has, too.
  var friends = RowTable()
  /// What was deleted, ever, with the lines of games that are.
  var deletions = DeletionTable()
  /// The games deleted since the launch, the last one last: each can be brought back.
  var deleted: [Entry] = []
  private var isVisible = true
  private var isResting = false
  var changes: [RowChange] = []
  /// Clocks that came before their games: another page stores both, in either order.
  var earlyClocks = EarlyClocks()
  /// The games that are not in their place, in ascending order, while more are about to change.
  var misplaced: [GameID]?

  /// An empty library.
  public init() {}

  // MARK: Games

  /// The game with this identity.
  public func session(_ id: GameID) -> AnySession? {
    if let lookedAt, lookedAt.id == id { return lookedAt }
    return entries[id]?.session
  }

  /// What a game is searched by, which is asked for once and again after each change of the game.
  public func searchText(of id: GameID, _ describe: (AnySession) -> PlainText) -> SearchText? {
    guard let entry = entries[id] else { return nil }
    let text = entry.searchText ?? SearchText(describe(entry.session))
    entry.searchText = text
    return text
  }

  /// Adds a game that was just dealt.
  public func add(_ session: AnySession) {
    put(Entry(session))
    queue(.record(session.id), session.record, over: [])
    putInOrder(session.id)
  }

  /// Makes a move in a game, at the time that its clock shows.
  /// - Parameters:
  ///   - clock: the moment by the clock that never goes back.
  ///   - date: the moment by the calendar.
  /// - Returns: the game after the move; nil where its judge has to be heard first.
  /// - Throws: the refusal, which changes nothing.
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
  /// - Returns: whether it goes on; not where its judge has to be heard first.
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

  /// Changes how the player likes it.
  public func changeSettings(_ change: (inout Settings) -> Void) {
    change(&settings)
    settingRows.haveChanged = true
  }

  // MARK: The clock

  /// Brings a game to the front of the screen, or (nil) the list.
  public func open(_ id: GameID?, at now: Instant) {
    guard id != openGame else { return }
    let left = openGame
    stopWatch(at: now)
    isResting = false
    openGame = id.flatMap { entries[$0] == nil ? nil : $0 }
    if let id { entries[id]?.isHeld = true }
    startWatch(at: now)
    // Deleted elsewhere, it stayed for as long as the player did.
    if let left = left?.identity, deletions[left].isDeleted {
      keep(deletions[left], of: left, at: now)
    }
  }

  /// Tells whether the page can be seen.
  public func setVisible(_ visible: Bool, at now: Instant) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible { startWatch(at: now) } else { stopWatch(at: now) }
  }

  /// Tells whether the game in front lets the player rest, as between two parts of it: then its clock
  /// stands. Another game in front does not rest.
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

  /// Takes a game out of the list without a trace.
  func forget(_ id: GameID) {
    guard entries[id] != nil else { return }
    entries[id] = nil
    putInOrder(id)
  }
}
