import Games

extension GameLibrary {
  /// Takes over what another open page stored: a row, or (without text) that it deleted one.
  ///
  /// Nothing of ours is lost by it: a record is only taken where ours is its beginning, and a game
  /// that is open here stays although it was deleted there. Nothing is queued to be stored.
  public func follow(_ row: Row, at now: Milliseconds) {
    switch RowKey(row.key) {
    case .record(let id)? where row.text.isEmpty:
      if id != openGame { forget(id) }
    case .record(let id)?:
      guard let reading = try? RecordReading(row.text), reading.fault == nil,
        reading.session.id == id
      else { return }
      if let ours = session(id), !row.text.starts(with: ours.record) { return }
      let shown = time(of: id, at: now)
      insert(reading.session)
      setClock(of: id, to: shown, at: now)
      place(id)
    case .clock(let id)?:
      guard id != openGame, let count = try? decimal(row.text[...]) else { return }
      setClock(of: id, to: Milliseconds(count))
      revision += 1
    case .theme(let id)? where row.text.isEmpty: forgetTheme(id)
    case .theme?: load(theme: row)
    case .settings?: replaceSettings(with: Settings(text: row.text))
    case nil: break
    }
  }
}
