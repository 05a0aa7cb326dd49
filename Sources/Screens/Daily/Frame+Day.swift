import ByteStrings
import Games
import Library

/// How the five of a day lead from one to the next.
extension Frame {
  /// What the button is called that leads on from a game that is over; nil for an ordinary one.
  package func titleOfDay(after id: GameID) -> PlainText? {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return nil }
    return library.isDone(next, of: day) ? DailyTexts.fiveOfFive : DailyTexts.next(next.name)
  }

  package func goOnWithDay(after id: GameID) -> Bool {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return false }
    if library.isDone(next, of: day) {
      sheet = nil
      feedback(.complete)
      leave(id)
    } else {
      playDaily(next, of: day)
    }
    return true
  }

  /// What comes after a game of a day's five: the next that is not over, in the order of the shelf; the
  /// game's own kind where all are.
  private func kind(after id: GameID, of day: Day) -> GameKind? {
    guard let session = library.session(id), session.summary.outcome.isOver else { return nil }
    let kinds = GameKind.allCases
    var index = Int(session.kind.rawValue)
    for _ in kinds {
      index = (index + 1) % kinds.count
      if !library.isDone(kinds[index], of: day) { break }
    }
    return kinds[index]
  }
}
