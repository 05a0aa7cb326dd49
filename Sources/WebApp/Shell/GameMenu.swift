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
    }
  }
}
