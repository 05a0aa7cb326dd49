import ByteStrings
import Games
import Library

/// Every sentence of the statistics.
package enum StatisticsTexts {
  package static var title: PlainText { "Statistics" }
  package static var game: PlainText { "Game" }
  package static var all: PlainText { "All" }
  package static var nothing: PlainText { "No finished game yet." }
  /// What all figures leave out.
  package static var counted: PlainText {
    "Only finished games count. "
  }

  // MARK: All games

  package static var nothingPlayed: PlainText { "No game with a move yet." }
  package static var allNote: PlainText {
    "Every game with a move counts. Samples do not."
  }
  package static var days: PlainText { "Days" }
  package static var mostPlayed: PlainText { "Played most" }

  /// The titles of the table, from the left.
  package static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: "Finished"
    case 3: "Won"
    default: "Time"
    }
  }

  // MARK: One game

  package static var played: PlainText { "Played" }
  package static var found: PlainText { "Found" }
  package static var streak: PlainText { "Streak" }
  package static var longest: PlainText { "Longest streak" }
  package static var fastest: PlainText { "Fastest" }
  package static var average: PlainText { "Average time" }

  /// "67 %"
  package static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
