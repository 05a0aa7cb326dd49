import Games
import Library
import Testing

/// The streaks by their definition, tried one by one.
private struct PlainStreak {
  let played: Set<Int32>
  let today: Int32

  /// The days that count up to a day: the longest span in which at most one of any seven days
  /// in a row was missed.
  func length(upTo end: Int32) -> Int {
    let starts = played.filter { $0 <= end }.filter { start in
      (start...end).allSatisfy { first in
        (first...min(first + 6, end)).count { isMissed($0, before: end) } <= 1
      }
    }
    guard let start = starts.min() else { return 0 }
    return played.count { (start...end).contains($0) }
  }

  private func isMissed(_ day: Int32, before end: Int32) -> Bool {
    day != today && !played.contains(day)
  }
}

@Suite("The streak")
struct StreakTests {
  private func streak(_ days: [Int32], today: Int32) -> [Int] {
    let streak = Streak(days, today: today)
    return [streak.current, streak.best]
  }

  @Test("a streak counts the days that were played in a row")
  func row() {
    #expect(streak([], today: 10) == [0, 0])
    #expect(streak([10], today: 10) == [1, 1])
    #expect(streak([8, 9, 10], today: 10) == [3, 3])
  }

  @Test("today does not end a streak before the day is over")
  func today() {
    #expect(streak([8, 9], today: 10) == [2, 2])
    #expect(streak([7, 9], today: 10) == [2, 2])
    #expect(streak([9], today: 11) == [1, 1])
  }

  @Test("a streak says how many of its days were missed, and today only counts when it is over")
  func daysOff() {
    func daysOff(_ days: [Int32], today: Int32) -> Int { Streak(days, today: today).daysOff }
    #expect(daysOff([], today: 10) == 0)
    #expect(daysOff([8, 9, 10], today: 10) == 0)
    #expect(daysOff([8, 9], today: 10) == 0)
    #expect(daysOff([7, 9], today: 10) == 1)
    #expect(daysOff([9], today: 11) == 1)
    #expect(daysOff([9], today: 12) == 0, "there is no streak")
    #expect(daysOff([1, 3, 4, 5, 6, 7, 8, 10], today: 10) == 2)
    #expect(daysOff([1, 3, 4, 5, 6, 7, 9], today: 9) == 1, "it begins after the first")
    #expect(daysOff([8, 9, 11], today: 10) == 1, "the player flew back over the date line")
  }

  @Test("one missed day in seven does not end a streak, but two in a row do")
  func missed() {
    #expect(streak([1, 2, 3, 5, 6, 7], today: 7) == [6, 6])
    #expect(streak([1, 2, 3, 6, 7], today: 7) == [2, 3])
    #expect(streak([1, 2, 3], today: 6) == [0, 3])
  }

  @Test(
    "if two missed days are six apart, a streak begins after the first; if seven, it goes on")
  func distance() {
    #expect(streak([1, 3, 4, 5, 6, 7, 9], today: 9) == [6, 6])
    #expect(streak([1, 3, 4, 5, 6, 7, 8, 10], today: 10) == [8, 8])
  }

  @Test("a later day that was played before a flight over the date line counts")
  func later() {
    #expect(streak([8, 9, 10], today: 9) == [3, 3])
    #expect(streak([9, 11], today: 9) == [2, 2])
  }

  @Test("a streak agrees with its definition for every way to play nine days")
  func everyWay() {
    for bits in 0..<512 as Range<Int32> {
      for today in 9...12 as ClosedRange<Int32> { check(bits, days: 9, today: today) }
    }
  }

  @Test("a streak agrees with its definition for random days")
  func random() {
    var random = SeededRandom(seed: 77)
    for _ in 0..<300 {
      // Most days are played, or streaks would be short.
      let days = (1...40 as ClosedRange<Int32>).filter { _ in random.draw(below: 7) > 0 }
      compare(days, today: 40 + Int32(random.draw(below: 4)))
    }
  }

  @Test("the ends of months and leap days do not affect a streak")
  func calendar() throws {
    for (from, to) in [("2027-12-20", "2028-03-10"), ("2100-02-20", "2100-03-10")] {
      let days = Array(try day(from).number...day(to).number)
      #expect(streak(days, today: try day(to).number) == [days.count, days.count])
    }
  }

  private func check(_ bits: Int32, days: Int32, today: Int32) {
    compare((1...days).filter { bits >> ($0 - 1) & 1 == 1 }, today: today)
  }

  private func compare(_ days: [Int32], today: Int32) {
    let plain = PlainStreak(played: Set(days), today: today)
    let best = days.map { PlainStreak(played: Set(days), today: $0).length(upTo: $0) }.max() ?? 0
    #expect(streak(days, today: today) == [plain.length(upTo: today), best], "\(days), \(today)")
  }
}
