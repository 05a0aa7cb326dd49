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
      go(to: .game(kind, game.id))
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
      if !library.isDone(kinds[place], of: day) { break }
    }
    return kinds[place]
  }

  /// What the button is called that leads on from a game that is over; nothing for an ordinary one.
  func titleOfDay(after id: RecordID) -> PlainText? {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return nil }
    return library.isDone(next, of: day) ? DailyTexts.title : DailyTexts.next(shelf[next].name)
  }

  /// Leads on from a game that is over.
  /// - Returns: whether it is one of a day's five.
  func goOnWithDay(after id: RecordID) -> Bool {
    guard let day = library.day(of: id), let next = kind(after: id, of: day) else { return false }
    if library.isDone(next, of: day) {
      sheet = nil
      leave(id)
    } else {
      playDaily(next, of: day)
    }
    return true
  }

  /// What can be shown of the five on screen: never a letter or a number of a puzzle.
  var dailyShareText: PlainText? {
    guard case .daily(let shown) = route else { return nil }
    let day = shown ?? today
    var text = DailyTexts.card(of: day)
    for kind in GameKind.allCases {
      var mark: PlainText = "\n· "
      var result: PlainText = ""
      if let game = library.dailyGame(kind, of: day), library.isDone(kind, of: day) {
        mark = game.summary.outcome == .won ? "\n● " : "\n○ "
        result = ": " + self.result(of: game)
      }
      text += mark + shelf[kind].name + result
    }
    return text
  }

  /// "4 attempts · found, 1:20".
  func result(of session: AnySession) -> PlainText {
    let progress = shelf[session.kind].progress(of: session)
    guard let time = shownTime(of: session.id) else { return progress }
    return progress + ", " + time
  }
}
