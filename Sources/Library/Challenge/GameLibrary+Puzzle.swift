import Games

extension GameLibrary {
  /// The player's own game of the puzzle of another, which came by a link: one that is over before one that
  /// is not; nil where there is none. Linear in the number of games.
  public func game(like other: AnySession) -> AnySession? {
    let deal = other.content.deal
    var found: AnySession?
    for summary in history
    where summary.kind == other.kind && (found == nil || summary.outcome.isOver) {
      guard let session = session(summary.header.id), session.content.deal == deal else { continue }
      if summary.outcome.isOver { return session }
      found = session
    }
    return found
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
