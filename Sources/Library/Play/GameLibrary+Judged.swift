import Games

/// Games whose puzzle is with a judge. What is shown of one is a record on a stand-in puzzle, which another
/// takes the place of with each move. Nothing of it is stored before it is over: the judge has it.
extension GameLibrary {
  /// Shows a game as its judge has it, in the place of what was known of it.
  /// - Parameter record: the record on a stand-in; that of a game that is over is kept.
  /// - Returns: the game where it is new here; nil otherwise, and where the text is no record.
  public func show(judged record: [UInt8], at now: Instant) -> AnySession? {
    guard let session = (try? RecordReading(record))?.session else { return nil }
    let (id, entry) = (session.id, entries[session.id])
    judged.removeAll { $0 == id }
    entry?.isHeld = false
    keep(RecordLines(record), of: id, at: now)
    if session.content.outcome.isOver {
      queue(.record(id), record, over: [])
    } else {
      judged.append(id)
    }
    return entry == nil ? session : nil
  }
}
