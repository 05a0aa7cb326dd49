import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The daily five: one of each game for each day, the same for everybody; and the calendar of days.
#if canImport(Observation)
  @Observable
#endif
package final class DailyModel {
  package let frame: Frame
  private let shelf: Shelf
  /// The day that the calendar is at: its month is shown.
  package private(set) var calendarDay = Day(number: 0)
  /// Grows with each step through the calendar, which takes the focus along.
  package private(set) var calendarSteps: UInt32 = 0
  /// The day that was today when the player came to its five; nil where they came to those of another.
  private var shownToday: Day?

  init(frame: Frame, shelf: Shelf) {
    self.frame = frame
    self.shelf = shelf
  }

  package var library: GameLibrary { frame.library }
  package var today: Day { frame.today }

  /// The player comes to the five of a day.
  func show(_ day: Day) {
    calendarDay = day
    shownToday = day == today ? day : nil
  }

  /// Whether the five on screen were those of today, and another day has begun since.
  var isOver: Bool {
    guard case .daily = frame.route, let shownToday else { return false }
    return shownToday < today
  }

  /// What is said above the five of a day.
  package func message(of day: Day) -> PlainText {
    DailyTexts.message(of: day, today: today, at: frame.date())
  }

  /// How far the player is with a day's game of a kind, or what it is about.
  package func state(of kind: GameKind, on day: Day) -> PlainText {
    guard let game = library.dailyGame(kind, of: day) else { return kind.aim }
    let result = result(of: game)
    return library.isDone(kind, of: day) ? result : ShellTexts.goOn(result)
  }

  // MARK: The calendar

  /// Turns to the month of a day, or to today where that is earlier.
  package func turn(to day: Day) {
    calendarDay = min(day, today)
    calendarSteps = 0
  }

  /// Takes the focus so many days further.
  package func walk(by days: Int) {
    calendarDay = min(calendarDay.advanced(by: days), today)
    calendarSteps &+= 1
  }

  /// Keeps the focus where it is, though a month turned that is not there.
  package func stay() { calendarSteps = 0 }

  // MARK: Sharing

  /// What can be shown of the five of a day: never a letter or a number of a puzzle.
  func shareText(of day: Day) -> PlainText {
    var text = DailyTexts.card(of: day)
    for kind in GameKind.allCases {
      var mark: PlainText = "\n· "
      var result: PlainText = ""
      if let game = library.dailyGame(kind, of: day), library.isDone(kind, of: day) {
        mark = game.summary.outcome == .won ? "\n● " : "\n○ "
        result = ": " + self.result(of: game)
      }
      text += mark + kind.name + result
    }
    return text
  }

  /// "4 attempts · found, 1:20".
  private func result(of session: AnySession) -> PlainText {
    let progress = shelf[session.kind].progress(of: session)
    guard let time = frame.shownTime(of: session.id) else { return progress }
    return progress + ", " + time
  }
}
