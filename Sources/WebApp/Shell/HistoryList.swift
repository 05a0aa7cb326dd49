import ByteStrings
import Games
import Library
import Markup
import Screens

/// Every game ever played, or the games that match the search, the most recently played first.
///
/// The list can be long, so it is described in parts, each again only when something in it has changed. A key
/// press describes no part, and a running clock only the part that shows it.
struct HistoryList {
  let history: HistoryModel
  let views: ShelfViews

  private static let partCount = 40

  var body: Node {
    let games = history.games
    let open = games.firstIndex { $0.header.id == library.openGame }
    let shown = min(games.count, history.limit)
    return div {
      header(.class("list-head")) {
        h2 { ShellTexts.yourGames }
        if history.offersSearch {
          button(
            .class("quiet"),
            .attribute("aria-expanded", history.search.isOpen ? "true" : "false"),
            .on(.click) { [history] in history.toggleSearch() }
          ) { ShellTexts.searchShort }
        }
      }
      if history.search.isOpen { HistorySearchView(history: history, count: games.count).body }
      ul(.class("history")) {
        for start in stride(from: 0, to: shown, by: Self.partCount) {
          part(games[start..<min(start + Self.partCount, shown)], open: open)
        }
      }
      if shown < games.count { more(games.count - shown) }
    }
  }

  private var library: GameLibrary { history.library }

  private func more(_ hidden: Int) -> Node {
    button(
      .class("quiet history-more"),
      .on(.click) { [history] in history.showMore() }
    ) { ShellTexts.showOlder(hidden) }
  }

  private func part(_ games: ArraySlice<SessionSummary>, open: Int?) -> Node {
    memo(revision(of: games.indices, open: open), UInt64(library.settings[.words])) {
      let start = games.startIndex
      return keyed(
        games.count,
        key: {
          games[start + $0].header.id.low ^ games[start + $0].header.id.high
            &* 0x9E37_79B9_7F4A_7C15
        }
      ) { number in
        let summary = games[start + number]
        return HistoryRow(
          history: history, views: views, kind: summary.kind, id: summary.header.id
        ).body
      }
    }
  }

  /// Changes whenever the part looks different: its games, which of them is open, the seconds of the open
  /// game, whether its last move is shown, whether times are shown, and the drawing of a Hangman.
  private func revision(of range: Range<Int>, open: Int?) -> UInt64 {
    var revision =
      (library.revision + history.search.revision) << 35
      | UInt64(library.settings.look.rawValue) << 33
    if library.settings.showsTime { revision |= 1 << 32 }
    if let open, range.contains(open) {
      revision |= UInt64(open + 1 - range.lowerBound) << 26 | history.openSeconds & 0x1FF_FFFF
      if history.untold != nil { revision |= 1 << 25 }
    }
    return revision
  }
}
