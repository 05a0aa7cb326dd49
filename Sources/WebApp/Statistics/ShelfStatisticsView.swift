import ByteStrings
import Games
import Library
import Markup
import Screens

/// The statistics of all games: the streak, a table that leads to the statistics of each game, and the days.
/// The styles hide times if the player does not want to see them.
struct ShelfStatisticsView {
  let frame: Frame

  var body: Node {
    let squares = DaySquares(library, today: frame.today, offset: frame.timeZone)
    let streak = library.streak(on: frame.today)
    let all = ShelfStatistics(library)
    return div(.class("modal-body")) {
      if streak.best > 0 { StreakNumber(streak: streak).body }
      milestones(of: streak)
      if all.played > 0 {
        dl(.class("figures")) {
          StatisticsView.figure(StatisticsTexts.played, "\(all.played)")
          StatisticsView.figure(StatisticsTexts.days(squares.days.count), "\(squares.days.count)")
        }
        table(.class("games")) {
          tr {
            for column in 0..<4 {
              th(.attribute("scope", "col"), .class("time", if: column == 3)) {
                StatisticsTexts.column(column)
              }
            }
          }
          for kind in GameKind.allCases { line(kind) }
          line(nil)
        }
      } else {
        p(.class("note")) { StatisticsTexts.nothing }
      }
      squares.body
      p(.class("subtitle")) { StatisticsTexts.counted }
    }
  }

  private var library: GameLibrary { frame.library }

  /// The milestones that the longest streak reached.
  private func milestones(of streak: Streak) -> Node {
    let reached = Streak.milestones.filter { $0 <= streak.best }
    if reached.isEmpty { return .empty }
    return ul(.class("milestones"), .label(DailyTexts.milestones)) {
      for days in reached { li { DailyTexts.days(days) } }
    }
  }

  private func line(_ kind: GameKind?) -> Node {
    let line = ShelfStatistics(library, of: kind)
    if line.played == 0 { return .empty }
    return tr(.game(kind)) {
      th(.attribute("scope", "row")) {
        if let kind {
          button(.on(.click) { [frame] in frame.goOn(to: .statistics(kind)) }) { kind.name }
        } else {
          StatisticsTexts.all
        }
      }
      td { "\(line.played)" }
      td { line.percentWon.map { StatisticsTexts.percent($0) } ?? "" }
      td(.class("time")) { ShellTexts.time(line.time) }
    }
  }
}
