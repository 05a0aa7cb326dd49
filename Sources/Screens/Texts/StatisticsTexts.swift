import ByteStrings
import Games
import Library

/// Every sentence of the statistics.
package enum StatisticsTexts {
  package static var title: PlainText { "Statistics" }
  package static var game: PlainText { "Game" }
  package static var all: PlainText { "All" }
  package static var nothing: PlainText {
    "Finish a game to see it here."
  }
  /// The note on what all figures leave out.
  package static var counted: PlainText {
    "Only finished games count. "
  }

  // MARK: All games

  package static func days(_ count: Int) -> PlainText { count == 1 ? "Day" : "Days" }

  /// The text above the squares of the days, which screen readers read instead of them.
  package static func played(on count: Int) -> PlainText {
    count == 1
      ? "Played on 1 day" : "Played on \(count) days"
  }

  /// The day with the most games, which follows that text.
  package static func most(_ games: Int, on day: Day) -> PlainText {
    ". Most: \(self.games(games)) on \(DailyTexts.shortDate(of: day))."
  }

  /// "1 game", "2 games".
  static func games(_ count: Int) -> PlainText { count == 1 ? "1 game" : "\(count) games" }

  /// The titles of the table, from the left.
  package static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: "Won"
    default: "Time"
    }
  }

  // MARK: One game

  package static var played: PlainText { "Played" }
  package static var found: PlainText { "Found" }
  package static var streak: PlainText { "Win streak" }
  package static var longest: PlainText { "Longest win streak" }
  package static var fastest: PlainText { "Fastest" }
  package static var average: PlainText { "Average time" }

  package static var records: PlainText { "Your best results" }
  /// The label of the bar that contains the latest game.
  package static var last: PlainText { "last game" }
  /// The label of the bar that contains the game on screen.
  package static var this: PlainText { "this game" }

  /// "8 or more: 3 times"
  package static func bar(_ number: Int, isOpen: Bool, _ count: Int) -> PlainText {
    "\(number)" + (isOpen ? " or more: " : ": ") + (count == 1 ? "once" : "\(count) times")
  }

  /// "67%"
  package static func percent(_ number: Int) -> PlainText { "\(number)%" }
}
