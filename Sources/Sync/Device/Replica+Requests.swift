import Games
import Library

/// The requests to the server, and when they are sent.
extension Replica {
  /// A request that has no answer after this time counts as failed. A push that takes long to send gets as much more
  /// time.
  static let patience = Milliseconds(30_000)
  /// The server is asked at least this often, in case it could not notify the device.
  static let pollInterval = Milliseconds(60_000)
  /// Refused rows are offered again this often, because the server may have more room by then.
  static let refusalInterval = Milliseconds(3_600_000)

  /// Handles what follows from the time alone.
  mutating func passTime() {
    if request != nil, now >= deadline { fail(.unreachable) }
    if request == nil, now >= polls { isBehind = true }
    if let offersAgain, now >= offersAgain {
      self.offersAgain = nil
      for index in rows.walk() {
        if case .refused = rows[index].state { rows[index].state = .offered }
      }
    }
  }

  /// Ends all waiting: the network is back, or the player wants to know.
  mutating func tryNow() {
    isBehind = true
    if offersAgain != nil { offersAgain = now }
    backoff.reset()
    asksAgain = now
    writesAgain = now
  }

  /// The next request; nil while a request is on its way, or if there is nothing to ask.
  mutating func nextRequest() -> Request? {
    guard request == nil, isConnected, !isRemoved, now >= asksAgain else { return nil }
    // The rows that were read are written before more rows are read.
    let mayPull = isBehind && writing == nil && now >= writesAgain
    // Pushes and pulls take turns, so that neither a long catch-up nor a server without room blocks the other.
    if mayPull, lastWasPush || !hasToPush { return pull() }
    return push() ?? (mayPull ? pull() : nil)
  }

  private var hasToPush: Bool {
    let counts = rows.counts
    return cursor.generation != nil && (counts.changed > 0 || counts.offered > 0 && mayOffer)
  }

  /// A row that changed here is pushed at once. The other rows wait until the device knows what the server has of
  /// them, if it can find out.
  private func isToBePushed(_ row: ReplicaRow) -> Bool {
    row.state == .changed || row.state == .offered && mayOffer
  }

  private var mayOffer: Bool { !isBehind || storageFails || pullFailed }

  private mutating func pull() -> Request {
    isBehind = false
    lastWasPush = false
    return ask(.pull(Pull(since: cursor.cursor, limit: limits.pulledRows)))
  }

  private mutating func push() -> Request? {
    guard let generation = cursor.generation, hasToPush else { return nil }
    var pushed: [Row] = []
    var bytes = 0
    for index in rows.walk() where isToBePushed(rows[index]) {
      let row = Row(key: rows[index].key, text: rows[index].text)
      if row.text.count > limits.rowBytes {
        refuse(index, .tooLong)
        continue
      }
      bytes += row.bytesInMessage
      if pushed.count == pushedRows || bytes > limits.bytesOfRows { break }
      pushed.append(row)
    }
    if pushed.isEmpty { return nil }
    lastWasPush = true
    return ask(.push(Push(generation: generation, rows: pushed)), bytes: bytes)
  }

  private mutating func ask(_ body: Request.Body, bytes: Int = 0) -> Request {
    requests += 1
    deadline = now + Self.patience + Milliseconds(Int64(bytes / SyncLimits.slowestLine * 1_000))
    let request = Request(number: requests, body: body)
    self.request = request
    return request
  }

  mutating func refuse(_ index: Int, _ reason: RowError) {
    rows[index].state = .refused(reason)
    offersAgain = offersAgain ?? now + Self.refusalInterval
  }

  /// The next moment at which time alone changes something; nil if there is none.
  var nextWake: Instant? {
    var moments: [Instant] = []
    if request != nil { moments.append(deadline) }
    if writing == nil, writesAgain > now { moments.append(writesAgain) }
    if request == nil, isConnected, !isRemoved {
      if asksAgain > now { moments.append(asksAgain) }
      if polls > now { moments.append(polls) }
      if let offersAgain { moments.append(offersAgain) }
    }
    return moments.min()
  }
}
