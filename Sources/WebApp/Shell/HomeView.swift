import ByteStrings
import Games
import Library
import Markup
import Screens

/// The list of every game ever played. On a narrow page, today's five and the way to a new game are above it.
struct HomeView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    nav(.class("home"), .label(ShellTexts.listName)) {
      header(.class("title-bar")) {
        h1(.tabIndex(-1), .focus(app.frame.homeArrivals)) { ShellTexts.name }
        div(.class("pair")) {
          if let syncStatus = app.server.syncStatus {
            round(Icon.server(syncStatus), ServerTexts.sentence(syncStatus), .settings(.owned))
          }
          round(Icon.chart, StatisticsTexts.title, .statistics(lastPlayed))
          round(Icon.gear, SettingsTexts.title, .settings(.general))
        }
      }
      if app.server.offersRecoveryKey { RecoveryKeyOffer(server: app.server).body }
      if !isWide { DayCard(daily: app.daily).body }
      if !isWide || app.frame.route != .home { ShelfView(shelf: app.shelf).body }
      if app.library.history.isEmpty {
        div(.class("empty")) {
          if !isWide { GameAims().body }
          p { ShellTexts.emptyList }
        }
      } else {
        HistoryList(history: app.history, views: views).body
      }
      button(
        .class("secondary"), .opensDialog(), .on(.click) { [server = app.server] in server.meet() }
      ) { ServerTexts.together }
      footer(.class("foot")) {
        button(
          .class("quiet"), .opensDialog(),
          .on(.click) { [frame = app.frame, lastPlayed] in frame.modal = .help(lastPlayed) }
        ) { ShellTexts.allHelp }
        button(
          .class("quiet"), .opensDialog(), .on(.click) { [about = app.about] in about.open() }
        ) { ShellTexts.about }
      }
    }
  }

  private func round(_ icon: Node, _ name: PlainText, _ modal: Modal) -> Node {
    button(
      .class("round"), .label(name), .opensDialog(),
      .on(.click) { [frame = app.frame] in frame.modal = modal }
    ) { icon }
  }

  private var isWide: Bool { app.frame.size.isWide }

  /// The game that was played last: its statistics are the most likely to be wanted.
  private var lastPlayed: GameKind { app.library.history.first?.kind ?? .codeword }
}
