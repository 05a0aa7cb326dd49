import ByteStrings
import Games
import Library

/// Every sentence of the statistics.
enum StatisticsTexts {
  static var title: PlainText { "Statistics" }
  static var game: PlainText { "Game" }
  static var all: PlainText { "All" }
  static var nothing: PlainText { "No finished game yet." }
  static var note: PlainText { counted + "A game under way breaks no streak." }
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
  static var distribution: PlainText { "Attempts needed" }

  static func length(_ length: Int?) -> PlainText { length.map { "\($0)" } ?? "All" }

  static func mode(_ mode: CodewordOptions.Mode?) -> PlainText {
    mode.map { CodewordScreenTexts.name(of: $0) } ?? "All"
  }

  static func attempts(_ count: Int) -> PlainText {
    count == CodewordStatistics.mostAttempts ? "\(count)+" : "\(count)"
  }

  static func bar(_ attempts: Int, _ games: Int) -> PlainText {
    let more: PlainText = attempts == CodewordStatistics.mostAttempts ? " or more" : ""
    let found: PlainText = games == 1 ? "1 game" : "\(games) games"
    return attempts == 1 ? "1 attempt: \(found)" : "\(attempts)\(more) attempts: \(found)"
  }
}
