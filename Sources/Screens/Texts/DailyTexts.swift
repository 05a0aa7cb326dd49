import ByteStrings
import Games
import Library

/// Every sentence of the daily five.
package enum DailyTexts {
  package static var title: PlainText { "Daily puzzles" }
  package static var back: PlainText { "Back to daily puzzles" }
  package static var done: PlainText { "Done" }
  package static var notYet: PlainText { "That day isn’t here yet." }

  /// "21 November · 2 of 5 done · streak 3".
  package static func entry(_ day: Day, done: UInt8, streak: Int) -> PlainText {
    let text = shortDate(of: day) + " · " + count(done)
    return streak > 0 ? text + " · streak \(streak)" : text
  }

  private static func count(_ done: UInt8) -> PlainText { five(done) + " done" }

  /// "2 of 5".
  package static func five(_ done: UInt8) -> PlainText { "\(Int(done)) of 5" }

  /// "Saturday’s puzzles".
  package static func five(of day: Day) -> PlainText { weekday(day.weekday) + "’s puzzles" }

  /// "Daily Hangman".
  package static func game(_ game: PlainText) -> PlainText { "Daily \(game)" }

  package static var fiveOfFive: PlainText { "All done" }
  package static var on: PlainText { "started" }
  package static var look: PlainText { "See your day" }
  package static func begin(with game: PlainText) -> PlainText { "Play \(game)" }
  package static func goOn(with game: PlainText) -> PlainText { "Continue \(game)" }

  /// "Hangman: started".
  package static func mark(_ game: PlainText, isDone: Bool) -> PlainText {
    game + ": " + (isDone ? done : on)
  }

  /// The text after the number of a streak, which is in large type. A first day has no number.
  package static func inARow(_ streak: Streak) -> PlainText {
    if streak.daysOff > 0 { return "days" + off(streak) }
    return streak.current == 1 ? "Day 1 of a new streak. See you tomorrow." : "days in a row"
  }

  /// "7 days, 1 day off": a streak beside its days.
  package static func length(of streak: Streak) -> PlainText {
    days(streak.current) + off(streak)
  }

  private static func off(_ streak: Streak) -> PlainText {
    streak.daysOff > 0 ? ", " + days(streak.daysOff) + " off" : ""
  }

  /// The sentence about the longest streak, below the current one.
  package static func longest(_ streak: Streak) -> PlainText {
    streak.current < streak.best
      ? "Your longest was \(streak.best)." : streak.best > 1 ? "Your longest yet." : ""
  }

  /// "Next puzzles in 7 h 12 min".
  package static func nextFive(in time: Milliseconds) -> PlainText {
    let minutes = time.count / 60_000
    return "Next puzzles in \(minutes / 60) h \(minutes % 60) min"
  }

  /// The message about a day that is not today.
  package static func message(
    of day: Day, today: Day, at moment: WallTime, counts: Bool
  ) -> PlainText {
    if day == today { return "Five short games, the same for everyone." }
    if counts { return "This day counts for your streak." }
    return day.isSomewhere(at: moment)
      ? "Start now and it still counts."
      : "Play it any time. Only today counts for your streak."
  }

  /// "Streak: 3 days · longest 12".
  package static func streak(_ streak: Streak) -> PlainText {
    if streak.best == 0 { return "Finish a daily puzzle to start a streak." }
    return "Streak: \(days(streak.current)) · longest \(streak.best)"
  }

  package static func days(_ count: Int) -> PlainText { count == 1 ? "1 day" : "\(count) days" }
  /// The name of the milestones that the streaks have reached.
  package static var milestones: PlainText { "Milestones" }

  // MARK: The calendar

  package static var calendar: PlainText { "Calendar" }
  package static var lastMonth: PlainText { "Previous month" }
  package static var nextMonth: PlainText { "Next month" }

  /// "Saturday 21 November 2026".
  package static func date(of day: Day) -> PlainText {
    weekday(day.weekday) + " \(day.date.day) " + month(of: day)
  }

  /// "21 November".
  package static func shortDate(of day: Day) -> PlainText {
    "\(day.date.day) " + monthName(of: day)
  }

  /// "21 Nov".
  package static func briefDate(of day: Day) -> PlainText {
    "\(day.date.day)"
      + part(
        day.date.month - 1, of: " Jan| Feb| Mar| Apr| May| Jun| Jul| Aug| Sep| Oct| Nov| Dec")
  }

  /// "November 2026".
  package static func month(of day: Day) -> PlainText { monthName(of: day) + " \(day.date.year)" }

  private static func monthName(of day: Day) -> PlainText {
    part(
      day.date.month - 1,
      of: """
        January|February|March|April|May|June|July|August|September|October|November|December
        """)
  }

  /// "Saturday 21 November 2026, 2 of 5 done, played later": a day of the calendar.
  package static func day(_ day: Day, done: UInt8, counts: Bool) -> PlainText {
    let text = date(of: day) + ", " + count(done)
    return done == 0 || counts ? text : text + ", played later"
  }

  /// "Monday" for 0.
  package static func weekday(_ number: Int) -> PlainText {
    part(number, of: "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday")
  }

  /// "Mo" for 0.
  package static func weekdayInShort(_ number: Int) -> PlainText {
    part(number, of: "Mo|Tu|We|Th|Fr|Sa|Su")
  }

  private static func part(_ number: Int, of list: PlainText) -> PlainText {
    var rest = number
    var part: [UInt8] = []
    for byte in list.utf8 {
      if byte == UInt8(ascii: "|") { rest -= 1 } else if rest == 0 { part.append(byte) }
    }
    return PlainText(utf8: part)
  }

  // MARK: The help

  package static var helpTitle: PlainText { "About daily puzzles" }
  /// What the daily puzzles are, and how a streak is counted.
  package static var help: [HelpPart] {
    [
      .text(helpAim), .title(helpDayTitle), .text(helpDay), .text(helpPast),
      .title(helpStreakTitle),
      .text(helpStreak), .text(helpMissed), .text(helpRecords),
    ]
  }
  private static var helpAim: PlainText {
    """
    Every day brings five short games, one of each kind, with no time limit. Everyone gets the same, so \
    you can compare.
    """
  }
  private static var helpDayTitle: PlainText { "The day" }
  private static var helpDay: PlainText {
    """
    A game belongs to the day of its puzzle, even if you finish it later. For your streak, start it while \
    it’s that day somewhere on Earth.
    """
  }
  private static var helpPast: PlainText {
    """
    Play earlier days from the calendar. They get a ring there, and don’t count for your streak.
    """
  }
  private static var helpStreakTitle: PlainText { "The streak" }
  private static var helpStreak: PlainText {
    """
    A day counts once you finish any of its games, won or lost. Your streak is the number of days that count.
    """
  }
  private static var helpMissed: PlainText {
    """
    You may miss one day in seven. Today isn’t missed until it’s over.
    """
  }
  private static var helpRecords: PlainText {
    """
    Deleted games no longer count. If you play a puzzle again, you see the game you finished first.
    """
  }
}
