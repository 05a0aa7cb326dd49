import ByteStrings
import Games
import Library
import Markup

/// The five games of a day, what can be shown of them, and the calendar of all days.
struct DailyView {
  let app: PastimeApp
  let day: Day

  var body: Node {
    section(.class("daily"), .label(DailyTexts.title)) {
      header(.class("bar")) {
        button(
          .class("round back"), .label(ShellTexts.back), .on(.click) { [app] in app.goHome() }
        ) { Icon.back }
        div(.class("titles")) {
          h2(.tabIndex(-1), .focus(app.gameArrivals)) { DailyTexts.title }
          p(.class("subtitle")) { DailyTexts.date(of: day) }
        }
        button(
          .class("round"), .label(DailyTexts.helpTitle), .opensDialog(),
          .on(.click) { [app] in app.sheet = .dailyHelp }
        ) { Icon.question }
      }
      p(.class("message")) { DailyTexts.message(of: day, today: app.today, at: app.host.date()) }
      ul(.class("shelf")) {
        for kind in GameKind.allCases { row(kind) }
      }
      button(
        .class("secondary"), .opensDialog(), .on(.click) { [app] in app.sheet = .dailyShare }
      ) { ShareTexts.share }
      p(.class("streak")) { DailyTexts.streak(app.library.streak(on: app.today)) }
      DailyCalendar(app: app, day: day).body
    }
  }

  private func row(_ kind: GameKind) -> Node {
    let isDone = app.library.isDone(kind, of: day)
    var state = app.shelf[kind].aim
    if let game = app.library.dailyGame(kind, of: day) {
      let result = app.result(of: game)
      state = isDone ? result : ShellTexts.goOn(result)
    }
    return li(.class("shelf-game"), .game(kind)) {
      button(.class("play"), .on(.click) { [app, day] in app.playDaily(kind, of: day) }) {
        GameFace(icon: Icon.game(kind), name: app.shelf[kind].name, detail: state, kind: kind).body
        if isDone { span(.class("done"), .role(.img), .label(DailyTexts.done)) { Icon.tick } }
      }
    }
  }
}
