import Games

extension GameLibrary {
  /// The player's own game of the puzzle of another, which came by a link: one that is over before one that
  /// is not; nil where there is none. A game that happens to have the same puzzle is none, or its answer would be
  /// shown: it is the game itself, or one that came by such a link, or of the same day. Linear in the number of
  /// games.
  public func game(like other: AnySession) -> AnySession? {
    let deal = other.content.deal
    var found: AnySession?
    for summary in history
    where summary.kind == other.kind && (found == nil || summary.outcome.isOver) {
      let header = summary.header
      guard
        header.id == other.id || header.origin == .challenge
          || header.day != nil && header.day == other.header.day,
        let session = entries[header.id]?.session, session.content.deal == deal
      else { continue }
      if summary.outcome.isOver { return session }
      found = session
    }
    return found
  }
}

extension AnySession {
  /// Whether another game has the same puzzle, with the same choices.
  public func isLike(_ other: AnySession) -> Bool {
    kind == other.kind && content.deal == other.content.deal
  }
}

extension SessionContent {
  /// What was chosen and dealt, as its record spells it.
  fileprivate var deal: [UInt8] {
    var text = TextWriter()
    writeOptions(to: &text)
    text.space()
    writePuzzle(to: &text)
    return text.bytes
  }
}
