import ByteStrings
import Games
import Library
import Markup
import Screens

/// A game in the list: its picture, its name, its progress, and its time.
struct HistoryRow {
  let history: HistoryModel
  let views: ShelfViews
  let kind: GameKind
  let id: GameID

  var body: Node {
    let session = history.session(id)
    return li(.class("history-row"), .class("open", if: isOpen), .game(kind)) {
      a(
        .class("history-link"), .href("#" + route.fragment),
        .handle(.click, open),
        .on(.contextmenu) { [history, id] in history.frame.modal = .game(id) },
        .handle(.keydown, delete),
        isOpen ? .current("page") : .none,
        .label(session.map { history.label(of: $0) } ?? "")
      ) {
        session.map { views[kind].thumbnail(of: $0) } ?? .empty
        span(.class("history-figures"), .ariaHidden(true)) {
          span(.class("history-name")) { session.map { history.name(of: $0) } ?? "" }
          span(.class("history-progress")) { session.map { history.progress(of: $0) } ?? "" }
        }
        span(.class("time"), .ariaHidden(true)) { ShellTexts.time(time) }
      }
      button(
        .class("history-menu"), .label(ShellTexts.actions), .opensDialog(),
        .on(.click) { [history, id] in history.frame.modal = .game(id) }
      ) { Icon.dots }
      // Behind the row, where a swipe reveals it. The menu has the same action for players who cannot swipe.
      button(
        .class("swiped"), .tabIndex(-1), .ariaHidden(true), .keepsFocus,
        .on(.click) { [history, id] in history.delete(id) }
      ) { ShellTexts.deleteShort }
    }
  }

  private func delete(_ event: Event) -> Handling {
    guard case .delete = event.key, event.modifiers.isEmpty else { return .ignored }
    history.delete(id)
    return .handled
  }

  /// The app itself opens the game, so that the list stays one step back from every game. The browser handles
  /// a click for another tab or window.
  private func open(_ click: Event) -> Handling {
    guard click.modifiers.isEmpty else { return .ignored }
    history.frame.go(to: route)
    return .handled
  }

  private var route: Route { .game(kind, id) }
  private var isOpen: Bool { history.library.openGame == id }
  private var time: Milliseconds { history.frame.time(of: id).sinceBeginning }
}
