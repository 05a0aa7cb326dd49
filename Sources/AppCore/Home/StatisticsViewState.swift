import Games
import Library
import Screens

/// The statistics of the finished games of a kind, as a form shows them.
@MainActor
package struct StatisticsViewState {
  /// A number with its name.
  package struct Figure: Equatable, Identifiable, Sendable {
    package let id: Int
    package let name: String
    package let value: String
  }

  /// How often a number occurred.
  package struct Bar: Equatable, Identifiable, Sendable {
    package let id: Int
    package let name: String
    package let count: Int
  }

  /// The filters for the games that are counted.
  package let filters: [ChoiceRow]
  /// The text that replaces the figures; empty if there are figures.
  package let nothing: String
  package let figures: [Figure]
  package let barsTitle: String
  package let bars: [Bar]
  /// The greatest count, and at least one.
  package let greatest: Int
  package let note: String
  /// Whether the coach can evaluate the last games: in Times nothing depends on chance.
  package let hasLastGames: Bool
  /// Whether there are words of Anagrams that the player missed repeatedly.
  package let hasMissedWords: Bool

  package init(_ kind: GameKind, in app: NativeApp) {
    let model = app.model.shelf[kind]
    let page = model.statisticsPage
    filters = app.model.filters(of: kind, on: page).map { filter in
      ChoiceRow(
        filter.title, [StatisticsTexts.all] + (0..<filter.count).map { filter.name($0) },
        chosen: filter.chosen.map { $0 + 1 } ?? 0
      ) { answer in app.act { _ in filter.chosen = answer == 0 ? nil : answer - 1 } }
    }
    nothing = page.isEmpty ? StatisticsTexts.nothing : ""
    let places: [StatisticsPage.Place] = [.headline, .records, .others]
    figures =
      page.isEmpty
      ? []
      : places.flatMap { place in
        page.figures.filter { $0.place == place }
      }.enumerated().map { Figure(id: $0, name: $1.name, value: $1.value) }
    let distribution = page.distribution
    barsTitle = page.title
    bars = distribution.used.map { index in
      let isLast = distribution.isOpen && index == distribution.counts.count - 1
      let number = distribution.first + index
      return Bar(
        id: index, name: isLast ? "\(number)+" : "\(number)", count: distribution.counts[index])
    }
    greatest = max(distribution.counts.max() ?? 0, 1)
    note = StatisticsTexts.counted + page.note
    hasLastGames = page.hasSeveral && kind.hasChance
    hasMissedWords = kind == .anagrams && !app.model.shelf.anagrams.missedWords.isEmpty
  }
}
