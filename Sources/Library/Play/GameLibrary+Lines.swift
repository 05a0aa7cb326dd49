import Games

/// The lines of a game: which line is shown, and access to the others.
extension GameLibrary {
  /// The other continuations of a game, which were played from the same beginning in another tab or on another
  /// device. Linear in the length of their records.
  public func otherLines(of id: GameID) -> [AnySession] {
    guard let entry = entries[id], !entry.others.isEmpty else { return [] }
    let shown = entry.session.record
    var lines: [AnySession] = []
    for text in entry.others where !deletions[id.identity].covers(text) {
      guard let session = (try? RecordReading(text))?.session, session.id == id else { continue }
      // The readable part of a damaged line may be contained in the shown line.
      if !begins(shown, with: session.record) { lines.append(session) }
    }
    return lines
  }

  /// Shows another line of a game for as long as the page is open. Nothing is stored: the next launch shows the
  /// most advanced line again.
  public func show(_ line: AnySession, at now: Instant) {
    guard let entry = entries[line.id] else { return }
    // The clock of the previous line may have been resting.
    if line.id == openGame { setResting(false, at: now) }
    show(line, record: line.record, of: entry.lines, in: entry, at: now)
    entry.isHeld = true
  }

  /// Keeps the lines of a game and determines the shown line: finished lines before unfinished lines, then the
  /// line with the most moves, then the first in byte order. But a line that the player has opened stays shown,
  /// or is replaced only by its own continuation.
  @inline(never)
  func keep(_ lines: RecordLines, of id: GameID, at now: Instant?) {
    let entry = entries[id]
    let known = entry?.lines.texts ?? []
    let held = entry?.isHeld == true ? entry?.session.record : nil
    let deletion = deletions[id.identity]
    var best: Line?
    for text in lines.texts where !deletion.covers(text) {
      guard let line = read(text, of: id, isNew: !known.contains(text)) else { continue }
      if let held, !begins(text, with: held) { continue }
      if best.map({ line.precedes($0) }) ?? true { best = line }
    }
    if let best {
      let entry = entry ?? Entry(best.session)
      show(best.session, record: best.record, of: lines, in: entry, at: now)
    } else if let entry {
      // The player's line was deleted elsewhere. It stays until the player leaves it.
      entry.show(entry.session, record: entry.session.record, of: lines)
    } else if deletion.isDeleted {
      deletions.hide(lines, of: id.identity)
    }
  }

  private func show(
    _ session: AnySession, record: [UInt8], of lines: RecordLines, in entry: Entry,
    at now: Instant?
  ) {
    entry.show(session, record: record, of: lines)
    let id = session.id
    if entries[id] == nil { put(entry) } else { entries[id] = entry }
    // The longest time of all lines counts, because the clock belongs to the game.
    setWatch(of: entry, to: entry.keptClock ?? .zero, at: now)
    putInOrder(id)
  }

  /// A line that was read.
  private struct Line {
    let session: AnySession
    let record: [UInt8]

    func precedes(_ other: Line) -> Bool {
      let (mine, theirs) = (session.content, other.session.content)
      if mine.outcome.isOver != theirs.outcome.isOver { return mine.outcome.isOver }
      let (count, otherCount) = (mine.times.count, theirs.times.count)
      return count == otherCount
        ? record.lexicographicallyPrecedes(other.record) : count > otherCount
    }
  }

  /// Reads a line, up to its first error if it has one. The error is reported only the first time.
  private func read(_ text: [UInt8], of id: GameID, isNew: Bool) -> Line? {
    var error: RecordError?
    var line: Line?
    var isOther = false
    do {
      let reading = try RecordReading(text)
      error = reading.error
      isOther = reading.session.id != id
      // A record has one spelling, so writing a completely read record would give the same text.
      if !isOther {
        let record = error == nil ? text : reading.session.record
        line = Line(session: reading.session, record: record)
      }
    } catch let found { error = found }
    if isNew, isOther || error != nil {
      errors.append(LoadError(key: RowKey.record(id).text, error: isOther ? nil : error))
    }
    return line
  }
}

/// A row that could not be read completely.
public struct LoadError: Equatable, Sendable {
  /// The key of the row.
  public let key: [UInt8]
  /// What is wrong with its record; nil if the record does not belong to this key.
  public let error: RecordError?
}
