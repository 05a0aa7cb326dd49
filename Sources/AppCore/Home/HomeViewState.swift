import Games
import Library
import Screens

/// The list: a way to begin each game, and every game ever played or searched for.
@MainActor
package struct HomeViewState {
  /// A game on the shelf.
  package struct Tile: Identifiable {
    package let kind: GameKind
    package let name: String
    /// What a new game is like when nothing is chosen.
    package let summary: String
    /// What is read out for it.
    package let label: String

    package var id: UInt8 { UInt8(kind.rawValue) }

    /// The digit that begins one, with the command key.
    package var digit: Character { Character("\(kind.rawValue + 1)") }
  }

  package let tiles: [Tile]
  /// The games that are shown, from the newest on.
  package let games: [SessionSummary]
  /// What stands in the place of the games where there are none.
  package let note: String
  /// How many more games there are; nil where all are shown.
  package let older: String?

  /// Which kind of games is shown; nil where there are too few to choose from.
  package let filter: ChoiceRow?
  /// How many games are shown of how many; nil where all are.
  package let count: String?

  package init(_ app: NativeApp) {
    let model = app.model
    tiles = GameKind.allCases.map {
      let summary = model.shelf[$0].defaultSummary
      return Tile(
        kind: $0, name: $0.name, summary: summary, label: ShellTexts.new($0.name, summary))
    }
    let found = model.history.games
    games = Array(found.prefix(model.history.limit))
    let search = model.history.search
    note =
      !found.isEmpty
      ? "" : search.isActive ? ShellTexts.found(0, of: 0) : ShellTexts.emptyList
    filter = app.kindFilter
    count =
      search.isActive && !found.isEmpty
      ? ShellTexts.found(found.count, of: model.library.history.count) : nil
    older = games.count < found.count ? ShellTexts.showOlder(found.count - games.count) : nil
  }
}
