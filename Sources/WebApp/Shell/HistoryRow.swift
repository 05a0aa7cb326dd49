import ByteStrings
import Games
import Library
import Markup

/// A game in the list: its own picture, how far it is, and its time.
struct HistoryRow {
  let app: PastimeApp
  let kind: GameKind
  let id: RecordID

  var body: Node {
    li(.class("card"), .class("open", if: isOpen), .game(kind)) {
      a(
        .class("row"), .language(of: kind), .href("#" + route.fragment), .handle(.click, follow),
        .on(.contextmenu) { [app, id] in app.sheet = .game(id) },
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
        .on(.click) { [app, id] in app.sheet = .game(id) }
      ) { Icon.dots }
      // Behind the row, where a finger swipes it to; who cannot do that has the menu.
      button(
        .class("swiped"), .tabIndex(-1), .ariaHidden(true), .keepsFocus,
        .on(.click) { [app, id] in app.delete(id) }
      ) { ShellTexts.deleteShort }
    }
  }

  private func delete(_ event: Event) -> Handling {
    guard case .delete = event.key, event.modifiers.isEmpty else { return .ignored }
    app.delete(id)
    return .handled
  }

  /// The app goes there itself, so that the list stays one step back from whichever game; a click
  /// for another tab or window is the browser's.
  private func follow(_ click: Event) -> Handling {
    guard click.modifiers.isEmpty else { return .ignored }
    app.go(to: route)
    return .handled
  }

  private var route: Route { .game(kind, id) }
  private var isOpen: Bool { app.library.openGame == id }
  private var time: Milliseconds { app.time(of: id) }

  @NodeBuilder private var picture: Node {
    if let session = app.library.session(id) {
      app.shelf[session.kind].picture(of: session, in: app)
    }
  }

  private var progress: PlainText {
    app.library.session(id).map { app.shelf[$0.kind].progress(of: $0) } ?? ""
  }

  private var label: PlainText {
    guard let session = app.library.session(id) else { return "" }
    return ShellTexts.row(
      game: app.shelf[kind].name, state: session.describe(.standard),
      time: app.library.settings.showsTime ? ShellTexts.spoken(time) : nil)
  }
}
