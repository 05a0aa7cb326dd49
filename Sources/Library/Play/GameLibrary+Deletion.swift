import Games

extension GameLibrary {
  /// Deletes a game, also the one that is open.
  public func delete(_ id: RecordID, at now: Milliseconds) {
    if openGame == id { open(nil, at: now) }
    guard let entry = entries[id] else { return }
    deleted.append(entry)
    changes.append(.discard(RowKey.record(id).text))
    changes.append(.discard(RowKey.clock(id).text))
    forget(id)
  }

  /// Brings back the game that was deleted last, as it was.
  /// - Returns: its identity, or nothing where nothing was deleted since the launch.
  public func undoDeletion(at now: Milliseconds) -> RecordID? {
    guard let entry = deleted.popLast() else { return nil }
    let id = entry.session.id
    entries[id] = entry
    queueRecord(of: entry.session)
    queueClock(of: id, at: now)
    place(id)
    return id
  }
}
