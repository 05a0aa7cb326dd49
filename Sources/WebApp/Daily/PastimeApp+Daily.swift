import ByteStrings
import Games
import Library

/// The daily five: one of each game for each day, the same for everybody.
extension PastimeApp {
  /// The day it is where the player is.
  var today: Day { host.day() }

  /// Goes on with a day's game of a kind, or back to it where it is over; deals it where there is none.
  func playDaily(_ kind: GameKind, of day: Day) {
    sheet = nil
    if let game = library.dailyGame(kind, of: day) {
      go(to: .game(kind, game.header.id))
    } else {
      shelf[kind].start(day, in: self)
    }
  }

  /// Goes back from a game: to the five that it belongs to, or to the list.
  func leave(_ id: RecordID) {
    if let day = library.day(of: id) { go(to: .daily(day)) } else { goHome() }
  }

  /// What comes after a game of a day's five: the next that is not over, in the order of the shelf; the
  /// game's own kind where all are.
  private func kind(after id: RecordID, of day: Day) -> GameKind? {
    guard let session = library.session(id), session.summary.outcome.isOver else { return nil }
    let kinds = GameKind.allCases
    var place = Int(session.kind.rawValue)
    for _ in kinds {
      place = (place + 1) % kinds.count
      if !isDone(kinds[place], of: day) { break }
    }
    return kinds[place]
  }

  /// What the button is called that leads on from a game that is over; nothing for an ordinary one.
  func titleOfDay(after id: RecordID) -> PlainText? {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return nil }
    return isDone(next, of: day) ? DailyTexts.title : DailyTexts.next(shelf[next].name)
  }

  /// Leads on from a game that is over.
  /// - Returns: whether it is one of a day's five.
  func goOnWithDay(after id: RecordID) -> Bool {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return false }
    if isDone(next, of: day) {
      sheet = nil
      leave(id)
    } else {
      playDaily(next, of: day)
    }
    return true
  }

  private func isDone(_ kind: GameKind, of day: Day) -> Bool {
    library.dailyGame(kind, of: day)?.outcome.isOver == true
  }

  /// What can be shown of the five on screen: never a letter or a number of a puzzle.
  var dailyShareText: PlainText? {
    guard case .daily(let shown) = route else { return nil }
    let day = shown ?? today
    var text = DailyTexts.card(of: day)
    for kind in GameKind.allCases {
      let game = library.dailyGame(kind, of: day)
      let isOver = game?.outcome.isOver == true
      text += !isOver ? "\n· " : game?.outcome == .won ? "\n● " : "\n○ "
      text += shelf[kind].name
      if isOver, let game { text += ": " + result(of: game) }
    }
    return text
  }

  /// "4 attempts · found, 1:20".
  func result(of game: SessionSummary) -> PlainText {
    guard let session = library.session(game.header.id) else { return "" }
    var text = shelf[game.kind].progress(of: session)
    if let time = shownTime(of: game.header.id) { text += ", " + time }
    return text
  }
}
