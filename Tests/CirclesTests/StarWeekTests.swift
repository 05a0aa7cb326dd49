import Games
import Library
import Testing

@testable import Circles

@Suite("The stars of a week")
struct StarWeekTests {
  private let members = (1...3).map { CircleMember(Int64($0)) }
  /// 21 November 2026 is a Saturday.
  private let monday = today.advanced(by: -5)

  private func week(
    _ plays: [CirclePlay], for asker: Int64 = 1, at now: WallTime = noon
  ) -> StarWeek {
    StarWeek(of: today, members, plays, for: asker, at: now)
  }

  @Test("a week runs from Monday to Sunday, whichever of its days is asked for")
  func days() {
    for day in 0..<7 {
      let week = StarWeek(of: monday.advanced(by: day), members, [], for: 1, at: noon)
      #expect(week.first == monday)
      #expect(week.rows.map(\.days.count) == [7, 7, 7])
    }
    #expect(monday.advanced(by: 7).weekStart == monday.advanced(by: 7))
  }

  @Test("the stars of a day's games are added up, and members with the most stars come first")
  func sums() {
    let plays = [
      CirclePlay(1, .codeword, 4, on: monday), CirclePlay(1, .times, 10, on: monday),
      CirclePlay(2, .codeword, 3, on: monday.advanced(by: 1)),
      CirclePlay(2, .times, 10, on: monday.advanced(by: -1)),
      CirclePlay(3, .hangman, 6, on: monday.advanced(by: 2)),
      CirclePlay(3, .hangman, 6, on: monday.advanced(by: 3)),
    ]
    let rows = week(plays).rows
    #expect(rows.map(\.member) == [3, 1, 2])
    #expect(rows.map(\.stars) == [6, 5, 3])
    #expect(rows[1].days.map(\.stars) == [5, 0, 0, 0, 0, 0, 0])
    #expect(rows[0].days.map(\.stars) == [0, 0, 3, 3, 0, 0, 0])
  }

  @Test("a result that must not be seen yet counts as hidden, and has no stars")
  func hidden() {
    let plays = [
      CirclePlay(1, .times, 5), CirclePlay(2, .times, 10), CirclePlay(2, .codeword, 1),
      CirclePlay(3, .codeword, 6),
    ]
    let rows = week(plays).rows
    #expect(rows.map(\.member) == [2, 1, 3])
    #expect(rows.map { $0.days[5].stars } == [3, 1, 0])
    #expect(rows.map { $0.days[5].hidden } == [1, 0, 1])
    #expect(week(plays, at: today.end).rows.map(\.stars) == [6, 1, 1])
  }

  @Test("nobody's stars depend on how others played")
  func alone() {
    let mine = [CirclePlay(1, .times, 8), CirclePlay(1, .codeword, 4)]
    let others = [CirclePlay(2, .times, 10), CirclePlay(2, .codeword, 1), CirclePlay(3, .times, 0)]
    func row(_ plays: [CirclePlay]) -> StarWeek.Row? {
      week(plays).rows.first { $0.member == 1 }
    }
    #expect(row(mine) == row(mine + others))
    #expect(row(mine)?.stars == 4)
  }
}
