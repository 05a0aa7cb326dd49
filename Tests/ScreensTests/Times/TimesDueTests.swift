import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Practice of due facts")
struct TimesDueTests {
  private static let typed =
    "mode=round operations=* first=10-20 second=10-20 count=2 answers=0 wrong=near"
  private static let practice =
    "mode=practice operations=* first=10-20 second=10-20 count=3 answers=0 wrong=near"
  private static let day: Int64 = 86_400_000

  /// A visit on some day by a player who on day 0 had 12 × 17 right and quick, and 13 × 19 wrong.
  private func visit(on day: Int64, zone: Int64 = 0) throws -> Visit {
    let row = timesRow(
      options: Self.typed, problems: "12*17 13*19",
      moves: timesMoves(204, 1))
    let visit = Visit("/", rows: [row]) { host in
      host.timeZone = Milliseconds(zone)
      host.today = WallTime(day * Self.day)
      host.localDay = Day(of: WallTime(day * Self.day + zone))
    }
    let options = try Times.options(Self.practice)
    visit.act { $0.shelf.times.start(options) }
    return visit
  }

  @Test("practice says at its start how many facts are due, and deals them first")
  func due() throws {
    let same = try visit(on: 0)
    #expect(try same.message == "1 due today. Start when you are ready.")
    let next = try visit(on: 1)
    #expect(try next.message == "2 due today. Start when you are ready.")
    let facts = try (0..<2).map { try next.times.puzzle.fact($0).inOrder }
    #expect(facts == [TimesFact(.times, 13, 19), TimesFact(.times, 12, 17)])
    next.reckon { $0.goOn() }
    #expect(try next.message == TimesScreenTexts.type)
  }

  @Test("practice says when nothing is due; other rounds say nothing about it")
  func nothing() throws {
    let visit = Visit("/")
    let options = try Times.options(Self.practice)
    visit.act { $0.shelf.times.start(options) }
    #expect(
      try visit.message == "Nothing due. Your weakest come first. Start when you are ready.")
    visit.act { $0.shelf.times.start(.classic) }
    #expect(try visit.message == TimesScreenTexts.ready)
  }

  @Test("a day begins at midnight where the player is")
  func zone() throws {
    // A round at the beginning of 1970 in Greenwich was played on the evening before in New York.
    let behind = try visit(on: 0, zone: 0)
    #expect(behind.model.shelf.times.facts.dueDay(of: TimesFact(.times, 12, 17)) == 1)
    let hour: Int64 = 3_600_000
    let ahead = try visit(on: 2, zone: 24 * hour - 1000)
    #expect(ahead.model.shelf.times.facts.dueDay(of: TimesFact(.times, 12, 17)) == 2)
  }

  @Test("the due facts are counted again when the player comes back on another day")
  func anotherDay() throws {
    let visit = try visit(on: 0)
    #expect(try visit.message.hasPrefix("1 due today."))
    visit.host.localDay = Day(number: 1)
    let id = try #require(visit.model.shelf.times.openGame)
    visit.act { $0.frame.goHome() }
    visit.act { $0.frame.go(to: .game(.times, id)) }
    #expect(try visit.message.hasPrefix("2 due today."))
  }
}

extension Times {
  /// The options that a record spells.
  fileprivate static func options(_ line: String) throws -> TimesOptions {
    var text = TextReader(Array(line.utf8))
    return try TimesOptions(from: &text)
  }
}
