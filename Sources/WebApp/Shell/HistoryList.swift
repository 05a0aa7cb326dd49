import ByteStrings
import Games
import Library
import Markup

/// Every game ever played, or those of them that are asked for, the one with the most recent move first.
///
/// The list can be long, so it is described in parts, each anew only when something in it changed:
/// a key press describes none of them, and a running clock only the part that shows it.
struct HistoryList {
  let app: PastimeApp

  private static let partCount = 40

  /// How many games the list shows at first, and how many more each time. Ten thousand rows would
  /// take the browser a second to lay out.
  static let pageCount = 200

  var body: Node {
    let history = app.search.games(in: app)
    let open = history.firstIndex { $0.header.id == app.library.openGame }
    let shown = min(history.count, app.shownGames)
    return div {
      if app.search.isOffered(among: app.library.history.count) {
        HistorySearchView(app: app, count: history.count).body
      }
      ul(.class("history")) {
        for start in stride(from: 0, to: shown, by: Self.partCount) {
          part(history[start..<min(start + Self.partCount, shown)], open: open)
        }
      }
      if shown < history.count { more(history.count - shown) }
    }
  }

  private func more(_ hidden: Int) -> Node {
    button(
      .class("quiet more"),
      .on(.click) { app.shownGames += Self.pageCount }
    ) { ShellTexts.showOlder(hidden) }
  }

  private func part(_ games: ArraySlice<SessionSummary>, open: Int?) -> Node {
    memo(revision(of: games.indices, open: open)) {
      keyed(
        games,
        key: { $0.header.id.low ^ $0.header.id.high &* 0x9E37_79B9_7F4A_7C15 }
      ) { summary in
        HistoryRow(app: app, kind: summary.kind, id: summary.header.id).body
      }
    }
  }

  /// Differs whenever the part looks different: the games in it, which of them is open, its seconds,
  /// whether times are told, and what a Hangman draws.
  private func revision(of range: Range<Int>, open: Int?) -> UInt64 {
    var revision =
      (app.library.revision + app.search.revision) << 35 | UInt64(
        app.library.settings.look.rawValue) << 33
    if app.library.settings.showsTime { revision |= 1 << 32 }
    if let open, range.contains(open) {
      let seconds = app.library.openGame.map { app.time(of: $0).count / 1000 } ?? 0
      revision |= UInt64(open + 1 - range.lowerBound) << 26 | UInt64(seconds) & 0x3FF_FFFF
    }
    return revision
  }
}
