import Backend

/// Writes down on which day devices were here, behind their answers: whoever reads waits for no disk. All that
/// come meanwhile are written down together.
actor LastSeenLog {
  private var waiting: [Int64: Caller] = [:]
  private(set) var isWriting = false

  /// A device was here.
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
      // On a full disk it is a later day. What there is can still be read.
      try? await server.write { try $0.note(callers, at: now) }
      // Who came once more meanwhile is written down by now.
      for caller in callers { waiting[caller.device] = nil }
    }
    isWriting = false
  }
}
