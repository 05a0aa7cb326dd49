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
    let game = app.library.dailyGame(kind, of: day)
    return li(.class("shelf-game"), .game(kind)) {
      button(.class("play"), .on(.click) { [app, day] in app.playDaily(kind, of: day) }) {
        span(.class("badge")) { Icon.game(kind) }
        span(.class("names")) {
          span(.class("name")) { app.shelf[kind].name }
          span(.class("detail")) { state(kind, game) }
        }
        if let game, game.outcome.isOver {
          span(.class("done"), .role(.img), .label(DailyTexts.done)) { Icon.tick }
        }
      }
    }
  }

  private func state(_ kind: GameKind, _ game: SessionSummary?) -> PlainText {
    guard let game else { return app.shelf[kind].aim }
    let result = app.result(of: game)
    return game.outcome.isOver ? result : ShellTexts.goOn(result)
  }
}
