import ByteStrings
import Games
import Library
import Markup
import Screens

/// The last weeks, a column for each, with a square for every day. The more games were played, the fuller the
/// square. The squares are only visible; the sentence above says on how many days there were games, and which
/// day had the most.
struct DaySquares {
  /// The number of weeks.
  private static let weeks = 18

  let days: PlayedDays
  let first: Day

  init(_ library: GameLibrary, today: Day, offset: Milliseconds) {
    first = today.advanced(by: 7 - today.weekday - 7 * Self.weeks)
    days = PlayedDays(library, from: first, to: today, offset: offset)
  }

  var body: Node {
    let count = days.games.count
    return section(.class("days"), .labelledBy("days")) {
      p(.id("days")) { summary }
      div(.class("weekdays"), .ariaHidden(true)) {
        Node.each(7) { index in
          span { index % 2 == 0 ? DailyTexts.weekdayInShort(index) : "" }
        }
      }
      ol(.ariaHidden(true)) {
        Node.each(count) { square($0, days.games[$0], isToday: $0 == count - 1) }
      }
    }
  }

  private var summary: PlainText {
    var (played, fullest) = (0, 0)
    for index in days.games.indices where days.games[index] > 0 {
      played += 1
      if days.games[index] > days.games[fullest] { fullest = index }
    }
    let most = days.games[fullest]
    return StatisticsTexts.played(on: played)
      + (most == 0 ? "." : StatisticsTexts.most(most, on: first.advanced(by: fullest)))
  }

  private func square(_ index: Int, _ games: Int, isToday: Bool) -> Node {
    let day = first.advanced(by: index)
    return li(
      isToday ? .current("date") : .none,
      games > 0
        ? .attribute("title", ShellTexts.labelled(DailyTexts.shortDate(of: day), "\(games)"))
        : .none,
      games > 0 ? .style("--games", "\(min(games, 5))") : .none)
  }
}
