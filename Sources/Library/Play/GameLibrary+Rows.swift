import Games

/// The entry point for rows. Whether they come from storage, another tab, a conflict or an archive: `RowJoin`
/// joins each row with the state known here, and the library keeps the result.
extension GameLibrary {
  /// Joins a row with the known state. A row that this version cannot read stays in storage unchanged.
  /// - Parameter now: the current moment; nil at launch, when the history is sorted once at the end.
  /// - Returns: whether the row contained anything new.
  @discardableResult
  func join(_ text: [UInt8], as key: RowKey, at now: Instant?) -> Bool {
    // The game was finished elsewhere. The record here only has a consistent puzzle.
    if case .record(let id) = key, judged.contains(id), let now {
      return show(judged: text, isAskedFor: false, at: now)
    }
    let ours = self.text(of: key)
    let joined = RowJoin.join(ours, text, of: key)
    if joined == ours { return false }
    keep(joined, as: key, at: now)
    return true
  }

  /// The text of a row as known here.
  func text(of key: RowKey) -> [UInt8] {
    switch key {
    case .record(let id): entries[id]?.lines.text ?? []
    case .clock(let id): keptClock(of: id).map { clockText($0) } ?? []
    case .friends: friends[key]
    case .gone(let id): deletions[id].text
    case .theme(let id): themes.first { $0.id == id }?.text ?? []
    case .setting(let name): settingRows[name]
    case .settings: settingRows.base
    case .device: settingRows.device
    }
  }

  func keep(_ text: [UInt8], as key: RowKey, at now: Instant?) {
    switch key {
    case .record(let id): keep(RecordLines(text), of: id, at: now)
    case .clock(let id):
      if let count = try? decimal(text[...]) { keepClock(PlayTime(count), of: id, at: now) }
    case .friends:
      friends[key] = text
      revision += 1
    case .gone(let id):
      if let deletion = Deletion(text) { keep(deletion, of: id, at: now) }
    case .theme(let id): keep(theme: text, as: id)
    case .setting(let name):
      settingRows[name] = text
      settings = settingRows.settings
    case .settings:
      settingRows.base = text
      settings = settingRows.settings
    case .device: if SettingValue.isDevice(text[...]) { settingRows.device = text }
    }
  }

  // MARK: Clocks

  private func keptClock(of id: GameID) -> PlayTime? {
    if let entry = entries[id] { return entry.keptClock }
    return earlyClocks[id]
  }

  func clockText(_ time: PlayTime) -> [UInt8] {
    var text = TextWriter()
    text.write(time.count)
    return text.bytes
  }

  /// Sets the clock of a game to the longer of two times. The time of a game that has not arrived yet waits for
  /// it, unless the game is deleted.
  private func keepClock(_ time: PlayTime, of id: GameID, at now: Instant?) {
    guard let entry = entries[id] else {
      if !deletions[id.identity].isDeleted { earlyClocks[id] = time }
      return
    }
    entry.keptClock = time
    setWatch(of: entry, to: time, at: now)
    if now != nil { revision += 1 }
  }

  /// Sets the clock of a game to at least this time. A running clock keeps running.
  func setWatch(of entry: Entry, to time: PlayTime, at now: Instant?) {
    entry.setWatch(to: max(time, entry.watch.time(at: now ?? .zero)))
    if let now, openGame == entry.session.id { startWatch(at: now) }
  }

  /// Puts a game in the table, with a clock that arrived before it.
  func put(_ entry: Entry) {
    let id = entry.session.id
    entries[id] = entry
    untouched[id] = nil
    guard let early = earlyClocks[id] else { return }
    entry.keptClock = early
    entry.setWatch(to: early)
    earlyClocks[id] = nil
  }
}
