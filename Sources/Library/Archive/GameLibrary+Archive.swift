import Games

extension GameLibrary {
  /// All played games that are not deleted, in the order of the history, the player's own themes, the
  /// deletions, and the settings that may go to another device.
  public func archive(at now: Instant) -> Archive {
    var items: [Archive.Item] = []
    for summary in history {
      let id = summary.header.id
      // A judged game only has a consistent puzzle here, not the real one.
      guard let entry = entries[id], !judged.contains(id) else { continue }
      var lines = [entry.session]
      for line in otherLines(of: id) { lines.append(line) }
      items.append(Archive.Item(lines: lines, clock: entry.watch.time(at: now)))
    }
    var rows: [Row] = []
    for row in settingRows.rows {
      guard case .setting(let name)? = RowKey(row.key) else { continue }
      if Settings.travels(name), SettingValue(row.text) != nil { rows.append(row) }
    }
    for item in deletions.all {
      rows.append(Row(key: RowKey.gone(item.id).text, text: item.deletion.text))
    }
    return Archive(items: items, themes: themes, rows: rows)
  }

  /// Merges an archive into the library. Nothing is overwritten: a game that continued differently keeps both
  /// continuations. Importing an archive twice is the same as importing it once, and two devices that import
  /// each other's archives have the same content.
  public func unite(with archive: Archive, at now: Instant) -> ImportSummary {
    var summary = ImportSummary()
    changingMany {
      for row in archive.rows {
        guard let key = RowKey(row.key) else { continue }
        let count = entries.count
        receive(row.text, as: key, at: now)
        summary.deleted += count - entries.count
      }
      for theme in archive.themes {
        let count = themes.count
        receive(theme.text, as: .theme(theme.id), at: now)
        summary.themes += themes.count - count
      }
      for item in archive.items { unite(with: item, at: now, in: &summary) }
    }
    return summary
  }

  /// The games of an archive that are deleted here. Merging leaves them deleted, so that the page can ask
  /// whether the player wants them back.
  public func deletedGames(in archive: Archive) -> [GameID] {
    var games: [GameID] = []
    for item in archive.items {
      if entries[item.id] == nil { games.append(item.id) }
    }
    return games
  }

  /// Undoes the deletion of games. They appear once the archive is merged again.
  public func bringBack(_ games: [GameID]) {
    for id in games { undoDeletion(of: id.identity) }
  }

  /// Adds the samples that are not in the library, including deleted ones. A sample that is in the library
  /// stays unchanged, because it was played or belongs to an earlier edition.
  public func add(samples archive: Archive, at now: Instant) {
    var summary = ImportSummary()
    changingMany {
      for item in archive.items where entries[item.id] == nil {
        undoDeletion(of: item.id.identity)
        unite(with: item, at: now, in: &summary)
      }
    }
  }

  private func unite(
    with item: Archive.Item, at now: Instant, in summary: inout ImportSummary
  ) {
    let id = item.id
    let before = entries[id].map { $0.lines }
    var lines = RecordLines([])
    for line in item.lines { lines = lines.adding([line.record]) }
    receive(lines.text, as: .record(id), at: now)
    receive(clockText(item.clock), as: .clock(id), at: now)
    let after = entries[id].map { $0.lines }
    if after == before {
      summary.known += 1
    } else if let before, let after {
      if after.texts.count > before.texts.count {
        summary.branched += 1
      } else {
        summary.extended += 1
      }
    } else {
      summary.added += 1
    }
  }

  /// Joins a row and queues the result.
  private func receive(_ text: [UInt8], as key: RowKey, at now: Instant) {
    let ours = self.text(of: key)
    if join(text, as: key, at: now) {
      queue(key, RowJoin.join(ours, text, of: key), over: ours)
    }
  }
}
