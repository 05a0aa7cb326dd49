import ByteStrings
import Games
import Library
import Markup

/// A game in the list: its own picture, how far it is, and its time.
struct HistoryRow {
  let app: PastimeApp
  let summary: SessionSummary

  var body: Node {
    li(.class("card"), .class("open", if: isOpen), .game(summary.kind)) {
      a(
        .class("row"), .href("#" + route.fragment), .handle(.click, follow),
        .on(.contextmenu) { app.sheet = .game(summary.header.id) },
        .handle(.keydown, delete),
        isOpen ? .current("page") : .none,
        .label(label)
      ) {
        picture
        span(.class("figures"), .ariaHidden(true)) {
          span { progress }
          span(.class("time")) { ShellTexts.time(time) }
        }
      }
      button(
        .class("more-button"), .label(ShellTexts.actions), .opensDialog(),
        .on(.click) { app.sheet = .game(summary.header.id) }
      ) { Icon.dots }
      // Behind the row, where a finger swipes it to; who cannot do that has the menu.
      button(
        .class("swiped"), .tabIndex(-1), .ariaHidden(true), .keepsFocus,
        .on(.click) { app.delete(summary.header.id) }
      ) { ShellTexts.deleteShort }
    }
  }

  private func delete(_ event: Event) -> Handling {
    guard event.key == .delete, event.modifiers.isEmpty else { return .ignored }
    app.delete(summary.header.id)
    return .handled
  }

  /// The app goes there itself, so that the list stays one step back from whichever game; a click
  /// for another tab or window is the browser's.
  private func follow(_ click: Event) -> Handling {
    guard click.modifiers.isEmpty else { return .ignored }
    app.go(to: route)
    return .handled
  }

  private var route: Route { .game(summary.kind, summary.header.id) }
  private var isOpen: Bool { app.library.openGame == summary.header.id }
  private var time: Milliseconds { app.time(of: summary.header.id) }

  @NodeBuilder private var picture: Node {
    if let session = app.library.session(summary.header.id) {
      app.shelf[session.kind].picture(of: session, in: app)
    }
  }

  private var progress: PlainText {
    app.library.session(summary.header.id).map { app.shelf[$0.kind].progress(of: $0) } ?? ""
  }

  private var label: PlainText {
    guard let session = app.library.session(summary.header.id) else { return "" }
    return ShellTexts.row(
      game: app.shelf[summary.kind].name, state: session.describe(.standard),
      time: app.library.settings.showsTime ? ShellTexts.spoken(time) : nil)
  }
}
