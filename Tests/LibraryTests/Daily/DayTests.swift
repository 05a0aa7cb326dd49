import Foundation
import Games
import Library
import Testing

/// The day of a date in a test.
func day(_ text: String) throws -> Day {
  try #require(Day(Array(text.utf8)[...]), "\(text) is not a day")
}

/// A moment by the calendar, as an offset in hours from the beginning of a day in UTC.
func moment(_ text: String, hour: Int64, minute: Int64 = 0) throws -> WallTime {
  WallTime((Int64(try day(text).number) * 1440 + hour * 60 + minute) * 60_000)
}

@Suite("Days")
struct DayTests {
  @Test("every day of four centuries and more has the date that Foundation gives it")
  func everyDay() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in Array(0..<200_000) + Array(2_900_000...2_932_896) {
      let day = Day(number: Int32(number))
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let named = day.date
      try #require(
        named.year == parts.year && named.month == parts.month && named.day == parts.day
          && (day.weekday + 1) % 7 + 1 == parts.weekday)
      try #require(Day(date: (named.year * 100 + named.month) * 100 + named.day) == day)
    }
  }

  @Test(
    "a day is read from its one spelling",
    arguments: [
      ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-21", 20_778), ("9999-12-31", 2_932_896),
    ])
  func spelling(text: String, number: Int32) throws {
    #expect(try day(text).number == number)
    #expect(Day(number: number).text == text)
  }

  @Test(
    "a text that is not a date is not a day",
    arguments: [
      "", "2026-11-31", "2026-02-29", "2100-02-29", "2026-13-01", "2026-00-10", "2026-01-00",
      "1969-12-31", "10000-01-01", "2026-1-01", "2026-01-1", "26-01-01", "2026-11-21-",
      "-026-11-21",
      "2026/11/21", "2026-11-2x", "today",
    ])
  func refused(text: String) {
    #expect(Day(Array(text.utf8)[...]) == nil)
  }

  @Test("a number out of range becomes the nearest day in range")
  func limits() {
    #expect(Day(number: -1) == Day(number: 0))
    #expect(Day(number: .max).text == "9999-12-31")
    #expect(Day(number: 0).advanced(by: -7) == Day(number: 0))
    #expect(Day(number: 0).monthStart == Day(number: 0))
  }

  @Test("months follow one another, over leap days and the ends of years")
  func months() throws {
    var month = try day("1999-12-31").monthStart
    var lengths: [Int32] = []
    for _ in 0..<15 {
      lengths.append(month.nextMonth.number - month.number)
      month = month.nextMonth
    }
    #expect(lengths == [31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 28])
    #expect(month.text == "2001-03-01")
  }

  @Test("a day is current somewhere on Earth for fifty hours")
  func somewhere() throws {
    let day = try day("2026-11-21")
    #expect(!day.isSomewhere(at: try moment("2026-11-20", hour: 9, minute: 59)))
    #expect(day.isSomewhere(at: try moment("2026-11-20", hour: 10)))
    #expect(day.isSomewhere(at: try moment("2026-11-22", hour: 11, minute: 59)))
    #expect(!day.isSomewhere(at: try moment("2026-11-22", hour: 12)))
  }

  @Test("a date that clocks show anywhere is a current day, whatever the offset from UTC")
  func everyOffset() throws {
    let day = try day("2026-03-29")
    for quarter in -48...56 as ClosedRange<Int64> {
      for minute in [0, 719, 1439] as [Int64] {
        #expect(
          day.isSomewhere(at: try moment("2026-03-29", hour: 0, minute: minute - quarter * 15)))
      }
    }
  }
}
