import ByteStrings
import Games
import Library
import Markup
import Screens

/// The actions for a game in the list.
struct GameMenu {
  let history: HistoryModel
  let reviews: ReviewModel
  let id: GameID

  var body: Node {
    div(.class("modal-body")) {
      p {
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
      otherLines
    }
  }

  /// The continuations of the game other than the listed continuation.
  private var otherLines: Node {
    let lines = history.library.otherLines(of: id)
    if lines.isEmpty { return .empty }
    return section(.class("modal-body"), .label(ShellTexts.otherLines)) {
      h3 { ShellTexts.otherLines }
      for line in lines {
        p { line.describe(.brief) }
        if !line.summary.outcome.isOver {
          button(.class("secondary"), .on(.click) { [history] in history.goOn(in: line) }) {
            ShellTexts.goOnThere
          }
        }
        button(
          .class("secondary"),
          .on(.click) { [history, reviews] in
            history.show(line)
            reviews.lookThrough(line)
          }
        ) {
          ShellTexts.lookThroughLine
        }
      }
    }
  }
}
