import Games

/// The player's own themes. Each is a row of its own, whose key follows from what it says: two tabs
/// that make themes at the same time keep both, and the same theme is never there twice.
extension GameLibrary {
  /// Keeps a theme.
  /// - Returns: whether it is new.
  @discardableResult
  public func keep(_ theme: MemorizeTheme) -> Bool {
    guard insert(theme) else { return false }
    let (id, text) = (theme.id, theme.text)
    // One that was deleted is stored still.
    let stored = deletions[id.identity].isDeleted ? text : []
    undoDeletion(of: id.identity)
    queue(.theme(id), text, over: stored)
    return true
  }

  /// Deletes a theme. Games that were dealt from it stay as they are.
  public func discard(_ theme: MemorizeTheme) {
    let id = theme.id
    forgetTheme(id)
    var deletion = deletions[id.identity]
    deletion.delete([theme.text])
    queue(deletion, of: id.identity)
  }

  /// Takes a theme, unless it is deleted. One that cannot be read is of a later version, and stays
  /// where it is.
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

  /// The theme that a line spells; nil where it spells none.
  static func theme(_ text: [UInt8]) -> MemorizeTheme? {
    var reader = TextReader(text)
    guard let theme = try? MemorizeTheme(from: &reader), reader.isAtEnd else { return nil }
    return theme
  }
}

extension MemorizeTheme {
  /// What follows from its text.
  var id: Fingerprint { Fingerprint(of: text) }
}
