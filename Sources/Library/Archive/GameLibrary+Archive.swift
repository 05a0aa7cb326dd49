import Games

extension GameLibrary {
  /// Everything that was played, in the order of the history, and the player's own themes.
  public func archive(at now: Milliseconds) -> Archive {
    var items: [Archive.Item] = []
    for summary in history {
      let id = summary.header.id
      guard let session = session(id) else { continue }
      items.append(Archive.Item(session: session, clock: time(of: id, at: now)))
    }
    return Archive(items: items, themes: themes)
  }

  /// Unites an archive with what is there. Nothing is overwritten: where a game went on differently,
  /// both continuations are kept. The same archive twice is the same as once, and two devices that
  /// import each other's archives hold the same games.
  public func unite(with archive: Archive, at now: Milliseconds) -> ImportSummary {
    var summary = ImportSummary()
    for theme in archive.themes where keep(theme) { summary.themes += 1 }
    for item in archive.items { unite(with: item, at: now, in: &summary) }
    return summary
  }

  /// Adds the samples that are not there yet. One that is there was played on, or is of an earlier
  /// edition: it stays as it is.
  public func add(samples archive: Archive, at now: Milliseconds) {
    var summary = ImportSummary()
    for item in archive.items where session(item.session.id) == nil {
      unite(with: item, at: now, in: &summary)
    }
  }

  private func unite(
    with item: Archive.Item, at now: Milliseconds, in summary: inout ImportSummary
  ) {
    let id = item.session.id
    guard let ours = session(id) else {
      receive(item.session, clock: item.clock, at: now)
      summary.added += 1
      return
    }
    let (mine, theirs) = (ours.record, item.session.record)
    if mine.starts(with: theirs) {
      summary.known += 1
    } else if theirs.starts(with: mine) {
      receive(item.session, clock: item.clock, at: now)
      summary.extended += 1
    } else {
      keepBoth(ours, item, at: now, in: &summary)
    }
  }

  /// The continuation with more moves keeps the identity (of equal ones the one that comes first in
  /// the order of bytes), and the other becomes a branch whose identity follows from its content: so
  /// every device comes to the same two games.
  private func keepBoth(
    _ ours: AnySession, _ item: Archive.Item, at now: Milliseconds, in summary: inout ImportSummary
  ) {
    let id = ours.id
    let oursWins = precedes(ours, item.session)
    let loser = oursWins ? item.session : ours
    let branch = loser.branch(as: RecordID(hashing: loser.record))
    let clock = oursWins ? item.clock : time(of: id, at: now)
    if let known = session(branch.id), known.record.starts(with: branch.record) {
      summary.known += 1
    } else {
      receive(branch, clock: clock, at: now)
      summary.branched += 1
    }
    if !oursWins { receive(item.session, clock: item.clock, at: now, replacing: true) }
  }

  /// Takes a game under its own identity, with the time that its clock showed.
  private func receive(
    _ session: AnySession, clock: Milliseconds, at now: Milliseconds, replacing: Bool = false
  ) {
    insert(session)
    setClock(of: session.id, to: clock, at: now)
    if replacing {
      changes.append(
        .replace(Row(key: RowKey.record(session.id).text, text: session.record)))
    } else {
      queueRecord(of: session)
    }
    queueClock(of: session.id, at: now)
    place(session.id)
  }

  private func precedes(_ ours: AnySession, _ theirs: AnySession) -> Bool {
    let (mine, other) = (ours.summary.moveCount, theirs.summary.moveCount)
    return mine == other ? ours.record.lexicographicallyPrecedes(theirs.record) : mine > other
  }
}
