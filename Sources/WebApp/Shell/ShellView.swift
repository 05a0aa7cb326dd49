import ByteStrings
import Games
import Library
import Markup
import Screens

/// The whole page: the list, the game and today's five, side by side as far as there is room.
struct ShellView {
  let app: AppModel
  let views: ShelfViews

  var body: Node {
    div(
      .class("shell"), .data("place", isHome ? "home" : "game"),
      .handle(.keydown) { [app] event in
        Handling(event.keyPress.map { app.press($0) } ?? false)
      },
      own(.exact, "--exact"), own(.inexact, "--inexact"), own(.none, "--none"), inkOnExact
    ) {
      memo(
        app.library.revision, frame.revision, app.history.search.revision,
        UInt64(app.daily.today.number), app.history.openSeconds,
        (frame.size.isWide ? 2 : 0) | untold
      ) { [app, views] in HomeView(app: app, views: views).body }
      StageView(app: app, views: views).body
      if app.hasSide {
        div(.class("side")) {
          memo(
            app.library.revision, frame.revision, UInt64(app.daily.today.number), untold
          ) { [app] in
            DayCard(daily: app.daily).body
          }
        }
      }
      if let modal = frame.modal { ModalView(app: app, views: views, modal: modal).body }
      ToastView(toast: frame.modal == nil ? frame.toast : nil, dismiss: app.dismissToast).body
      announcer(frame.announcement, .role(.status))
      announcer(app.teaching, .none)
    }
  }

  private var frame: Frame { app.frame }
  /// 1 while the page beside a game must not show its last move yet.
  private var untold: UInt64 { app.history.untold == nil ? 0 : 1 }
  private var isHome: Bool { frame.route == .home }

  /// A custom colour for a mark.
  private func own(_ mark: Mark, _ property: Literal) -> Attribute {
    app.library.settings.colours[mark].map { .style(property, $0.text) } ?? .none
  }

  private var inkOnExact: Attribute {
    app.library.settings.colours[.exact].map { .style("--on-exact", $0.readableInk.text) } ?? .none
  }

  /// Two announcements with the same sentence are two nodes, so that both are read.
  private func announcer(_ announcement: Announcement, _ role: Attribute) -> Node {
    div(.class("unseen"), role, .live(.polite)) {
      keyed(1, key: { _ in announcement.number }) { _ in
        p { announcement.sentence }
      }
    }
  }
}
