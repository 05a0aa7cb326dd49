import ByteStrings
import Games
import Library
import Markup

/// What can be done with a game of the list.
struct GameMenu {
  let app: PastimeApp
  let id: RecordID

  var body: Node {
    div(.class("sheet-body")) {
      p(.language(of: app.library.session(id)?.kind)) {
        app.library.session(id).map { $0.describe(.brief) } ?? ""
      }
      if let session = app.library.session(id), session.summary.moveCount > 0 {
        button(
          .class("secondary"), .on(.click) { [app] in app.lookThrough(session) }
        ) { ReviewTexts.title }
      }
      button(.class("secondary"), .on(.click) { app.delete(id) }) {
        ShellTexts.delete
      }
      otherLines
    }
  }

  /// The continuations that the game has beside the one that is listed.
  private var otherLines: Node {
    let lines = app.library.otherLines(of: id)
    if lines.isEmpty { return .empty }
    return section(.class("sheet-body"), .label(ShellTexts.otherLines)) {
      h3 { ShellTexts.otherLines }
      for line in lines {
        p(.language(of: line.kind)) { line.describe(.brief) }
        if !line.summary.outcome.isOver {
          button(.class("secondary"), .on(.click) { [app] in app.goOn(in: line) }) {
            ShellTexts.goOnThere
          }
        }
        button(.class("secondary"), .on(.click) { [app] in app.lookThrough(other: line) }) {
          ShellTexts.lookThroughLine
        }
      }
    }
  }
}
