import Games

/// The player's own themes. Each theme has its own row, whose key is derived from its text: two tabs that make
/// themes at the same time keep both, and the same theme is never stored twice.
extension GameLibrary {
  /// Keeps a theme.
  /// - Returns: whether it is new.
  @discardableResult
  public func keep(_ theme: MemorizeTheme) -> Bool {
    guard insert(theme) else { return false }
    let (id, text) = (theme.id, theme.text)
    // A deleted theme is still stored.
    let stored = deletions[id.identity].isDeleted ? text : []
    undoDeletion(of: id.identity)
    queue(.theme(id), text, over: stored)
    return true
  }

  /// Deletes a theme. Games that were dealt from it stay unchanged.
  public func discard(_ theme: MemorizeTheme) {
    let id = theme.id
    forgetTheme(id)
    var deletion = deletions[id.identity]
    deletion.delete([theme.text])
    queue(deletion, of: id.identity)
  }

  /// Keeps a theme, unless it is deleted. A theme that cannot be read comes from a later version, and its row
  /// stays unchanged.
  func keep(theme text: [UInt8], as id: Fingerprint) {
    guard let theme = Self.theme(text), !deletions[id.identity].covers(text) else { return }
    _ = insert(theme)
  }

  func forgetTheme(_ id: Fingerprint) {
    for index in themes.indices where themes[index].id == id {
      themes.remove(at: index)
      return
    }
  }

  private func insert(_ theme: MemorizeTheme) -> Bool {
    let text = theme.text
    let index = insertionIndex(in: themes.count) {
      themes[$0].text.lexicographicallyPrecedes(text)
    }
    if index < themes.count, themes[index] == theme { return false }
    themes.insert(theme, at: index)
    return true
  }

  /// The theme that a line spells; nil if it is not a theme.
  static func theme(_ text: [UInt8]) -> MemorizeTheme? {
    var reader = TextReader(text)
    guard let theme = try? MemorizeTheme(from: &reader), reader.isAtEnd else { return nil }
    return theme
  }
}

extension MemorizeTheme {
  /// The fingerprint of its text.
  var id: Fingerprint { Fingerprint(of: text) }
}
