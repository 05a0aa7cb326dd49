import Games
import Library
import Screens

/// The statistics of all kinds of games: the streak, the days, and a line for each kind.
@MainActor
package struct AllStatisticsViewState {
  /// A line of the table.
  package struct Line: Identifiable, Equatable {
    /// Nil for all kinds together.
    package let kind: GameKind?
    package let name: String
    /// How many games were played, finished and won, and for how long, each with its title.
    package let figures: [StatisticsViewState.Figure]

    package var id: String { name }
  }

  /// A day; the more games were played on it, the fuller its square.
  package struct Square: Identifiable, Equatable, Sendable {
    package let id: Int32
    /// From 0 to 1.
    package let fullness: Double
  }

  package let streak: String
  /// On how many days the player played, and on which day most.
  package let summary: String
  /// The last weeks, each with seven days except the last.
  package let weeks: [[Square]]
  /// The text that replaces the lines; empty if there are lines.
  package let nothing: String
  package let lines: [Line]
  package let note: String

  /// How many weeks the view shows.
  private static let weekCount = 18
  /// The number of games from which a day's square is full.
  private static let fullDay = 5

  package init(_ model: AppModel) {
    let (library, today) = (model.library, model.frame.today)
    let first = today.advanced(by: 7 - today.weekday - 7 * Self.weekCount)
    let days = PlayedDays(library, from: first, to: today, offset: model.frame.timeZone)
    streak = DailyTexts.streak(library.streak(on: today))
    summary = Self.summary(of: days.games, from: first)
    let squares = days.games.enumerated().map {
      Square(
        id: first.number + Int32($0),
        fullness: Double(min($1, Self.fullDay)) / Double(Self.fullDay))
    }
    weeks = stride(from: 0, to: squares.count, by: 7).map {
      Array(squares[$0..<min($0 + 7, squares.count)])
    }
    lines = (GameKind.allCases.map { Optional($0) } + [nil]).compactMap { Self.line($0, library) }
    nothing = lines.isEmpty ? StatisticsTexts.nothing : ""
    note = StatisticsTexts.counted
  }

  private static func summary(of games: [Int], from first: Day) -> String {
    let played = StatisticsTexts.played(on: games.count { $0 > 0 })
    guard let most = games.max(), most > 0, let day = games.firstIndex(of: most) else {
      return played + "."
    }
    return played + StatisticsTexts.most(most, on: first.advanced(by: day))
  }

  /// The line of a kind; nil if no game of it was played.
  private static func line(_ kind: GameKind?, _ library: GameLibrary) -> Line? {
    let line = ShelfStatistics(library, of: kind)
    guard line.played > 0 else { return nil }
    var values = [
      "\(line.played)",
      line.percentWon.map { StatisticsTexts.percent($0) } ?? "–",
    ]
    if library.settings.showsTime { values.append(ShellTexts.time(line.time)) }
    return Line(
      kind: kind, name: kind?.name ?? StatisticsTexts.all,
      figures: values.enumerated().map {
        StatisticsViewState.Figure(id: $0, name: StatisticsTexts.column($0 + 1), value: $1)
      })
  }
}
