import House

/// Writes down on which day devices were here, behind their answers: whoever reads waits for no disk. All that
/// come meanwhile are written down together.
actor Visits {
  private var waiting: [Int64: Caller] = [:]
  private(set) var isWriting = false

  /// A device was here.
  func note(_ caller: Caller, for keeper: HouseKeeper) {
    waiting[caller.device] = caller
    if isWriting { return }
    isWriting = true
    Task { await write(for: keeper) }
  }

  private func write(for keeper: HouseKeeper) async {
    while !waiting.isEmpty {
      let callers = Array(waiting.values)
      let now = keeper.now()
      // On a full disk it is a later day. What there is can still be read.
      try? await keeper.write { try $0.note(callers, at: now) }
      // Who came once more meanwhile is written down by now.
      for caller in callers { waiting[caller.device] = nil }
    }
    isWriting = false
  }
}
