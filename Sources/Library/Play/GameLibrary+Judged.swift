import Games

/// Games whose puzzle is with a judge. The library shows a record on a consistent puzzle, which each move
/// replaces with a new record. The judge keeps the game, so nothing is stored here before it is over.
extension GameLibrary {
  /// Whether the puzzle of a game is with a judge and not here.
  public func isJudged(_ id: GameID) -> Bool { judged.contains(id) }

  /// Shows a game in the judge's state, replacing the state known so far.
  /// - Parameters:
  ///   - record: the record on a consistent puzzle. The record of a finished game is stored.
  ///   - isAskedFor: whether the player wants to play it. Then a deleted game comes back.
  /// - Returns: whether the game is shown. It is not if it is no longer here and nobody asked for it, or if the
  ///   record is invalid.
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
