import Games

extension GameLibrary {
  /// Another tab went on with this game, or something else stands where it is kept.
  ///
  /// Where the stored record goes on from ours, it takes our place. Otherwise both are kept: ours
  /// becomes a branch under an identity of its own, which is opened in place of the other.
  /// - Returns: what was done.
  public func resolveConflict(
    over id: RecordID, stored text: [UInt8], newID: RecordID, at now: Milliseconds
  ) -> ConflictResolution {
    guard let ours = entries.removeValue(forKey: id) else { return .adopted(id) }
    defer { sortHistory() }
    load(record: Row(key: RowKey.record(id).text, text: text))
    // A record has one spelling: this one was read to its end where it is written the same again.
    if entries[id]?.session.record == text, begins(text, with: ours.session.record) {
      adopt(ours.watch.time(at: now), in: id, at: now)
      return .adopted(id)
    }
    let branch = ours.session.branch(as: newID)
    insert(branch)
    entries[newID]?.watch = ours.watch
    keep(branch)
    keepClock(of: newID, at: now)
    if openGame == id { openGame = newID }
    return .branched(newID)
  }

  /// Goes on from the time that our clock showed, where that is later than what was stored.
  private func adopt(_ time: Milliseconds, in id: RecordID, at now: Milliseconds) {
    guard let summary = entries[id]?.summary, summary.outcome == .playing else { return }
    entries[id]?.watch = Stopwatch(counted: max(time, summary.timeAtLastMove))
    if openGame == id { startWatch(at: now) }
  }
}
