import Library
import Markup

/// The whole page: the list and the game, side by side where there is room, one of them where not.
struct ShellView {
  let app: PastimeApp

  var body: Node {
    div(
      .class("shell"), .data("place", isHome ? "home" : "game"),
      .handle(.keydown, app.press)
    ) {
      HomeView(app: app).body
      StageView(app: app).body
      if let sheet = app.sheet { SheetView(app: app, sheet: sheet).body }
      ToastView(app: app).body
      announcer
    }
  }

  private var isHome: Bool { app.route == .home }

  /// Two announcements of one sentence are two nodes, so that both are read.
  private var announcer: Node {
    div(.class("unseen"), .role(.status), .live(.polite)) {
      keyed([app.announcement.number], key: { $0 }) { _ in
        p { app.announcement.sentence }
      }
    }
  }
}

/// The passing message at the foot of the page. Its place is always there, so that it is read out.
struct ToastView {
  let app: PastimeApp

  var body: Node {
    div(.class("toasts"), .role(.status), .live(.polite)) {
      if let toast = app.toast {
        div(.class("toast")) {
          span { toast.message }
          button(.type("button"), .class("quiet"), .on(.click) { app.toast = nil }) {
            ShellTexts.dismiss
          }
        }
      }
    }
  }
}
