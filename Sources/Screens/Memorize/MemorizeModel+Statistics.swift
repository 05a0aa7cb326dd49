import ByteStrings
import Games
import Library

extension MemorizeModel {
  package var statisticsPage: StatisticsPage {
    let settings = context.library.settings
    let isQuick = filters[0].chosen.map { $0 == 1 }
    let statistics = MemorizeStatistics(context.library, isQuick: isQuick)
    let turns = statistics.turnsOverPar
    let page = StatisticsPage(
      statistics.common, MemorizeScreenTexts.turnsOverPar, turns,
      MemorizeScreenTexts.statisticsNote)
    page.head(MemorizeScreenTexts.pairsFound, statistics.pairs)
    page.head(MemorizeScreenTexts.perfect, turns.counts[0])
    page.addTimes(settings)
    for pairs in 1..<MemorizePuzzle.pairLimit + 1 {
      guard let best = statistics.best(pairs: pairs) else { continue }
      page.add(
        MemorizeTexts.pairs(pairs),
        MemorizeScreenTexts.best(best, showsTime: settings.showsTime))
    }
    return page
  }
}
