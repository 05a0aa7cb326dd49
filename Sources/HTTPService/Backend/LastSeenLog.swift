import Backend

/// Records the day of each device's last visit after the answer was sent, so that a client that reads does not wait for
/// the disk. Visits that arrive during a write are recorded together in the next write.
actor LastSeenLog {
  private var waiting: [Int64: Caller] = [:]
  private(set) var isWriting = false

  /// Records a visit of a device.
  func note(_ caller: Caller, for server: ServerContext) {
    waiting[caller.device] = caller
    if isWriting { return }
    isWriting = true
    Task { await write(for: server) }
  }

  private func write(for server: ServerContext) async {
    while !waiting.isEmpty {
      let callers = Array(waiting.values)
      let now = server.now()
      // On a full disk the visit is recorded on a later day; existing data can still be read.
      try? await server.write { try $0.note(callers, at: now) }
      // A device that came again during the write has been recorded too.
      for caller in callers { waiting[caller.device] = nil }
    }
    isWriting = false
  }
}
