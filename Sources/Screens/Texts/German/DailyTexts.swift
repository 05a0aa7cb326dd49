import ByteStrings
import Games
import Library

/// Every sentence of the daily five, in German.
package enum DailyTexts {
  package static var title: PlainText { "Tagesrätsel" }
  package static var back: PlainText { "Zurück zu den Tagesrätseln" }
  package static var done: PlainText { "Fertig" }
  package static var notYet: PlainText { "Dieser Tag ist noch nicht da." }

  /// "Weiter: Galgenraten".
  package static func next(_ game: PlainText) -> PlainText { "Weiter: \(game)" }

  /// "21. November · 2 von 5 fertig · Serie 3".
  package static func entry(_ day: Day, done: UInt8, streak: Int) -> PlainText {
    let text = shortDate(of: day) + " · " + count(done)
    return streak > 0 ? text + " · Serie \(streak)" : text
  }

  private static func count(_ done: UInt8) -> PlainText { five(done) + " fertig" }

  /// "2 von 5".
  package static func five(_ done: UInt8) -> PlainText { "\(Int(done)) von 5" }

  /// "Samstagsrätsel".
  package static func five(of day: Day) -> PlainText { weekday(day.weekday) + "srätsel" }

  /// "Galgenraten des Tages".
  package static func game(_ game: PlainText) -> PlainText { "\(game) des Tages" }

  package static var fiveOfFive: PlainText { "Alle gespielt" }
  package static var on: PlainText { "läuft" }
  package static var look: PlainText { "Dein Tag" }
  package static func begin(with game: PlainText) -> PlainText { "\(game) spielen" }
  package static func goOn(with game: PlainText) -> PlainText { "Weiter: \(game)" }

  /// "Galgenraten: läuft".
  package static func mark(_ game: PlainText, isDone: Bool) -> PlainText {
    game + ": " + (isDone ? done : on)
  }

  /// The text after the number of a streak, which is in large type.
  package static func inARow(_ streak: Streak) -> PlainText {
    if streak.daysOff > 0 { return "Tage" + off(streak) }
    return streak.current == 1 ? "Tag. Deine Serie beginnt." : "Tage in Folge"
  }

  /// "7 Tage, 1 Tag Pause": a streak beside its days.
  package static func length(of streak: Streak) -> PlainText {
    days(streak.current) + off(streak)
  }

  private static func off(_ streak: Streak) -> PlainText {
    streak.daysOff > 0 ? ", " + days(streak.daysOff) + " Pause" : ""
  }

  /// The sentence about the longest streak, below the current one.
  package static func longest(_ streak: Streak) -> PlainText {
    streak.current < streak.best
      ? "Deine längste Serie: \(streak.best)" : streak.best > 1 ? "Deine längste bisher" : ""
  }

  /// "Neue Spiele in 7 Std. 12 Min."
  package static func nextFive(in time: Milliseconds) -> PlainText {
    let minutes = time.count / 60_000
    return "Neue Spiele in \(minutes / 60) Std. \(minutes % 60) Min."
  }

  /// The message about a day that is not today.
  package static func message(
    of day: Day, today: Day, at moment: WallTime, counts: Bool
  ) -> PlainText {
    if day == today { return "Fünf kurze Spiele, für alle gleich." }
    if counts { return "Dieser Tag zählt für deine Serie." }
    return day.isSomewhere(at: moment)
      ? "Fang jetzt an, dann zählt es noch."
      : "Spiel, wann du willst. Für die Serie zählt nur heute."
  }

  /// "Serie: 3 Tage · längste 12".
  package static func streak(_ streak: Streak) -> PlainText {
    if streak.best == 0 { return "Beende heute ein Spiel, dann startet deine Serie." }
    return "Serie: \(days(streak.current)) · längste \(streak.best)"
  }

  package static func days(_ count: Int) -> PlainText { count == 1 ? "1 Tag" : "\(count) Tage" }
  /// The name of the milestones that the streaks have reached.
  package static var milestones: PlainText { "Meilensteine" }

  // MARK: The calendar

  package static var calendar: PlainText { "Kalender" }
  package static var lastMonth: PlainText { "Voriger Monat" }
  package static var nextMonth: PlainText { "Nächster Monat" }

  /// "Samstag, 21. November 2026".
  package static func date(of day: Day) -> PlainText {
    weekday(day.weekday) + ", \(day.date.day). " + month(of: day)
  }

  /// "21. November".
  package static func shortDate(of day: Day) -> PlainText {
    "\(day.date.day). " + monthName(of: day)
  }

  /// "21.11."
  package static func briefDate(of day: Day) -> PlainText {
    "\(day.date.day).\(day.date.month)."
  }

  /// "November 2026".
  package static func month(of day: Day) -> PlainText { monthName(of: day) + " \(day.date.year)" }

  private static func monthName(of day: Day) -> PlainText {
    part(
      day.date.month - 1,
      of: """
        Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember
        """)
  }

  /// "Samstag, 21. November 2026, 2 von 5 fertig, später gespielt": a day of the calendar.
  package static func day(_ day: Day, done: UInt8, counts: Bool) -> PlainText {
    let text = date(of: day) + ", " + count(done)
    return done == 0 || counts ? text : text + ", später gespielt"
  }

  /// "Montag" for 0.
  package static func weekday(_ number: Int) -> PlainText {
    part(number, of: "Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag")
  }

  /// "Mo" for 0.
  package static func weekdayInShort(_ number: Int) -> PlainText {
    part(number, of: "Mo|Di|Mi|Do|Fr|Sa|So")
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

  package static var helpTitle: PlainText { "Über die Tagesrätsel" }
  package static var helpAim: PlainText {
    """
    Jeder Tag bringt fünf kurze Spiele, eins von jeder Art, ohne Zeitlimit. Alle bekommen dieselben, also \
    könnt ihr vergleichen.
    """
  }
  package static var helpDayTitle: PlainText { "Der Tag" }
  package static var helpDay: PlainText {
    """
    Ein Spiel gehört zum Tag seines Rätsels, auch wenn du es später beendest. Für die Serie fang es an, \
    solange irgendwo auf der Erde dieser Tag ist. So kostet dich weder Mitternacht noch eine Reise einen Tag.
    """
  }
  package static var helpPast: PlainText {
    """
    Frühere Tage spielst du im Kalender. Sie bekommen dort einen Ring, als später gespielt, und zählen nicht \
    für die Serie.
    """
  }
  package static var helpStreakTitle: PlainText { "Die Serie" }
  package static var helpStreak: PlainText {
    """
    Ein Tag zählt, sobald du eins seiner Spiele beendest, geschafft oder nicht. Die Serie ist die Zahl der \
    Tage, die zählen.
    """
  }
  package static var helpMissed: PlainText {
    """
    Einen Tag von sieben darfst du auslassen. Heute gilt erst als verpasst, wenn der Tag vorbei ist.
    """
  }
  package static var helpRecords: PlainText {
    """
    Gelöschte Spiele zählen nicht mehr. Spielst du ein Rätsel noch einmal, siehst du das Spiel, das du zuerst \
    beendet hast.
    """
  }
}
