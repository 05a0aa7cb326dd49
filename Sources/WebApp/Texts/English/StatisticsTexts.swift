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
  static var played: PlainText { "Played" }
  static var found: PlainText { "Found" }
  static var streak: PlainText { "Streak" }
  static var longest: PlainText { "Longest streak" }
  static var fastest: PlainText { "Fastest" }
  static var average: PlainText { "Average time" }

  /// "67 %"
  static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
