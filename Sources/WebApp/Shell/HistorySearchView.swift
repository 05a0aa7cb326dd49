import ByteStrings
import Games
import Library
import Markup

/// What the list can be narrowed by: a field to search, and the games of which there are some.
struct HistorySearchView {
  let app: PastimeApp
  /// How many games are shown.
  let count: Int

  var body: Node {
    let search = app.search
    return div(.class("finder")) {
      input(
        .type("search"), .label(ShellTexts.search),
        .attribute("placeholder", ShellTexts.search), .value(search.query), .spellcheck(false),
        .handle(.input) { [app] event in ask(for: event.text, app.search.kind, in: app) },
        .handle(.keydown) { [app] event in
          guard case .escape = event.key, !app.search.query.isEmpty else { return .ignored }
          return ask(for: "", app.search.kind, in: app)
        })
      fieldset(.class("segment-row"), .label(StatisticsTexts.game)) {
        segment(nil)
        for kind in GameKind.allCases { segment(kind) }
      }
      if search.isActive {
        div(.class("found")) {
          p { ShellTexts.found(count, of: app.library.history.count) }
          button(
            .class("quiet"),
            .on(.click) { [app] in
              _ = ask(for: "", nil, in: app)
              app.refocus()
            }
          ) { ShellTexts.showAll }
        }
      }
    }
  }

  private func segment(_ kind: GameKind?) -> Node {
    if let kind, !app.library.history.contains(where: { $0.kind == kind }) { return .empty }
    return label(.class("segment")) {
      input(
        .type("radio"), .name("list-game"), .checked(app.search.kind == kind),
        .handle(.change) { [app] _ in ask(for: app.search.query, kind, in: app) })
      span {
        kind.map { Icon.game($0) }
        kind.map { app.shelf[$0].name } ?? StatisticsTexts.all
      }
    }
  }
}

/// Asks for other games, from the newest on, and tells how many there are.
private func ask(for query: PlainText, _ kind: GameKind?, in app: PastimeApp) -> Handling {
  app.search.query = query
  app.search.kind = kind
  app.shownGames = HistoryList.pageCount
  app.announce(
    ShellTexts.found(app.search.games(in: app).count, of: app.library.history.count))
  return .handled
}
