import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

/// 21 November 2026, a Saturday, the day of these tests.
let testDay = Day(number: 20_778)

extension Visit {
  /// Opens the app on that day, at an hour of it in UTC.
  static func daily(_ fragment: String = "/daily", rows: [Row] = [], hour: Int64 = 12) -> Visit {
    Visit(fragment, rows: rows) { host in
      host.localDay = testDay
      host.today = WallTime(Int64(testDay.number) * 86_400_000 + hour * 3_600_000)
      // No test may depend on chance.
      host.bits = (0..<200).map { 0x9e37_79b9_7f4a_7c15 &* ($0 + 1) }
    }
  }

  /// The texts of the five rows.
  var five: [String] {
    page.first(class: "daily")?.descendant(class: "shelf")?.children.map { row in
      row.descendant(class: "face-names")?.children.map(\.textContent).joined(separator: ": ") ?? ""
    } ?? []
  }

  /// Presses the row of a game.
  func tapDaily(_ name: String) throws {
    let rows = try #require(page.first(class: "daily")?.descendant(class: "shelf")?.children)
    let row = try #require(rows.first { $0.descendant(class: "face-name")?.textContent == name })
    tap(try #require(row.descendant(class: "play")))
  }

  /// The days of the calendar that can be pressed.
  var days: [PageNode] { page.all(class: "day").filter { $0.name == "button" } }

  /// The name of the head of today's card.
  var entry: String? {
    page.first(class: "day-head")?.accessibleName
  }
}

/// The row of a Codeword of a day. The game begins `hour` hours after the day begins in UTC.
func dailyRow(_ day: Day, hour: Int64 = 12, moves: [String] = ["1 1 crane"]) -> Row {
  let id = day.identity(UInt64(day.number))
  let text = """
    pastime 1
    game codeword 1
    id \(id.text)
    begun \(Int64(day.number) * 86_400_000 + hour * 3_600_000)
    options length=5 attempts=any mode=standard
    puzzle crane


    """ + moves.map { $0 + "\n" }.joined()
  return Row(key: RowKey.record(id).text, text: Array(text.utf8))
}
