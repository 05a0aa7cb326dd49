import ByteStrings
import Games
import Library
import Markup
import Screens

/// How many games were deleted, on any device, and the latest of them, each with a button that restores it.
struct DeletedGames {
  let history: HistoryModel

  var body: Node {
    let count = history.library.deletedCount
    if count == 0 { return .empty }
    return div(.class("owned")) {
      button(
        .class("secondary"), .attribute("aria-expanded", history.showsDeleted ? "true" : "false"),
        .on(.click) { [history] in history.showsDeleted = !history.showsDeleted }
      ) { ShellTexts.deletedGames(count) }
      if history.showsDeleted {
        div(.class("server")) {
          for game in history.library.deletedGames(most: 50) { row(game) }
        }
      }
    }
  }

  private func row(_ game: AnySession) -> Node {
    div(.class("device")) {
      div {
        p { history.name(of: game) }
        p(.class("subtitle")) { history.progress(of: game) }
      }
      button(
        .class("quiet"), .label(ShellTexts.bringBack(history.label(of: game))),
        .on(.click) { [history] in history.bringBack(game.id) }
      ) { ShellTexts.bringBackShort }
    }
  }
}
