import Games

/// The player's own themes. Each is a row of its own, whose key follows from what it says: two tabs
/// that make themes at the same time keep both, and the same theme is never there twice.
extension GameLibrary {
  /// Keeps a theme.
  /// - Returns: whether it is new.
  @discardableResult
  public func keep(_ theme: MemorizeTheme) -> Bool {
    guard insert(theme) else { return false }
    changes.append(.replace(Row(key: RowKey.theme(of: theme).text, text: theme.text)))
    return true
  }

  /// Deletes a theme. Games that were dealt from it stay as they are.
  public func discard(_ theme: MemorizeTheme) {
    let key = RowKey.theme(of: theme)
    if case .theme(let id) = key { forgetTheme(id) }
    changes.append(.discard(key.text))
  }

  /// Takes a theme from storage. One that cannot be read is of a later version, and stays where it is.
  func load(theme row: Row) {
    guard case .theme? = RowKey(row.key) else { return }
    if let theme = MemorizeTheme(text: row.text) { _ = insert(theme) }
  }

  func forgetTheme(_ id: RecordID) {
    themes.removeAll { RowKey.theme(of: $0) == .theme(id) }
  }

  private func insert(_ theme: MemorizeTheme) -> Bool {
    let text = theme.text
    let place = insertionIndex(in: themes.count) {
      themes[$0].text.lexicographicallyPrecedes(text)
    }
    if place < themes.count, themes[place] == theme { return false }
    themes.insert(theme, at: place)
    return true
  }
}

extension RowKey {
  /// The key of a theme.
  static func theme(of theme: MemorizeTheme) -> RowKey { .theme(RecordID(hashing: theme.text)) }
}

extension MemorizeTheme {
  /// The theme that a line spells; nothing where it spells none.
  init?(text: [UInt8]) {
    var reader = TextReader(text)
    guard let theme = try? MemorizeTheme(from: &reader), reader.isAtEnd else { return nil }
    self = theme
  }
}
