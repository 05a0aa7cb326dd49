import ByteStrings
import Games
import Library
import Markup

/// The list of every game ever played, and the way to a new one.
struct HomeView {
  let app: PastimeApp

  var body: Node {
    nav(.class("home"), .label(ShellTexts.listName)) {
      header(.class("bar")) {
        h1(.tabIndex(-1), .focus(app.homeArrivals)) { ShellTexts.name }
        div(.class("pair")) {
          round(Icon.chart, StatisticsTexts.title, .statistics)
          round(Icon.gear, SettingsTexts.title, .settings)
        }
      }
      newGame
      if app.library.history.isEmpty {
        empty
      } else {
        h2(.class("unseen")) { ShellTexts.yourGames }
        HistoryList(app: app).body
      }
      footer(.class("foot")) {
        button(
          .class("quiet"), .opensDialog(), .on(.click) { app.openAbout() }
        ) { ShellTexts.about }
      }
    }
  }

  private var newGame: Node {
    div(.class("new-game")) {
      button(
        .class("primary"),
        .on(.click) { app.startCodeword(app.library.settings.codeword) },
        // Press and hold, or the other button of a mouse.
        .on(.contextmenu) { app.chooseNewGame() }
      ) {
        span { ShellTexts.newCodeword }
        span(.class("detail")) { CodewordScreenTexts.options(app.library.settings.codeword) }
      }
      button(
        .class("round"), .label(ShellTexts.newGameOptions),
        .opensDialog(),
        .on(.click) { app.chooseNewGame() }
      ) { Icon.sliders }
    }
  }

  private func round(_ icon: Node, _ name: PlainText, _ sheet: Sheet) -> Node {
    button(
      .class("round"), .label(name), .opensDialog(),
      .on(.click) { app.sheet = sheet }
    ) { icon }
  }

  private var empty: Node {
    div(.class("empty")) {
      div(.class("empty-art"), .ariaHidden(true)) { CodewordArt.word }
      p { ShellTexts.emptyList }
    }
  }
}
