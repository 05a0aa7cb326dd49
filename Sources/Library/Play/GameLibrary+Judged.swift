import Games

/// Games whose puzzle is with a judge. What is shown of one is a record on a consistent puzzle puzzle, which another
/// takes the place of with each move. Nothing of it is stored before it is over: the judge has it.
extension GameLibrary {
  /// Whether the puzzle of a game is with a judge, and not here.
  public func isJudged(_ id: GameID) -> Bool { judged.contains(id) }

  /// Shows a game as its judge has it, in the place of what was known of it.
  /// - Parameters:
  ///   - record: the record on a consistent puzzle; that of a game that is over is kept.
  ///   - isAskedFor: whether the player wants to play it: then it comes back where it was deleted.
  /// - Returns: whether it is shown; not one that is not here any more and that nobody asked for, nor what is no
  ///   record.
  @discardableResult
  public func show(judged record: [UInt8], isAskedFor: Bool, at now: Instant) -> Bool {
    guard let session = (try? RecordReading(record))?.session else { return false }
    let id = session.id
    guard isAskedFor || entries[id] != nil else { return false }
    judged.removeAll { $0 == id }
    if deletions[id.identity].isDeleted { undoDeletion(of: id.identity) }
    entries[id]?.isHeld = false
    keep(RecordLines(record), of: id, at: now)
    if session.content.outcome.isOver {
      queue(.record(id), record, over: [])
    } else {
      judged.append(id)
    }
    return true
  }
}
