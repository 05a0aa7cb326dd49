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
  /// A game and its clock.
  struct Entry {
    var session: AnySession
    var summary: SessionSummary
    var watch: Stopwatch
  }

  var entries: [RecordID: Entry] = [:]

  /// All games, the one with the most recent move first. A game without a move counts from when it
  /// was made; equal moments are ordered by identity. Opening a game, its clock and half-typed
  /// input change nothing here.
  public internal(set) var history: [SessionSummary] = []

  /// Grows with every change of `history`.
  public internal(set) var revision: UInt64 = 0

  /// The game that is in front of the player.
  public internal(set) var openGame: RecordID?

  /// What could not be read from storage; the rows stay there untouched.
  public private(set) var faults: [LoadFault] = []

  /// How the player likes it.
  public private(set) var settings = Settings()

  /// The games deleted since the launch, the last one last: each can be brought back.
  var deleted: [Entry] = []
  private var isVisible = true
  var changes: [RowChange] = []
  /// The clocks that were loaded. Rows come in any order, so a clock may precede its game.
  private var loadedClocks: [RecordID: Milliseconds] = [:]

  /// An empty library.
  public init() {}

  // MARK: Storage

  /// Takes the changes that wait to be stored, in the order in which they were made.
  public func takeChanges() -> [RowChange] {
    defer { changes = [] }
    return changes
  }

  /// Takes rows from storage, before anything is played. Rows of other kinds are passed over.
  public func load(_ rows: [Row]) {
    for row in rows { load(clock: row) }
    for row in rows { load(record: row) }
    for row in rows where RowKey(row.key) == .settings { settings = Settings(text: row.text) }
    sortHistory()
  }

  func load(record row: Row) {
    guard case .record(let id)? = RowKey(row.key) else { return }
    do {
      let reading = try RecordReading(row.text)
      guard reading.session.id == id else {
        faults.append(LoadFault(key: row.key, fault: nil))
        return
      }
      insert(reading.session)
      if let fault = reading.fault { faults.append(LoadFault(key: row.key, fault: fault)) }
    } catch {
      faults.append(LoadFault(key: row.key, fault: error))
    }
  }

  private func load(clock row: Row) {
    guard case .clock(let id)? = RowKey(row.key) else { return }
    guard let count = try? decimal(row.text[...]) else { return }
    loadedClocks[id] = Milliseconds(count)
    if let entry = entries[id] { insert(entry.session) }
  }

  // MARK: Games

  /// The game with this identity.
  public func session(_ id: RecordID) -> AnySession? { entries[id]?.session }

  /// Adds a game that was just dealt.
  public func add(_ session: AnySession) {
    insert(session)
    keep(session)
    place(session.id)
  }

  /// Makes a move in a Codeword, at the time that its clock shows.
  /// - Parameters:
  ///   - clock: the moment by the clock that never goes back.
  ///   - date: the moment by the calendar, in milliseconds since the beginning of 1970.
  /// - Throws: the refusal, which changes nothing. Where there is no such game nothing happens.
  public func play(
    _ move: CodewordMove, in id: RecordID, clock: Milliseconds, date: Milliseconds,
    words: WordBook?
  ) throws(CodewordRefusal) {
    guard let entry = entries[id], case .codeword(var session) = entry.session else { return }
    try session.play(
      move, at: entry.watch.time(at: clock), since: date - session.header.begun, in: words)
    replace(id, with: .codeword(session), at: clock)
    keep(entries[id]?.session)
    keepClock(of: id, at: clock)
    place(id)
  }

  /// Changes how the player likes it.
  public func changeSettings(_ change: (inout Settings) -> Void) {
    change(&settings)
    changes.append(.replace(Row(key: RowKey.settings.text, text: settings.text)))
  }

  // MARK: The clock

  /// Brings a game to the front of the screen, or (nothing) the list.
  public func open(_ id: RecordID?, at now: Milliseconds) {
    guard id != openGame else { return }
    stopWatch(at: now)
    openGame = id.flatMap { entries[$0] == nil ? nil : $0 }
    startWatch(at: now)
  }

  /// Tells whether the page can be seen.
  public func setVisible(_ visible: Bool, at now: Milliseconds) {
    guard visible != isVisible else { return }
    isVisible = visible
    if visible { startWatch(at: now) } else { stopWatch(at: now) }
  }

  /// How long a game has been in front of the player.
  public func time(of id: RecordID, at now: Milliseconds) -> Milliseconds {
    entries[id]?.watch.time(at: now) ?? .zero
  }

  /// Whether the clock of a game is running.
  public func isRunning(_ id: RecordID) -> Bool { entries[id]?.watch.isRunning ?? false }

  func startWatch(at now: Milliseconds) {
    guard isVisible, let id = openGame, entries[id]?.summary.outcome == .playing else { return }
    entries[id]?.watch.start(at: now)
  }

  private func stopWatch(at now: Milliseconds) {
    guard let id = openGame, isRunning(id) else { return }
    entries[id]?.watch.stop(at: now)
    keepClock(of: id, at: now)
  }

  // MARK: Keeping

  func insert(_ session: AnySession) {
    let summary = session.summary
    var counted = summary.timeAtLastMove
    // The clock of a game that is over stopped at its last move.
    if summary.outcome == .playing { counted = max(counted, loadedClocks[session.id] ?? .zero) }
    entries[session.id] = Entry(
      session: session, summary: summary, watch: Stopwatch(counted: counted))
  }

  /// Takes a game out of the list without a trace.
  func forget(_ id: RecordID) {
    guard entries.removeValue(forKey: id) != nil else { return }
    history.removeAll { $0.header.id == id }
    revision += 1
  }

  /// Takes a game that is stored already, with the time that its clock shows here.
  func adopt(_ session: AnySession, at now: Milliseconds) {
    let counted = time(of: session.id, at: now)
    insert(session)
    if session.summary.outcome == .playing {
      entries[session.id]?.watch = Stopwatch(
        counted: max(counted, session.summary.timeAtLastMove))
      if openGame == session.id { startWatch(at: now) }
    }
    place(session.id)
  }

  func adopt(_ settings: Settings) { self.settings = settings }

  func setClock(of id: RecordID, to time: Milliseconds) {
    guard let summary = entries[id]?.summary, summary.outcome == .playing else { return }
    entries[id]?.watch = Stopwatch(counted: max(time, summary.timeAtLastMove))
    revision += 1
  }

  /// Takes a game from elsewhere under its own identity, with the time that its clock showed.
  func take(
    _ session: AnySession, clock: Milliseconds, at now: Milliseconds, replacing: Bool = false
  ) {
    insert(session)
    if session.summary.outcome == .playing {
      entries[session.id]?.watch = Stopwatch(counted: clock)
      if openGame == session.id { startWatch(at: now) }
    }
    if replacing {
      changes.append(
        .replace(Row(key: RowKey.record(session.id).text, text: session.record)))
    } else {
      keep(session)
    }
    keepClock(of: session.id, at: now)
    place(session.id)
  }

  private func replace(_ id: RecordID, with session: AnySession, at now: Milliseconds) {
    let summary = session.summary
    entries[id]?.session = session
    entries[id]?.summary = summary
    if summary.outcome.isOver { entries[id]?.watch.stop(at: now) }
  }

  func keep(_ session: AnySession?) {
    guard let session else { return }
    changes.append(.extend(Row(key: RowKey.record(session.id).text, text: session.record)))
  }

  func keepClock(of id: RecordID, at now: Milliseconds) {
    var text = TextWriter()
    text.write(time(of: id, at: now).count)
    changes.append(.replace(Row(key: RowKey.clock(id).text, text: text.bytes)))
  }

  func sortHistory() {
    var summaries: [SessionSummary] = []
    summaries.reserveCapacity(entries.count)
    for entry in entries.values { summaries.append(entry.summary) }
    summaries.sort { $0.stands(before: $1) }
    history = summaries
    revision += 1
  }

  /// Puts one game in its place, the others being in theirs. Linear in the number of games.
  func place(_ id: RecordID) {
    guard let summary = entries[id]?.summary else { return }
    var summaries = history
    summaries.removeAll { $0.header.id == id }
    let index = summaries.firstIndex { summary.stands(before: $0) } ?? summaries.count
    summaries.insert(summary, at: index)
    history = summaries
    revision += 1
  }
}

func begins(_ text: [UInt8], with beginning: [UInt8]) -> Bool {
  text.count >= beginning.count && text[..<beginning.count].elementsEqual(beginning)
}
