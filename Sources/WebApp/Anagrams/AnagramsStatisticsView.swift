import ByteStrings
import Games
import Library
import Markup
import Screens

/// What the player's finished games of Anagrams come to.
struct AnagramsStatisticsView {
  let library: GameLibrary
  let model: AnagramsModel

  var body: Node {
    let statistics = AnagramsStatistics(library, mode: model.countedMode)
    return div(.class("sheet-body")) {
      Segments(
        name: "statistics-anagrams", title: AnagramsScreenTexts.mode,
        count: AnagramsOptions.Mode.allCases.count + 1
      ) { number in
        let mode = number == 0 ? nil : AnagramsOptions.Mode.allCases[number - 1]
        return Segments.Choice(
          title: mode.map { AnagramsScreenTexts.name(of: $0) } ?? StatisticsTexts.all,
          isChosen: model.countedMode == mode
        ) { [model] in model.countedMode = mode }
      }.body
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        dl(.class("figure-grid")) {
          StatisticsFigures.figure(AnagramsScreenTexts.bestScore, "\(statistics.bestScore)")
          StatisticsFigures.figure(AnagramsScreenTexts.wordsFound, "\(statistics.words)")
          StatisticsFigures.figure(
            AnagramsScreenTexts.shareFound,
            StatisticsTexts.percent(Int(statistics.percentFound ?? 0)))
          StatisticsFigures.figure(AnagramsScreenTexts.pangrams, "\(statistics.pangrams)")
          StatisticsFigures.figure(AnagramsScreenTexts.racks, "\(statistics.racks)")
          StatisticsFigures.figure(AnagramsScreenTexts.cleared, "\(statistics.clearedRacks)")
        }
        StatisticsFigures(statistics: statistics.common, won: AnagramsScreenTexts.won).body
      }
      p(.class("subtitle")) { AnagramsScreenTexts.statisticsNote }
    }
  }
}
