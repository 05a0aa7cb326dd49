import Games

/// A deletion is a row that names the lines it hides. The lines stay in storage, so that the deletion can be
/// undone and does not lose a move made elsewhere in the meantime.
extension GameLibrary {
  /// Deletes a game, even if it is open.
  public func delete(_ id: GameID, at now: Instant) {
    guard let entry = entries[id] else { return }
    if openGame == id { open(nil, at: now) }
    deleted.append(entry)
    // The judge keeps the game, so there is nothing to delete here.
    if judged.contains(id) { return forget(id) }
    var deletion = deletions[id.identity]
    deletion.delete(entry.lines.texts)
    queue(deletion, of: id.identity)
    deletions.hide(entry.lines, of: id.identity)
    forget(id)
  }

  /// Brings back the game that was deleted last.
  /// - Returns: its identity; nil if nothing was deleted since the launch.
  public func undoDeletion(at now: Instant) -> GameID? {
    guard let last = deleted.popLast() else { return nil }
    let id = last.session.id
    let entry = entries[id] ?? last
    entries[id] = entry
    if !judged.contains(id) { undoDeletion(of: id.identity) }
    // The record is stored, but other open pages have dropped it, so it is sent to them again.
    queue(.record(id), entry.lines.text, over: entry.lines.text)
    queueClock(of: id, at: now)
    putInOrder(id)
    return id
  }

  /// The deleted games that can be brought back, newest first, whether they were deleted here or on another
  /// device. Linear in the length of their records.
  /// - Parameter most: the maximum number of games.
  public func deletedGames(most: Int) -> [AnySession] {
    var games: [AnySession] = []
    for item in deletions.all where isHidden(item) {
      guard let text = item.lines?.texts.first, let session = (try? RecordReading(text))?.session
      else { continue }
      let created = session.summary.header.created
      games.append(session)
      var index = games.count - 1
      while index > 0, games[index - 1].summary.header.created < created {
        games.swapAt(index - 1, index)
        index -= 1
      }
      if games.count > most { games.removeLast() }
    }
    return games
  }

  /// How many deleted games can be brought back.
  public var deletedCount: Int {
    var count = 0
    for item in deletions.all where isHidden(item) { count += 1 }
    return count
  }

  @inline(never)
  private func isHidden(_ item: DeletionTable.Item) -> Bool {
    item.deletion.isDeleted && item.lines != nil && entries[GameID(item.id)] == nil
  }

  /// Brings back a deleted game, wherever it was deleted.
  public func bringBack(_ id: GameID, at now: Instant) {
    guard let lines = deletions.lines(of: id.identity), deletions[id.identity].isDeleted
    else { return }
    undoDeletion(of: id.identity)
    keep(lines, of: id, at: now)
    // The record is stored, but other open pages have dropped it, so it is sent to them again.
    queue(.record(id), lines.text, over: lines.text)
  }

  func undoDeletion(of id: Identity) {
    var deletion = deletions[id]
    deletion.undo()
    queue(deletion, of: id)
  }

  func queue(_ deletion: Deletion, of id: Identity) {
    let expected = deletions[id].text
    if deletion.text == expected { return }
    deletions[id] = deletion
    queue(.gone(id), deletion.text, over: expected)
  }

  /// Applies a deletion. A game that is open here stays until the player leaves it, even if it was deleted
  /// elsewhere.
  func keep(_ deletion: Deletion, of identity: Identity, at now: Instant?) {
    deletions[identity] = deletion
    for theme in themes where theme.id.identity == identity && deletion.covers(theme.text) {
      forgetTheme(theme.id)
    }
    let id = GameID(identity)
    guard let entry = entries[id] else {
      // The game was brought back elsewhere.
      if let lines = deletions.lines(of: identity), !deletion.coversAll(lines.texts) {
        keep(lines, of: id, at: now)
      }
      return
    }
    guard id != openGame else { return }
    let lines = entry.lines
    if deletion.coversAll(lines.texts) {
      deletions.hide(lines, of: identity)
      forget(id)
    } else {
      if deletion.covers(entry.session.record) { entry.isHeld = false }
      keep(lines, of: id, at: now)
    }
  }
}
