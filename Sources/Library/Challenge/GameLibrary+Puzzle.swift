import Games

extension GameLibrary {
  /// The player's own game with the same puzzle as another game, which came by a link; nil if there is none.
  /// Finished games take precedence. A game that has the same puzzle by coincidence does not count, or its
  /// answer would be revealed: the result is the game itself, a game that came by such a link, or a game of the
  /// same day. Linear in the number of games.
  /// - Parameter recent: the moment since when every game counts. A friend who sends a puzzle back sends it soon, and
  ///   the same puzzle seldom comes twice within days.
  public func game(like other: AnySession, orSince recent: WallTime? = nil) -> AnySession? {
    let deal = other.content.deal
    var found: AnySession?
    for summary in history
    where summary.kind == other.kind && (found == nil || summary.outcome.isOver) {
      let header = summary.header
      guard
        header.id == other.id || header.origin == .challenge
          || header.day != nil && header.day == other.header.day
          || recent.map({ header.created >= $0 }) == true,
        let session = entries[header.id]?.session, session.content.deal == deal
      else { continue }
      if summary.outcome.isOver { return session }
      found = session
    }
    return found
  }
}

extension AnySession {
  /// Whether another game has the same puzzle and the same options.
  public func isLike(_ other: AnySession) -> Bool {
    kind == other.kind && content.deal == other.content.deal
  }
}

extension SessionContent {
  /// The options, as the record spells them.
  var options: [UInt8] {
    var text = TextWriter()
    writeOptions(to: &text)
    return text.bytes
  }

  /// The options and the puzzle, as the record spells them.
  fileprivate var deal: [UInt8] {
    var text = TextWriter()
    writeOptions(to: &text)
    text.space()
    writePuzzle(to: &text)
    return text.bytes
  }
}
