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
      DailyEntry(app: app).body
      ShelfView(app: app).body
      if app.library.history.isEmpty {
        p(.class("empty")) { ShellTexts.emptyList }
      } else {
        h2(.class("unseen")) { ShellTexts.yourGames }
        HistoryList(app: app).body
      }
      footer(.class("foot")) {
        button(
          .class("quiet"), .opensDialog(), .on(.click) { app.sheet = .help(lastPlayed) }
        ) { ShellTexts.allHelp }
        button(
          .class("quiet"), .opensDialog(), .on(.click) { app.openAbout() }
        ) { ShellTexts.about }
      }
    }
  }

  private func round(_ icon: Node, _ name: PlainText, _ sheet: Sheet) -> Node {
    button(
      .class("round"), .label(name), .opensDialog(),
      .on(.click) { app.sheet = sheet }
    ) { icon }
  }

  /// The game that was played last, whose figures are asked for most likely.
  private var lastPlayed: GameKind { app.library.history.first?.kind ?? .codeword }
}
