import ByteStrings
import Games
import Library
import Markup

/// The whole page: the list and the game, side by side where there is room, one of them where not.
struct ShellView {
  let app: PastimeApp

  var body: Node {
    div(
      .class("shell"), .data("place", isHome ? "home" : "game"),
      .handle(.keydown, app.press),
      own(.exact, "--exact"), own(.inexact, "--inexact"), own(.none, "--none"), inkOnExact
    ) {
      HomeView(app: app).body
      StageView(app: app).body
      if let sheet = app.sheet { SheetView(app: app, sheet: sheet).body }
      ToastView(toast: app.sheet == nil ? app.toast : nil, dismiss: app.dismissToast).body
      announcer
    }
  }

  private var isHome: Bool { app.route == .home }

  /// A colour of the player's own for a mark.
  private func own(_ mark: Mark, _ property: Literal) -> Attribute {
    app.library.settings.colours[mark].map { .style(property, $0.text) } ?? .none
  }

  private var inkOnExact: Attribute {
    app.library.settings.colours[.exact].map { .style("--on-exact", $0.readableInk.text) } ?? .none
  }

  /// Two announcements of one sentence are two nodes, so that both are read.
  private var announcer: Node {
    div(.class("unseen"), .role(.status), .live(.polite)) {
      keyed([app.announcement.number], key: { $0 }) { _ in
        p(.language(of: app.gameOnStage)) { app.announcement.sentence }
      }
    }
  }
}
