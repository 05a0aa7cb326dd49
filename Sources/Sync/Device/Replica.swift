import Games
import Library

/// A device's part in keeping games together, without input and output: it is told what happens, and says
/// what to do. `docs/sync.md` has its rules and why they are so.
///
/// It holds all rows of the device, and for each whether the server has its very text. One request is on
/// its way at a time, and one write.
public struct Replica: Sendable {
  let limits: SyncLimits
  var random: SeededRandom
  var now = Instant.zero

  // What the device holds.
  var isLoaded = false
  var rows = ReplicaRows()
  var cursor = Cursor()
  /// What the storage has of the bookmark.
  var storedCursor = Cursor()
  /// Whether the marks in the storage are of another epoch.
  var forgetsMarks = false
  var writing: StorageWrite?
  var storageFails = false
  var storageBackoff = Backoff()
  var writesAgain = Instant.zero
  /// What the pages have to be told.
  var news: [Row] = []

  // What goes on between the device and the server.
  var isConnected = true
  var isRemoved = false
  var isLaterFormat = false
  /// Whether the server may have something that is not known here.
  var isBehind = true
  var request: Request?
  var requests = 0
  var lastWasPush = false
  var pullFailed = false
  /// The most rows to push at once: fewer after the server refused a push as a whole.
  var pushedRows: Int
  var backoff = Backoff()
  /// Grows each time that a server turns out to have lost what it had.
  var lossBackoff = Backoff()
  var asksAgain = Instant.zero
  var deadline = Instant.zero
  var polls = Instant.zero
  /// When rows that were refused are offered again.
  var offersAgain: Instant?

  // What was said last.
  var shown: SyncStatus?
  var wakes: Instant?

  /// A device that knows nothing yet, until it is told what its storage holds.
  /// - Parameter random: decides how long to wait after failures.
  public init(random: SeededRandom, limits: SyncLimits = SyncLimits()) {
    self.random = random
    self.limits = limits
    pushedRows = limits.pushedRows
  }

  /// Something happened.
  /// - Parameter now: the clock that never goes back.
  /// - Returns: what to do, in this order.
  public mutating func handle(_ event: Event, at now: Instant) -> [Effect] {
    self.now = max(self.now, now)
    switch event {
    case .loaded(let contents): load(contents)
    case .changed(let row): hear(row)
    case .written: finishWrite()
    case .conflict(let held): yieldToConflict(to: held)
    case .notWritten: failToWrite()
    case .answered(let number, let reply): take(reply, to: number)
    case .woke: wakes = nil
    case .notified(let revision): if revision > cursor.cursor { isBehind = true }
    case .attended: tryNow()
    case .connected(let isConnected):
      self.isConnected = isConnected
      if isConnected { tryNow() }
    }
    return isLoaded ? proceed() : []
  }

  /// All that can be done now.
  private mutating func proceed() -> [Effect] {
    passTime()
    var effects: [Effect] = []
    if !news.isEmpty { effects.append(.tell(news)) }
    news = []
    if let write = nextWrite() { effects.append(.write(write)) }
    if let request = nextRequest() { effects.append(.send(request)) }
    let status = self.status
    if shown != status { effects.append(.show(status)) }
    shown = status
    if let wake = nextWake, wake != wakes {
      wakes = wake
      effects.append(.wake(wake))
    }
    return effects
  }

  /// Where things stand.
  public var status: SyncStatus {
    let waiting = rows.counts.offered + rows.counts.changed
    let refused = rows.counts.refused
    if isRemoved { return .refused(.removed, waiting + refused) }
    if isLaterFormat { return .refused(.laterFormat, waiting + refused) }
    if storageFails { return .refused(.storage, waiting + refused) }
    if let reason = rows.counts.refusal { return .refused(.row(reason), refused) }
    return waiting == 0 && cursor.generation != nil ? .kept : .waiting(waiting)
  }
}
