import ByteStrings
import Games
import Library
import Markup
import Screens

/// The filters of the list: a search field, and the kinds of games in the list.
struct HistorySearchView {
  let history: HistoryModel
  /// How many games are shown.
  let count: Int

  var body: Node {
    let search = history.search
    return div(.class("finder")) {
      input(
        .type("search"), .label(ShellTexts.search),
        .attribute("placeholder", ShellTexts.search), .value(search.query), .spellcheck(false),
        .focus(1),
        .handle(.input) { [history] event in
          history.ask(for: event.text, history.search.kind)
          return .handled
        },
        .handle(.keydown) { [history] event in
          guard case .escape = event.key, !history.search.query.isEmpty else { return .ignored }
          history.ask(for: "", history.search.kind)
          return .handled
        })
      fieldset(.class("segment-row"), .label(StatisticsTexts.game)) {
        segment(nil)
        for kind in GameKind.allCases { segment(kind) }
      }
      if search.isActive {
        div(.class("finder-count")) {
          p { ShellTexts.found(count, of: history.all.count) }
          button(.class("quiet"), .on(.click) { [history] in history.showAll() }) {
            ShellTexts.showAll
          }
        }
      }
    }
  }

  private func segment(_ kind: GameKind?) -> Node {
    if let kind, !history.all.contains(where: { $0.kind == kind }) { return .empty }
    return label(.class("segment"), kind.map { .game($0) } ?? .none) {
      input(
        .type("radio"), .name("list-game"), .checked(history.search.kind == kind),
        .on(.change) { [history] in history.ask(for: history.search.query, kind) })
      span {
        kind.map { GameArt.tile($0) }
        kind.map { $0.name } ?? StatisticsTexts.all
      }
    }
  }
}
