import ByteStrings
import Games
import Library
import Markup
import Screens

/// What the player's finished games of Memorize come to.
struct MemorizeStatisticsView {
  let library: GameLibrary
  let model: MemorizeModel

  var body: Node {
    let statistics = model.statistics(isQuick: model.countedScoring)
    return div(.class("sheet-body")) {
      Segments(
        name: "statistics-memorize", title: MemorizeScreenTexts.scoring, count: 3
      ) { number in
        let scoring: Bool? = number == 0 ? nil : number == 2
        return Segments.Choice(
          title: scoring.map {
            MemorizeScreenTexts.name(of: MemorizeScreenTexts.scoring, isSecond: $0)
          } ?? StatisticsTexts.all,
          isChosen: model.countedScoring == scoring
        ) { [model] in model.countedScoring = scoring }
      }.body
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        figures(statistics)
        h3 { MemorizeScreenTexts.bestTitle }
        dl(.class("terms")) {
          for pairs in 1..<MemorizePuzzle.pairLimit + 1 { best(pairs, statistics) }
        }
      }
      p(.class("subtitle")) { MemorizeScreenTexts.statisticsNote }
    }
  }

  private func best(_ pairs: Int, _ statistics: MemorizeStatistics) -> Node {
    guard let best = statistics.best(pairs: pairs) else { return .empty }
    return div {
      dt { MemorizeTexts.pairs(pairs) }
      dd { MemorizeScreenTexts.best(best, showsTime: library.settings.showsTime) }
    }
  }

  private func figures(_ statistics: MemorizeStatistics) -> Node {
    let common = statistics.common
    return dl(.class("figure-grid")) {
      StatisticsFigures.figure(StatisticsTexts.played, "\(common.played)")
      StatisticsFigures.figure(MemorizeScreenTexts.pairsFound, "\(statistics.pairs)")
      StatisticsFigures.figure(MemorizeScreenTexts.perfect, "\(statistics.perfect)")
      StatisticsFigures.figure(
        StatisticsTexts.fastest, common.fastest.map { ShellTexts.time($0) } ?? "–")
      StatisticsFigures.figure(
        StatisticsTexts.average, common.averageTime.map { ShellTexts.time($0) } ?? "–")
    }
  }
}
