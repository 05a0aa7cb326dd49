import ByteStrings
import Games

/// A day of the Gregorian calendar, as people name it. It is not a moment and has no time zone.
///
/// It counts the days since 1 January 1970 in 32 bits, so the day after a day is well defined, whatever clocks
/// do.
public struct Day: Hashable, Comparable, Sendable {
  /// The days that can be named in a link: from 1970 to 9999.
  public static let numbers: ClosedRange<Int32> = 0...2_932_896

  /// The number of days since 1 January 1970.
  public let number: Int32

  /// The day with this number, or the nearest valid day.
  public init(number: Int32) {
    self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// The day of a date written as a number, such as 20261121; nil if there is no such day.
  public init?(date number: Int) {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
    guard (1970...9999).contains(year) else { return nil }
    self.init(number: Int32(Self.daysBefore(year: year, month: month) + day - 1))
    // A date such as 31 April does not exist: its number is that of 1 May.
    guard date == (year, month, day) else { return nil }
  }

  /// Reads `2026-11-21`.
  public init?(_ text: ArraySlice<UInt8>) {
    guard text.count == 10 else { return nil }
    var number = 0
    for (index, byte) in text.enumerated() {
      if index == 4 || index == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    self.init(date: number)
  }

  /// `2026-11-21`.
  public var text: PlainText {
    let (year, month, day) = date
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// The date. Months and days count from 1.
  public var date: (year: Int, month: Int, day: Int) {
    let number = Int(number)
    // No year is shorter than 365 days, so this is the right year or a slightly later one.
    var year = 1970 + number / 365
    while Self.daysBefore(year: year, month: 1) > number { year -= 1 }
    var month = 12
    while Self.daysBefore(year: year, month: month) > number { month -= 1 }
    return (year, month, number - Self.daysBefore(year: year, month: month) + 1)
  }

  /// The day of the week: 0 is Monday, 6 is Sunday.
  public var weekday: Int { (Int(number) + 3) % 7 }

  /// The first day of the month.
  public var monthStart: Day { advanced(by: 1 - date.day) }

  /// The first day of the next month.
  public var nextMonth: Day { monthStart.advanced(by: 31).monthStart }

  /// The day this many days later, or the nearest valid day.
  public func advanced(by days: Int) -> Day { Day(number: number + Int32(days)) }

  /// Whether the left day is earlier than the right.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The days from 1 January 1970 to the first of a month.
  private static func daysBefore(year: Int, month: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400)
    // From March on, months alternate between 31 and 30 days, except that July and August, and December and
    // January, both have 31: every five months have 153 days. January and February count as part of the
    // previous year.
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    let inYear = month < 3 ? (month - 1) * 31 : (153 * (month - 3) + 2) / 5 + (isLeap ? 60 : 59)
    return (year - 1970) * 365 + leapDays + inYear
  }
}

// MARK: Moments

extension Day {
  /// The day of a moment in UTC.
  public init(of moment: WallTime) {
    self.init(number: Int32(clamping: moment.count / 86_400_000))
  }

  /// Whether it is this day somewhere on Earth at a moment: from midnight at UTC+14 to the end of the day at
  /// UTC-12, which is 50 hours. So no time zone has to be known, and a traveller neither loses a day nor gets a
  /// day twice.
  public func isSomewhere(at moment: WallTime) -> Bool {
    let hour: Int64 = 3_600_000
    let midnight = Int64(number) &* (24 &* hour)
    return moment.count >= midnight - 14 &* hour && moment.count < midnight + 36 &* hour
  }
}
