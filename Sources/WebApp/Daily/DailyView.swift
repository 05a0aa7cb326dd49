import ByteStrings
import Games
import Library
import Markup
import Screens

/// The five games of a day, the card to share, and the calendar of all days.
struct DailyView {
  let daily: DailyModel
  let sharing: SharingModel
  let day: Day

  private var frame: Frame { daily.frame }

  var body: Node {
    let five = daily.five(of: day)
    let days = daily.library.daysPlayed
    let streak = Streak(days, today: daily.today.number)
    let done = Int(five.doneCount)
    let areAllDone = done == GameKind.allCases.count
    return section(.class("daily"), .label(DailyTexts.title)) {
      header(.class("title-bar")) {
        button(
          .class("round back"), .label(ShellTexts.back), .on(.click) { [frame] in frame.goHome() }
        ) { Icon.back }
        div(.class("titles")) {
          h2(.tabIndex(-1), .focus(frame.gameArrivals)) {
            areAllDone ? DailyTexts.fiveOfFive : DailyTexts.title
          }
          p(.class("subtitle")) { DailyTexts.date(of: day) }
        }
        button(
          .class("round"), .label(DailyTexts.helpTitle), .opensDialog(),
          .on(.click) { [frame] in frame.modal = .dailyHelp }
        ) { Icon.question }
      }
      if areAllDone {
        DayDone(daily: daily, sharing: sharing, five: five, streak: streak).body
      } else {
        underWay(five, hasDone: done > 0)
      }
      if !areAllDone || day != daily.today {
        p(.class("streak")) { DailyTexts.streak(streak) }
      }
      DailyCalendar(daily: daily, day: day, days: days).body
    }
  }

  private func underWay(_ five: DailyFive, hasDone: Bool) -> Node {
    .group([
      p(.class("message")) { daily.message(of: five) },
      ul(.class("shelf")) {
        for kind in GameKind.allCases { row(kind, in: five) }
      },
      hasDone
        ? button(
          .class("secondary"), .opensDialog(),
          .on(.click) { [frame] in frame.modal = .dailyShare }
        ) { ShareTexts.share } : .empty,
    ])
  }

  private func row(_ kind: GameKind, in five: DailyFive) -> Node {
    li(.class("shelf-game"), .game(kind)) {
      button(.class("play"), .on(.click) { [frame, day] in frame.playDaily(kind, of: day) }) {
        GameArt.tile(kind)
        span(.class("face-names")) {
          span(.class("face-name")) { kind.name }
          span(.class("face-detail")) { daily.state(of: kind, in: five) }
        }
        if five.isDone(kind), !five.isMissed(kind) {
          span(.class("done"), .role(.img), .label(DailyTexts.done)) { Icon.tick }
        }
      }
    }
  }
}
