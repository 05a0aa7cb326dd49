import Games
import Library

/// A device's part in synchronizing games, without input and output. It receives events and returns effects.
/// `docs/sync.md` explains its rules and the reasons for them.
///
/// It holds all rows of the device, and for each row whether the server has exactly its text. At most one request and
/// one write are under way at a time.
public struct Replica: Sendable {
  let limits: SyncLimits
  var random: SeededRandom
  var now = Instant.zero

  // What the device holds.
  var isLoaded = false
  var rows = ReplicaRows()
  var cursor = Cursor()
  /// The cursor that the storage has.
  var storedCursor = Cursor()
  /// Whether the marks in the storage belong to another generation.
  var forgetsMarks = false
  var writing: StorageWrite?
  var storageFails = false
  var storageBackoff = Backoff()
  var writesAgain = Instant.zero
  /// The rows that the pages have to learn about.
  var news: [Row] = []

  // The exchange between the device and the server.
  var isConnected = true
  var isRemoved = false
  var isLaterFormat = false
  /// Whether the server may have something that is not known here.
  var isBehind = true
  var request: Request?
  var requests = 0
  var lastWasPush = false
  var pullFailed = false
  /// The most rows to push at once. It is smaller after the server has refused a whole push.
  var pushedRows: Int
  var backoff = Backoff()
  /// Grows each time a server turns out to have lost what it had.
  var lossBackoff = Backoff()
  var asksAgain = Instant.zero
  var deadline = Instant.zero
  var polls = Instant.zero
  /// The moment at which refused rows are offered again.
  var offersAgain: Instant?

  // The last status and the last wake-up that were reported.
  var shown: SyncStatus?
  var wakes: Instant?

  /// A device that knows nothing until it learns what its storage holds.
  /// - Parameter random: decides how long to wait after failures.
  public init(random: SeededRandom, limits: SyncLimits = SyncLimits()) {
    self.random = random
    self.limits = limits
    pushedRows = limits.pushedRows
  }

  /// Handles an event.
  /// - Parameter now: the time of a clock that never goes back.
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

  /// Everything that can be done now.
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

  /// The sync status.
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
