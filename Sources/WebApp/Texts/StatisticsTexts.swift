import Games
import Library

/// Every sentence of the statistics.
enum StatisticsTexts {
  static let title = "Statistics"
  static let nothing = "No finished game yet."
  static let note = "Finished games count, samples do not. A game under way breaks no streak."
  static let played = "Played"
  static let found = "Found"
  static let streak = "Streak"
  static let longest = "Longest streak"
  static let fastest = "Fastest"
  static let average = "Average time"
  static let distribution = "Attempts needed"

  static func length(_ length: Int?) -> String { length.map { "\($0)" } ?? "All" }

  static func mode(_ mode: CodewordOptions.Mode?) -> String {
    mode.map { CodewordScreenTexts.name(of: $0) } ?? "All"
  }

  static func attempts(_ count: Int) -> String {
    count == CodewordStatistics.mostAttempts ? "\(count)+" : "\(count)"
  }

  static func bar(_ attempts: Int, _ games: Int) -> String {
    let more = attempts == CodewordStatistics.mostAttempts ? " or more" : ""
    let found = games == 1 ? "1 game" : "\(games) games"
    return attempts == 1 ? "1 attempt: \(found)" : "\(attempts)\(more) attempts: \(found)"
  }
}
