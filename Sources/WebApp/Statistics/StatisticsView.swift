import ByteStrings
import Games
import Library
import Markup

/// What the player's finished Codewords come to.
struct StatisticsView {
  let app: PastimeApp

  var body: Node {
    let statistics = CodewordStatistics(app.library, filter: app.statisticsFilter)
    return div(.class("sheet-body")) {
      Segments(
        name: "statistics-length", title: CodewordScreenTexts.length,
        choices: [nil, 3, 4, 5, 6].map { (length: Int?) in
          Segments.Choice(
            title: StatisticsTexts.length(length), isChosen: app.statisticsFilter.length == length
          ) { self.app.statisticsFilter.length = length }
        }
      ).body
      Segments(
        name: "statistics-mode", title: CodewordScreenTexts.mode,
        choices: [nil, .standard, .hard, .ultraHard].map { (mode: CodewordOptions.Mode?) in
          Segments.Choice(
            title: StatisticsTexts.mode(mode), isChosen: app.statisticsFilter.mode == mode
          ) { self.app.statisticsFilter.mode = mode }
        }
      ).body
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        figures(statistics.common)
        distribution(statistics.distribution)
      }
      p(.class("subtitle")) { StatisticsTexts.note }
    }
  }

  private func figures(_ statistics: Statistics) -> Node {
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

  private func distribution(_ counts: [Int]) -> Node {
    let most = max(counts.max() ?? 0, 1)
    return div {
      h3 { StatisticsTexts.distribution }
      ol(.class("bars")) {
        for index in counts.indices {
          li(.label(StatisticsTexts.bar(index + 1, counts[index]))) {
            span(.class("bar-name"), .ariaHidden(true)) { StatisticsTexts.attempts(index + 1) }
            span(
              .class("bar-length"), .ariaHidden(true),
              .style("--share", "\(counts[index] * 100 / most)%")
            ) { "\(counts[index])" }
          }
        }
      }
    }
  }
}
