import ByteStrings
import Games
import Library
import Markup
import Screens

/// What the player's finished Codewords come to.
struct CodewordStatisticsView {
  let library: GameLibrary
  let model: CodewordModel

  var body: Node {
    let statistics = CodewordStatistics(library, filter: model.filter)
    return div(.class("sheet-body")) {
      Segments(
        name: "statistics-length", title: CodewordScreenTexts.length,
        count: CodewordOptions.lengths.count + 1
      ) { number in
        let length = number == 0 ? nil : CodewordOptions.lengths.lowerBound + number - 1
        return Segments.Choice(
          title: StatisticsTexts.length(length), isChosen: model.filter.length == length
        ) { [model] in model.filter.length = length }
      }.body
      Segments(
        name: "statistics-mode", title: CodewordScreenTexts.mode,
        count: CodewordOptions.Mode.allCases.count + 1
      ) { number in
        let mode = number == 0 ? nil : CodewordOptions.Mode.allCases[number - 1]
        return Segments.Choice(
          title: StatisticsTexts.mode(mode), isChosen: model.filter.mode == mode
        ) { [model] in model.filter.mode = mode }
      }.body
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        StatisticsFigures(statistics: statistics.common).body
        distribution(statistics.distribution)
      }
      p(.class("subtitle")) { StatisticsTexts.note }
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
