import Foundation
import Library
import Screens

/// The day whose five are on screen.
extension NativeApp {
  /// The day whose five are on screen; nil if something else is.
  package var shownDay: Day? {
    guard case .daily(let day) = model.frame.route else { return nil }
    return day ?? model.frame.today
  }

  /// The day whose five are on screen, for a calendar control: a moment of that day in local time.
  package var shownDate: Date {
    get { Self.date(of: shownDay ?? model.frame.today) }
    set {
      let day = min(Self.day(of: newValue), model.frame.today)
      if day != shownDay { act { $0.frame.go(to: .daily(day)) } }
    }
  }

  /// The range of days that can be chosen, as moments of them.
  package var dates: ClosedRange<Date> {
    Self.date(of: Day(number: 0))...Self.date(of: model.frame.today)
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .autoupdatingCurrent
    return calendar
  }

  /// Noon of a day: a change to or from daylight saving time never moves it to another day.
  static func date(of day: Day) -> Date {
    let parts = DateComponents(year: 1970, month: 1, day: 1 + Int(day.number), hour: 12)
    return calendar.date(from: parts) ?? .distantPast
  }

  static func day(of date: Date) -> Day {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let number = (parts.year ?? 0) * 10_000 + (parts.month ?? 0) * 100 + (parts.day ?? 0)
    return Day(date: number) ?? Day(number: 0)
  }
}
