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

  /// The five of a day, as far as they are told.
  package func five(of day: Day) -> DailyFive {
    DailyFive(library, of: day, untold: shelf.untold(at: frame.route))
  }

  /// What is said above the five of a day.
  package func message(of five: DailyFive) -> PlainText {
    let day = five.day
    if next(of: five) == nil {
      return day == today ? DailyTexts.nextFive(in: frame.untilMidnight) : ""
    }
    return DailyTexts.message(
      of: day, today: today, at: frame.date(), counts: library.daysPlayed.contains(day.number))
  }

  /// The game of a day to go on with: one that is under way, or the first that is not done; nil where all
  /// are.
  package func next(of five: DailyFive) -> GameKind? {
    var next: GameKind?
    for kind in GameKind.allCases where !five.isDone(kind) {
      if five[kind] != nil { return kind }
      next = next ?? kind
    }
    return next
  }

  /// What the button is called that leads to that game.
  package func invitation(to next: GameKind?, of five: DailyFive) -> PlainText {
    guard let next else { return DailyTexts.look }
    if five[next] != nil { return DailyTexts.goOn(with: next.name) }
    return DailyTexts.begin(with: next.name)
  }

  /// How a day's game of a kind stands, in a word: its time, or that it is on.
  package func brief(of kind: GameKind, in five: DailyFive) -> PlainText {
    guard let game = five[kind] else { return "" }
    if !five.isDone(kind) { return DailyTexts.on }
    return frame.shownTime(of: game.id) ?? ""
  }

  /// How far the player is with a day's game of a kind, or what it is about.
  package func state(of kind: GameKind, in five: DailyFive) -> PlainText {
    guard let game = five[kind] else { return kind.aim }
    let result = result(of: game)
    return five.isDone(kind) ? result : ShellTexts.goOn(result)
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

  /// What can be shown of the five of a day, those that are done: never a letter or a number of a puzzle.
  package func shareCard(of day: Day) -> ShareCard {
    let five = five(of: day)
    var rows: PlainText = ""
    for kind in GameKind.allCases where five.isDone(kind) {
      guard let game = five[kind] else { continue }
      if !rows.isEmpty { rows += "\n" }
      let result = game.shared
      let isMissed = game.summary.outcome == .lost && kind.hidesWord
      rows += (isMissed ? "⬜" : result.sign) + " " + kind.name + " " + result.figure
    }
    return ShareCard(
      title: ShellTexts.name + " \(Int(five.doneCount))/5" + mark(of: day), rows: rows,
      link: ShareTexts.sameFive)
  }

  /// " · 22 Nov · 🔥 7": the day in what is shared, and today the streak.
  func mark(of day: Day) -> PlainText {
    let streak = day == today ? library.streak(on: day).current : 0
    let date = " · " + DailyTexts.briefDate(of: day)
    return streak > 1 ? date + " · 🔥 \(streak)" : date
  }

  /// "4 attempts · found, 1:20".
  private func result(of session: AnySession) -> PlainText {
    let progress = shelf[session.kind].progress(of: session)
    guard let time = frame.shownTime(of: session.id) else { return progress }
    return progress + ", " + time
  }
}

extension GameKind {
  /// Whether something is hidden that may stay so: other games are done when they are played to their end.
  fileprivate var hidesWord: Bool { self == .codeword || self == .hangman }
}
