import ByteStrings
import Games
import Library
import Markup
import Screens

/// The figures that the finished games of every kind have.
struct StatisticsFigures {
  let statistics: Statistics
  /// What it means to have won.
  var won: PlainText = StatisticsTexts.found

  var body: Node {
    dl(.class("figure-grid")) {
      Self.figure(StatisticsTexts.played, "\(statistics.played)")
      Self.figure(won, StatisticsTexts.percent(statistics.percentWon ?? 0))
      Self.figure(StatisticsTexts.streak, "\(statistics.currentStreak)")
      Self.figure(StatisticsTexts.longest, "\(statistics.longestStreak)")
      Self.figure(StatisticsTexts.fastest, statistics.fastest.map { ShellTexts.time($0) } ?? "–")
      Self.figure(
        StatisticsTexts.average, statistics.averageTime.map { ShellTexts.time($0) } ?? "–")
    }
  }

  /// One figure with its name.
  static func figure(_ name: PlainText, _ value: PlainText) -> Node {
    div {
      dt { name }
      dd { value }
    }
  }
}
