import ByteStrings
import Games
import Library

/// How the five of a day lead from one to the next, and how a game that is played together leads on.
extension Frame {
  /// The title of the button that leads on from a finished game; nil for an ordinary game.
  package func titleOfDay(after id: GameID) -> PlainText? {
    if let strip = strip(of: id) { return strip[4].isEmpty ? strip[3] : strip[4] }
    if isTurn(id) { return ShellTexts.evening }
    guard let day = library.day(of: id) else { return nil }
    let five = DailyFive(library, of: day)
    guard let next = kind(after: id, in: five) else { return nil }
    return five.isDone(next) ? DailyTexts.fiveOfFive : ShellTexts.next(next.name)
  }

  /// Whether the game belongs to the player alone, who may begin it again: not a game of a day, and not a game that
  /// is judged or played together, because those are the same for everybody.
  package func isOwn(_ id: GameID) -> Bool {
    library.day(of: id) == nil && strip(of: id) == nil && !library.isJudged(id) && !isTurn(id)
  }

  /// Whether the game is a turn of an evening.
  package func isTurn(_ id: GameID) -> Bool { library.session(id)?.header.origin == .evening }

  package func goOnWithDay(after id: GameID) -> Bool {
    if followStrip(of: id) { return true }
    if isTurn(id) {
      go(to: Route(fragment: Array("/pair/evening".utf8)))
      return true
    }
    guard let day = library.day(of: id) else { return false }
    let five = DailyFive(library, of: day)
    guard let next = kind(after: id, in: five) else { return false }
    if five.isDone(next) {
      modal = nil
      feedback(.complete)
      leave(id)
    } else {
      playDaily(next, of: day)
    }
    return true
  }

  /// Goes from a game that is played together to the place where the others are.
  /// - Returns: whether it is such a game.
  func followStrip(of id: GameID) -> Bool {
    guard let strip = strip(of: id) else { return false }
    go(to: Route(fragment: Array(strip[2].utf8.dropFirst())))
    return true
  }

  /// The line above a game that is played together, which leads on from it; nil for any other game.
  package func strip(of id: GameID) -> LinedPage.Line? {
    guard let strip, strip[1].hasSameBytes(as: id.text) else { return nil }
    return strip
  }

  /// The kind of game that comes after a game of a day's five: the next unfinished one, in the order of the shelf;
  /// the game's own kind if all are finished.
  private func kind(after id: GameID, in five: DailyFive) -> GameKind? {
    guard let session = library.session(id), session.summary.outcome.isOver else { return nil }
    let kinds = GameKind.allCases
    var index = Int(session.kind.rawValue)
    for _ in kinds {
      index = (index + 1) % kinds.count
      if !five.isDone(kinds[index]) { break }
    }
    return kinds[index]
  }
}
