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

  /// What follows a game that is over, where it is one of a day's five: another that is not, in their
  /// order, or nothing where all are.
  private func next(after id: RecordID) -> (day: Day, kind: GameKind?)? {
    guard let session = library.session(id), let day = session.header.day,
      session.summary.outcome.isOver
    else { return nil }
    let kinds = GameKind.allCases
    for step in 1..<kinds.count {
      let kind = kinds[(Int(session.kind.rawValue) + step) % kinds.count]
      if library.dailyGame(kind, of: day)?.outcome.isOver != true { return (day, kind) }
    }
    return (day, nil)
  }

  /// What the button is called that leads on from a game; nothing where it is an ordinary one.
  func titleOfDay(after id: RecordID) -> PlainText? {
    next(after: id).map { next in
      next.kind.map { DailyTexts.next(shelf[$0].name) } ?? DailyTexts.title
    }
  }

  /// Leads on from a game.
  /// - Returns: whether it is one of a day's five.
  func goOnWithDay(after id: RecordID) -> Bool {
    guard let (day, kind) = next(after: id) else { return false }
    if let kind {
      playDaily(kind, of: day)
    } else {
      sheet = nil
      go(to: .daily(day))
    }
    return true
  }

  /// What can be shown of the five on screen: never a letter or a number of a puzzle.
  var dailyShareText: PlainText? {
    guard case .daily(let day) = route else { return nil }
    let shown = day ?? today
    var text = "\(ShellTexts.name): \(DailyTexts.title)\n\(DailyTexts.date(of: shown))" as PlainText
    for kind in GameKind.allCases {
      text += "\n"
      if let game = library.dailyGame(kind, of: shown), game.outcome.isOver {
        text += game.outcome == .won ? "● " : "○ "
        text += "\(shelf[kind].name): \(result(of: game))"
      } else {
        text += "· \(shelf[kind].name)"
      }
    }
    return text
  }

  /// "4 attempts · found, 1:20".
  func result(of game: SessionSummary) -> PlainText {
    guard let session = library.session(game.header.id) else { return "" }
    let progress = shelf[game.kind].progress(of: session)
    return shownTime(of: game.header.id).map { "\(progress), \($0)" } ?? progress
  }
}
