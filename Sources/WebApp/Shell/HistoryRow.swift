import Games
import Library
import Markup

/// A game in the list: its own picture, how far it is, and its time.
struct HistoryRow {
  let app: PastimeApp
  let summary: SessionSummary

  var body: Node {
    li {
      a(
        .class("row"), .href("#" + route.fragment),
        isOpen ? .current("page") : .none,
        .label(label)
      ) {
        picture
        span(.class("figures"), .ariaHidden(true)) {
          span { CodewordScreenTexts.progress(summary) }
          span(.class("time")) { ShellTexts.time(time) }
        }
      }
    }
  }

  private var route: Route { .game(summary.kind, summary.header.id) }
  private var isOpen: Bool { app.library.openGame == summary.header.id }
  private var time: Milliseconds { app.time(of: summary.header.id) }

  @NodeBuilder private var picture: Node {
    switch app.library.session(summary.header.id) {
    case .codeword(let session)?: CodewordPicture(session: session).body
    case nil: Node.empty
    }
  }

  private var label: String {
    guard let session = app.library.session(summary.header.id) else { return "" }
    return ShellTexts.row(
      kind: summary.kind, state: session.describe(.standard), time: ShellTexts.spoken(time))
  }
}
