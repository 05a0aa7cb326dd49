import ByteStrings
import Games
import Library
import Markup

/// The figures that the finished games of every kind have.
struct StatisticsFigures {
  let statistics: Statistics

  var body: Node {
    dl(.class("figure-grid")) {
      figure(StatisticsTexts.played, "\(statistics.played)")
      figure(StatisticsTexts.found, "\(statistics.percentWon ?? 0) %")
      figure(StatisticsTexts.streak, "\(statistics.currentStreak)")
      figure(StatisticsTexts.longest, "\(statistics.longestStreak)")
      figure(StatisticsTexts.fastest, statistics.fastest.map { ShellTexts.time($0) } ?? "–")
      figure(StatisticsTexts.average, statistics.averageTime.map { ShellTexts.time($0) } ?? "–")
    }
  }

  private func figure(_ name: PlainText, _ value: PlainText) -> Node {
    div {
      dt { name }
      dd { value }
    }
  }
}
