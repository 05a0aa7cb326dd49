import Games
import Library
import Screens

/// The list: a way to begin each game, and all games ever played or the ones that match a search.
@MainActor
package struct HomeViewState {
  /// A game on the shelf.
  package struct Tile: Identifiable {
    package let kind: GameKind
    package let name: String
    /// The options of a new game if the player chooses nothing.
    package let summary: String
    /// The text that a screen reader reads for it.
    package let label: String

    package var id: UInt8 { UInt8(kind.rawValue) }

    /// The digit that, with the command key, begins a game of this kind.
    package var digit: Character { Character("\(kind.rawValue + 1)") }
  }

  package let tiles: [Tile]
  /// The games that are shown, newest first.
  package let games: [SessionSummary]
  /// The text that replaces the games; empty if there are some.
  package let note: String
  /// How many more games there are, as a title; nil if all are shown.
  package let older: String?

  /// The kind of games that the list shows; nil if there are too few games to choose from.
  package let filter: ChoiceRow?
  /// How many games are shown out of how many; nil if all are shown.
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
      ? ShellTexts.found(found.count, of: model.history.all.count) : nil
    older = games.count < found.count ? ShellTexts.showOlder(found.count - games.count) : nil
  }
}
