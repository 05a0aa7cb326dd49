import Games

/// Storing and loading.
extension GameLibrary {
  /// Removes and returns the changes that wait to be stored, in the order in which they were made.
  /// - Parameter newDevice: random bits, which name this device when its first setting is stored.
  public func takeChanges(newDevice: () -> UInt64 = { 0 }) -> [RowChange] {
    if settingRows.haveChanged { queueSettings(newDevice) }
    defer { changes = [] }
    return changes
  }

  /// Loads rows from storage, before anything is played. Unknown rows are ignored.
  public func load(_ rows: [Row]) {
    changingMany {
      for step in UInt8(0)..<3 {
        for row in rows {
          if let key = RowKey(row.key), key.step == step { join(row.text, as: key, at: nil) }
        }
      }
    }
  }

  /// Takes over rows that other open pages stored. This loses nothing of this page's state and queues nothing
  /// to be stored. Linear in the number of games, however many of them the rows concern.
  /// - Returns: whether the open game now has another continuation.
  public func follow(_ rows: [Row], at now: Instant) -> Bool {
    let count = openLines
    changingMany {
      for row in rows {
        guard let key = RowKey(row.key) else { continue }
        // Only pages of earlier versions write this row. Even a row with less content is newer.
        if case .settings = key {
          keep(row.text, as: key, at: now)
        } else {
          join(row.text, as: key, at: now)
        }
      }
    }
    return openLines > count
  }

  /// Resolves a change whose expected text differed from the stored text: both are joined, and the result is
  /// stored if it differs.
  /// - Returns: whether the open game now has another continuation.
  public func resolve(_ change: RowChange, stored: [UInt8], at now: Instant) -> Bool {
    guard let key = RowKey(change.key) else { return false }
    let count = openLines
    // Deleted games are only in storage, so the change may contain more than is known here.
    let both = RowJoin.join(change.row.text, stored, of: key)
    join(both, as: key, at: now)
    let joined = RowJoin.join(both, text(of: key), of: key)
    // A clock is written in any case, even over a longer time.
    let held = if case .clock = key { change.row.text } else { stored }
    if joined != held { queue(key, joined, over: held) }
    return openLines > count
  }

  /// How many lines the open game has besides the shown line.
  private var openLines: Int { openGame.flatMap { entries[$0]?.others.count } ?? 0 }

  // MARK: Queuing

  func queue(_ key: RowKey, _ text: [UInt8], over expected: [UInt8]) {
    switch key {
    case .record(let id), .clock(let id): if judged.contains(id) { return }
    default: break
    }
    changes.append(RowChange(Row(key: key.text, text: text), over: expected))
  }

  /// Queues the clock time of a game. The time of a game without a move is not queued, because it would reach
  /// other devices and outlive the game.
  func queueClock(of id: GameID, at now: Instant) {
    guard let entry = entries[id], entry.isBegun else { return }
    let expected = text(of: .clock(id))
    let time = max(entry.watch.time(at: now), entry.keptClock ?? .zero)
    entry.keptClock = time
    queue(.clock(id), clockText(time), over: expected)
  }

  /// Queues a row for each changed setting.
  private func queueSettings(_ newDevice: () -> UInt64) {
    settingRows.haveChanged = false
    for row in settings.differences(from: settingRows.settings) {
      let (name, value) = (row.key, row.text)
      if settingRows.device.isEmpty {
        settingRows.device = SettingValue.device(newDevice())
        queue(.device, settingRows.device, over: [])
      }
      let expected = settingRows[name]
      let count = (SettingValue(expected)?.count ?? 0) + 1
      settingRows[name] = SettingValue(count: count, device: settingRows.device, value: value).text
      queue(.setting(name), settingRows[name], over: expected)
    }
  }
}

extension RowKey {
  /// The step of the launch in which the row is loaded. Deletions come first, because deleted games need not be
  /// read; clocks come after their games.
  fileprivate var step: UInt8 {
    switch self {
    case .gone: 0
    case .clock: 2
    default: 1
    }
  }
}
