import Games
import Library

/// The rows of a device: what arrives from its storage and its pages, and what is written to the storage.
extension Replica {
  /// Takes the contents of the storage. The first time they are all that is known; later they only add to it.
  mutating func load(_ contents: StorageContents) {
    if isLoaded {
      for row in contents.rows { hear(row) }
      return
    }
    isLoaded = true
    cursor = contents.cursor
    storedCursor = contents.cursor
    for row in contents.rows where isOurs(row) && rows.index(of: row.key) == nil {
      rows.insert(
        ReplicaRow(key: row.key, text: row.text, stored: row.text, state: .offered))
    }
    if cursor.generation == nil { return }
    for mark in contents.marks {
      guard let index = rows.index(of: mark.key) else { continue }
      if Fingerprint(of: rows[index].text) == mark.text { rows[index].state = .kept }
    }
  }

  /// Takes what the storage holds of a row. This may be less than is known here, such as a clock that a closing page
  /// stored without checking. Then the row is written again.
  mutating func hear(_ row: Row) {
    guard let index = rows.index(of: row.key) else {
      if !isOurs(row) { return }
      rows.insert(
        ReplicaRow(key: row.key, text: row.text, stored: row.text, state: .changed))
      return
    }
    if row.text.isEmpty {
      // A page removed the row: its contents did not belong to anybody.
      rows[index] = ReplicaRow(key: row.key, text: [], stored: [], state: .kept)
      return
    }
    let known = rows[index].text
    let joined = row.text == known ? known : RowJoin.join(known, row.text, of: row.key)
    rows[index].stored = joined == row.text ? joined : row.text
    if joined == known { return }
    rows[index].text = joined
    rows[index].state = .changed
  }

  /// Whether a row is synchronized. A game without a move is not: its row disappears when the player leaves it.
  func isOurs(_ row: Row) -> Bool {
    SyncRow.travels(row.key, limits: limits) && SyncRow.isText(row.text) && !row.isGameWithoutMove
  }

  // MARK: Writing

  /// Everything that the storage does not have yet, as one transaction. Rows are always written together with the
  /// cursor that says that they were read. Nil while another write is under way.
  mutating func nextWrite() -> StorageWrite? {
    guard writing == nil, now >= writesAgain else { return nil }
    var write = StorageWrite()
    for index in rows.counts.toBeWritten > 0 ? rows.walk() : 0..<0 {
      let row = rows[index]
      if row.text != row.stored {
        write.changes.append(RowChange(Row(key: row.key, text: row.text), over: row.stored))
      }
      if row.state == .acknowledged {
        write.marks.append(Mark(key: row.key, text: Fingerprint(of: row.text)))
        rows[index].state = .kept
      }
    }
    if cursor != storedCursor { write.cursor = cursor }
    write.forgetsMarks = forgetsMarks
    if write.isEmpty { return nil }
    forgetsMarks = false
    writing = write
    return write
  }

  /// The storage has completed the write.
  mutating func finishWrite() {
    guard let write = writing else { return }
    writing = nil
    storageFails = false
    storageBackoff.reset()
    if let cursor = write.cursor { storedCursor = cursor }
    for change in write.changes {
      news.append(change.row)
      // A page may have reported a later text in the meantime.
      if let index = rows.index(of: change.key), rows[index].stored == change.expected {
        rows[index].stored = change.row.text
      }
    }
  }

  /// Rows do not hold what was assumed. Their contents are joined, and everything is written again.
  mutating func yieldToConflict(to held: [Row]) {
    takeBackWrite()
    for row in held {
      if row.text.isEmpty {
        if let index = rows.index(of: row.key) { rows[index].stored = [] }
      } else {
        hear(row)
      }
    }
  }

  /// The storage refuses the write. What other devices did waits; what was done here is still sent.
  mutating func failToWrite() {
    takeBackWrite()
    storageFails = true
    writesAgain = now + storageBackoff.next(&random)
  }

  private mutating func takeBackWrite() {
    guard let write = writing else { return }
    writing = nil
    if write.forgetsMarks { forgetsMarks = true }
    for mark in write.marks {
      if let index = rows.index(of: mark.key), rows[index].state == .kept {
        rows[index].state = .acknowledged
      }
    }
  }
}
