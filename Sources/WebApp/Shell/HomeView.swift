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
          if games.count >= Self.enough || app.server.isMember == true {
            round(Icon.people, ServerTexts.together) { [server = app.server] in server.meet() }
          }
          if let last = games.first(where: { $0.outcome.isOver }) ?? games.first {
            round(Icon.chart, StatisticsTexts.title, .statistics(last.kind))
          }
          round(Icon.gear, SettingsTexts.title, .settings(.general))
        }
      }
      if app.history.isInEvening {
        button(
          .class("primary"), .opensDialog(),
          .on(.click) { [server = app.server] in server.resumeEvening() }
        ) { ShellTexts.evening }
      }
      if app.server.offersRecoveryKey { RecoveryKeyOffer(server: app.server).body }
      if !isWide { DayCard(daily: app.daily).body }
      if !isWide || app.frame.route != .home {
        ShelfView(shelf: app.shelf, showsAims: !isWide && games.isEmpty).body
      }
      if games.isEmpty {
        p(.class("empty")) { ShellTexts.emptyList }
      } else {
        HistoryList(history: app.history, views: views).body
      }
    }
  }

  private func round(_ icon: Node, _ name: PlainText, _ modal: Modal) -> Node {
    round(icon, name) { [frame = app.frame] in frame.modal = modal }
  }

  private func round(_ icon: Node, _ name: PlainText, _ open: @escaping () -> Void) -> Node {
    button(.class("round"), .label(name), .opensDialog(), .on(.click, open)) { icon }
  }

  /// The number of games with which the player knows the place well enough to play with others. Before that, the
  /// settings lead there.
  private static let enough = 3

  private var games: [SessionSummary] { app.history.all }
  private var isWide: Bool { app.frame.size.isWide }
}
