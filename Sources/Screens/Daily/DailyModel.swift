import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The daily five: one game of each kind for each day, the same for everybody; and the calendar of days.
#if canImport(Observation)
  @Observable
#endif
package final class DailyModel {
  package let frame: Frame
  private let shelf: Shelf
  /// The selected day of the calendar, whose month is shown.
  package private(set) var calendarDay = Day(number: 0)
  /// Increases with each step through the calendar, which moves the focus.
  package private(set) var calendarSteps: UInt32 = 0
  /// Today's date when the player arrived at today's five; nil if they arrived at those of another day.
  private var shownToday: Day?

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  package var library: GameLibrary { frame.library }
  package var today: Day { frame.today }

  /// The player arrives at the five of a day.
  func show(_ day: Day) {
    calendarDay = day
    shownToday = day == today ? day : nil
  }

  /// Whether the five on screen were today's, and another day has begun since.
  var isOver: Bool {
    guard case .daily = frame.route, let shownToday else { return false }
    return shownToday < today
  }

  /// The five of a day, without results that are not revealed yet.
  package func five(of day: Day) -> DailyFive {
    DailyFive(library, of: day, untold: shelf.untold(at: frame.route))
  }

  /// The message above the five of a day.
  package func message(of five: DailyFive) -> PlainText {
    let day = five.day
    if next(of: five) == nil {
      return day == today ? DailyTexts.nextFive(in: frame.untilMidnight) : ""
    }
    return DailyTexts.message(
      of: day, today: today, at: frame.date(), counts: library.daysPlayed.contains(day.number))
  }

  /// The game of a day to go on with: a game in progress, or the first that is not done; nil if all are done.
  package func next(of five: DailyFive) -> GameKind? {
    var next: GameKind?
    for kind in GameKind.allCases where !five.isDone(kind) {
      if five[kind] != nil { return kind }
      next = next ?? kind
    }
    return next
  }

  /// The title of the button that leads to that game.
  package func invitation(to next: GameKind?, of five: DailyFive) -> PlainText {
    guard let next else { return DailyTexts.look }
    if five[next] != nil { return DailyTexts.goOn(with: next.name) }
    return DailyTexts.begin(with: next.name)
  }

  /// The state of a day's game of a kind, in a few words: its result, or that it is in progress.
  package func brief(of kind: GameKind, in five: DailyFive) -> PlainText {
    guard let game = five[kind] else { return "" }
    if !five.isDone(kind) { return DailyTexts.on }
    return game.shared.figure
  }

  /// The progress of a day's game of a kind, or the aim of the game if it has not begun.
  package func state(of kind: GameKind, in five: DailyFive) -> PlainText {
    guard let game = five[kind] else { return kind.aim }
    let result = result(of: game)
    return five.isDone(kind) ? result : ShellTexts.goOn(result)
  }

  // MARK: The calendar

  /// Turns to the month of a day, or to today if that is earlier.
  package func turn(to day: Day) {
    calendarDay = min(day, today)
    calendarSteps = 0
  }

  /// Moves the focus by this many days.
  package func walk(by days: Int) {
    calendarDay = min(calendarDay.advanced(by: days), today)
    calendarSteps &+= 1
  }

  /// Leaves the focus where it is: the player tried to turn to a month that does not exist.
  package func stay() { calendarSteps = 0 }

  // MARK: Sharing

  /// What the player can share of a day's finished games: never a letter or a number of a puzzle.
  package func shareCard(of day: Day) -> ShareCard {
    let five = five(of: day)
    var rows: PlainText = ""
    for kind in GameKind.allCases where five.isDone(kind) {
      guard let game = five[kind] else { continue }
      if !rows.isEmpty { rows += "\n" }
      let result = game.shared
      rows += five.isMissed(kind) ? "⬜ " : result.symbol + " "
      rows += ShellTexts.labelled(kind.name, result.figure)
    }
    return ShareCard(
      title: ShellTexts.name + " \(Int(five.doneCount))/5" + mark(of: day), rows: rows,
      link: ShareTexts.sameFive)
  }

  /// " · 22 Nov · 🔥 7": the date in a shared text; for today, also the streak.
  func mark(of day: Day) -> PlainText {
    let streak = day == today ? library.streak(on: day).current : 0
    let date = " · " + DailyTexts.briefDate(of: day)
    return streak > 1 ? date + " · 🔥 \(streak)" : date
  }

  /// "4 tries · found, 1:20".
  private func result(of session: AnySession) -> PlainText {
    let progress = shelf[session.kind].progress(of: session)
    guard let time = frame.shownTime(of: session.id) else { return progress }
    return progress + ", " + time
  }
}
