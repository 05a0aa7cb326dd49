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
          round(Icon.chart, StatisticsTexts.title, .statistics(lastPlayed))
          round(Icon.gear, SettingsTexts.title, .settings)
        }
      }
      for kind in GameKind.allCases { newGame(kind) }
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

  private func newGame(_ kind: GameKind) -> Node {
    let presenter = app.shelf[kind]
    return div(.class("new-game"), .game(kind)) {
      button(
        .class("primary"),
        .on(.click) { presenter.startUsual(in: app) },
        // Press and hold, or the other button of a mouse.
        .on(.contextmenu) { app.chooseNewGame(kind) }
      ) {
        span { ShellTexts.new(presenter.name) }
        span(.class("detail")) { presenter.usual(in: app) }
      }
      button(
        .class("round"), .label(presenter.choicesTitle),
        .opensDialog(),
        .on(.click) { app.chooseNewGame(kind) }
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
      GameArt(app: app).body
      p { ShellTexts.emptyList }
    }
  }

  /// The game that was played last, whose figures are asked for most likely.
  private var lastPlayed: GameKind { app.library.history.first?.kind ?? .codeword }
}
