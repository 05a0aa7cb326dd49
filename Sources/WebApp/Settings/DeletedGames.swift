import ByteStrings
import Games
import Library
import Markup
import Screens

/// The games that were deleted, on whichever device, each with the way back.
struct DeletedGames {
  let history: HistoryModel

  var body: Node {
    if !history.library.hasDeletedGames { return .empty }
    return div(.class("owned")) {
      button(
        .class("secondary"), .attribute("aria-expanded", history.showsDeleted ? "true" : "false"),
        .on(.click) { [history] in history.showsDeleted = !history.showsDeleted }
      ) { ShellTexts.deletedGames }
      if history.showsDeleted {
        div(.class("house")) {
          for game in history.library.deletedGames { row(game) }
        }
      }
    }
  }

  private func row(_ game: AnySession) -> Node {
    div(.class("device")) {
      div {
        p { history.name(of: game.id, game.kind) }
        p(.class("subtitle")) { history.progress(of: game) }
      }
      button(
        .class("quiet"), .label(ShellTexts.bringBack(history.label(of: game))),
        .on(.click) { [history] in history.bringBack(game.id) }
      ) { ShellTexts.bringBackShort }
    }
  }
}
