import Games

/// The lines of a game: which one is shown, and how to get to the others.
extension GameLibrary {
  /// The other continuations of a game, which went on from the same beginning in another tab or on
  /// another device. Linear in the length of their records.
  public func otherLines(of id: GameID) -> [AnySession] {
    guard let entry = entries[id], !entry.others.isEmpty else { return [] }
    let shown = entry.session.record
    var lines: [AnySession] = []
    for text in entry.others where !deletions[id.identity].covers(text) {
      guard let session = (try? RecordReading(text))?.session, session.id == id else { continue }
      // Of a damaged line there may be no more than what is shown.
      if !begins(shown, with: session.record) { lines.append(session) }
    }
    return lines
  }

  /// Shows another line of a game, which stays shown for as long as the page is open. Nothing is
  /// stored: at the next launch the line that is furthest is shown again.
  public func show(_ line: AnySession, at now: Instant) {
    guard let entry = entries[line.id] else { return }
    // The line that was on screen may have let its clock rest.
    if line.id == openGame { setResting(false, at: now) }
    show(line, record: line.record, of: entry.lines, in: entry, at: now)
    entry.isHeld = true
  }

  /// Keeps the lines of a game. The one that is shown follows from them: one that is finished before
  /// one that is not, then the one with the most moves, then the first in the order of bytes. But a
  /// player who is in a line stays in it, and goes along where it goes on.
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
      // The line of the player is deleted, elsewhere: it stays for as long as the player does.
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
    // Of several lines the longest time counts: the clock belongs to the game.
    setWatch(of: entry, to: entry.keptClock ?? .zero, at: now)
    putInOrder(id)
  }

  /// A line that could be read.
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

  /// Reads a line up to its fault where it has one, which is told the first time.
  private func read(_ text: [UInt8], of id: GameID, isNew: Bool) -> Line? {
    var error: RecordError?
    var line: Line?
    var isOther = false
    do {
      let reading = try RecordReading(text)
      error = reading.error
      isOther = reading.session.id != id
      // A record has one spelling: one that was read to its end would be written the same again.
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

/// A row that could not be read, or not to its end.
public struct LoadError: Equatable, Sendable {
  /// The key of the row.
  public let key: [UInt8]
  /// What is wrong with its record; nil where the record does not belong under this key.
  public let error: RecordError?
}
