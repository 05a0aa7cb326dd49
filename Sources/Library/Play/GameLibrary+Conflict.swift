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
    guard let ours = entries[id] else { return .adopted(id) }
    defer { sortHistory() }
    entries[id] = nil
    load(record: Row(key: RowKey.record(id).text, text: text))
    // A record has one spelling: this one was read to its end where it is written the same again.
    if entries[id]?.session.record == text, text.starts(with: ours.session.record) {
      setClock(of: id, to: ours.watch.time(at: now), at: now)
      return .adopted(id)
    }
    let branch = ours.session.branch(as: newID)
    entries[newID] = Entry(branch, watch: ours.watch)
    queueRecord(of: branch)
    queueClock(of: newID, at: now)
    if openGame == id { openGame = newID }
    return .branched(newID)
  }
}
