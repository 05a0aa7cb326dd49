import ByteStrings
import Games
import Library
import Markup
import Screens

/// The five games of a day, what can be shown of them, and the calendar of all days.
struct DailyView {
  let daily: DailyModel
  let day: Day

  private var frame: Frame { daily.frame }

  var body: Node {
    section(.class("daily"), .label(DailyTexts.title)) {
      header(.class("title-bar")) {
        button(
          .class("round back"), .label(ShellTexts.back), .on(.click) { [frame] in frame.goHome() }
        ) { Icon.back }
        div(.class("titles")) {
          h2(.tabIndex(-1), .focus(frame.gameArrivals)) { DailyTexts.title }
          p(.class("subtitle")) { DailyTexts.date(of: day) }
        }
        button(
          .class("round"), .label(DailyTexts.helpTitle), .opensDialog(),
          .on(.click) { [frame] in frame.sheet = .dailyHelp }
        ) { Icon.question }
      }
      p(.class("message")) { daily.message(of: day) }
      ul(.class("shelf")) {
        for kind in GameKind.allCases { row(kind) }
      }
      button(
        .class("secondary"), .opensDialog(), .on(.click) { [frame] in frame.sheet = .dailyShare }
      ) { ShareTexts.share }
      p(.class("streak")) { DailyTexts.streak(daily.library.streak(on: daily.today)) }
      DailyCalendar(daily: daily, day: day).body
    }
  }

  private func row(_ kind: GameKind) -> Node {
    let isDone = daily.library.isDone(kind, of: day)
    return li(.class("shelf-game"), .game(kind)) {
      button(.class("play"), .on(.click) { [frame, day] in frame.playDaily(kind, of: day) }) {
        GameFace(
          icon: Icon.game(kind), name: kind.name, detail: daily.state(of: kind, on: day), kind: kind
        ).body
        if isDone { span(.class("done"), .role(.img), .label(DailyTexts.done)) { Icon.tick } }
      }
    }
  }
}
