import Games

/// A deletion is a row that names the lines that it hides. The lines stay in storage, so it can be
/// undone, and a move that was made elsewhere meanwhile is not lost by it.
extension GameLibrary {
  /// Deletes a game, also the one that is open.
  public func delete(_ id: GameID, at now: Instant) {
    guard let entry = entries[id] else { return }
    if openGame == id { open(nil, at: now) }
    deleted.append(entry)
    // The judge has it, whatever is here.
    if judged.contains(id) { return forget(id) }
    var deletion = deletions[id.identity]
    deletion.delete(entry.lines.texts)
    queue(deletion, of: id.identity)
    deletions.hide(entry.lines, of: id.identity)
    forget(id)
  }

  /// Brings back the game that was deleted last, as it was.
  /// - Returns: its identity, or nil where nothing was deleted since the launch.
  public func undoDeletion(at now: Instant) -> GameID? {
    guard let last = deleted.popLast() else { return nil }
    let id = last.session.id
    let entry = entries[id] ?? last
    entries[id] = entry
    if !judged.contains(id) { undoDeletion(of: id.identity) }
    // It is stored. Other open pages have forgotten it, and hear of it again.
    queue(.record(id), entry.lines.text, over: entry.lines.text)
    queueClock(of: id, at: now)
    putInOrder(id)
    return id
  }

  /// The games that are deleted, here or on another device, and can be brought back: the newest first. Linear
  /// in the length of their records.
  /// - Parameter most: the most that are listed.
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

  /// How many games are deleted that can be brought back.
  public var deletedCount: Int {
    var count = 0
    for item in deletions.all where isHidden(item) { count += 1 }
    return count
  }

  @inline(never)
  private func isHidden(_ item: DeletionTable.Item) -> Bool {
    item.deletion.isDeleted && item.lines != nil && entries[GameID(item.id)] == nil
  }

  /// Brings back a game that was deleted, wherever that was.
  public func bringBack(_ id: GameID, at now: Instant) {
    guard let lines = deletions.lines(of: id.identity), deletions[id.identity].isDeleted
    else { return }
    undoDeletion(of: id.identity)
    keep(lines, of: id, at: now)
    // It is stored. Other open pages have forgotten it, and hear of it again.
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

  /// Takes a deletion. A game that is open here stays until it is left, although it was deleted
  /// elsewhere.
  func keep(_ deletion: Deletion, of identity: Identity, at now: Instant?) {
    deletions[identity] = deletion
    for theme in themes where theme.id.identity == identity && deletion.covers(theme.text) {
      forgetTheme(theme.id)
    }
    let id = GameID(identity)
    guard let entry = entries[id] else {
      // Brought back elsewhere.
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
