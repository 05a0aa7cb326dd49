import ByteStrings
import Games
import Library
import Markup
import Screens

/// What the player's finished games of Hangman come to.
struct HangmanStatisticsView {
  let library: GameLibrary
  let model: HangmanModel

  var body: Node {
    let statistics = HangmanStatistics(library, mode: model.countedMode)
    return div(.class("sheet-body")) {
      Segments(name: "statistics-hangman", title: HangmanScreenTexts.mode, count: 3) { number in
        let mode = number == 0 ? nil : HangmanOptions.Mode.allCases[number - 1]
        return Segments.Choice(
          title: mode.map { HangmanScreenTexts.name(of: $0) } ?? StatisticsTexts.all,
          isChosen: model.countedMode == mode
        ) { [model] in model.countedMode = mode }
      }.body
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        dl(.class("figure-grid")) {
          StatisticsFigures.figure(HangmanScreenTexts.flawless, "\(statistics.flawless)")
          StatisticsFigures.figure(
            HangmanScreenTexts.answersGuessed, "\(statistics.answersGuessed)")
          StatisticsFigures.figure(HangmanScreenTexts.evilWon, "\(statistics.evilWon)")
          StatisticsFigures.figure(HangmanScreenTexts.hints, "\(statistics.hints)")
        }
        StatisticsFigures(statistics: statistics.common, won: HangmanScreenTexts.won).body
      }
      p(.class("subtitle")) { HangmanScreenTexts.statisticsNote }
    }
  }
}
