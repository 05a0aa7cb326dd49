import ByteStrings
import Games
import Library

/// Every sentence of the statistics.
enum StatisticsTexts {
  static var title: PlainText { "Statistics" }
  static var game: PlainText { "Game" }
  static var all: PlainText { "All" }
  static var nothing: PlainText { "No finished game yet." }
  /// What all figures leave out.
  static var counted: PlainText {
    "Finished games count; samples do not, nor do games played on from the middle of another. "
  }

  // MARK: All games

  static var nothingPlayed: PlainText { "No game with a move yet." }
  static var allNote: PlainText {
    "Games with a move count; samples do not, nor do games played on from the middle of another."
  }
  static var days: PlainText { "Days" }
  static var mostPlayed: PlainText { "Played most" }

  /// The titles of the table, from the left.
  static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: "Finished"
    case 3: "Won"
    default: "Time"
    }
  }

  // MARK: One game

  static var played: PlainText { "Played" }
  static var found: PlainText { "Found" }
  static var streak: PlainText { "Streak" }
  static var longest: PlainText { "Longest streak" }
  static var fastest: PlainText { "Fastest" }
  static var average: PlainText { "Average time" }

  /// "67 %"
  static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
