import ByteStrings
import Games
import Library
import Markup
import Screens

/// What can be done with a game of the list.
struct GameMenu {
  let history: HistoryModel
  let reviews: ReviewModel
  let id: RecordID

  var body: Node {
    div(.class("sheet-body")) {
      p(.language(of: history.library.session(id)?.kind)) {
        history.library.session(id).map { $0.describe(.brief) } ?? ""
      }
      if let session = history.library.session(id), session.summary.moveCount > 0 {
        button(
          .class("secondary"), .on(.click) { [reviews] in reviews.lookThrough(session) }
        ) { ReviewTexts.title }
      }
      button(.class("secondary"), .on(.click) { [history, id] in history.delete(id) }) {
        ShellTexts.delete
      }
    }
  }
}
