import Games
import Library
import Screens

/// How well the player knows the facts: a table for each operation, with first numbers as rows and second as columns.
@MainActor
package struct TimesChartViewState {
  /// The number of facts with one level of knowledge.
  package struct Entry: Identifiable, Equatable, Sendable {
    package let mark: TimesMarkViewState
    package let text: String

    package var id: Int { mark.id }
  }

  /// A fact of a table.
  package struct Cell: Identifiable, Equatable, Sendable {
    package let mark: TimesMarkViewState
    /// The text that a screen reader reads for it.
    package let label: String

    package var id: Int { mark.id }
  }

  /// The facts with one first number.
  package struct Row: Identifiable, Equatable, Sendable {
    /// The first number.
    package let id: Int
    package let cells: [Cell]
  }

  /// The facts of one operation.
  package struct Table: Identifiable, Equatable, Sendable {
    package let id: Int
    package let name: String
    package let symbol: String
    /// The second numbers.
    package let columns: [Int]
    package let rows: [Row]
  }

  package let title: String
  package let legend: [Entry]
  /// The text that replaces tables that would be too wide; empty if they fit.
  package let note: String
  package let tables: [Table]

  /// The largest size of a range that the chart has room for.
  private static let widest = 25

  package init(_ model: AppModel) {
    let times = model.shelf.times
    let scope = times.chartScope
    let standings = times.facts.standings(in: scope)
    title = TimesScreenTexts.chart(of: scope)
    let counts = TimesFacts.counts(standings, in: scope)
    legend = TimesFacts.Standing.allCases.enumerated().map { number, standing in
      Entry(
        mark: TimesMarkViewState(id: number, standing: standing),
        text: TimesScreenTexts.count(standing, counts[number]))
    }
    let isWide = max(scope.first.count, scope.second.count) > Self.widest
    note = isWide ? TimesScreenTexts.tooWide : ""
    tables =
      isWide ? [] : (0..<scope.operations.count).map { Self.table($0, of: scope, standings) }
  }

  private static func standing(_ number: Int) -> TimesFacts.Standing {
    TimesFacts.Standing(rawValue: UInt8(number)) ?? .new
  }

  private static func table(_ number: Int, of scope: TimesScope, _ standings: [Int]) -> Table {
    let columns = scope.second.count
    let start = number * scope.first.count * columns
    let operation = scope.fact(start).operation
    return Table(
      id: number, name: TimesScreenTexts.name(of: operation), symbol: TimesTexts.symbol(operation),
      columns: Array(scope.second),
      rows: scope.first.enumerated().map { row, first in
        let begin = start + row * columns
        return Row(
          id: first,
          cells: (begin..<begin + columns).map { index in
            let standing = standing(standings[index])
            return Cell(
              mark: TimesMarkViewState(id: index, standing: standing),
              label: TimesScreenTexts.cell(scope.fact(index), standing))
          })
      })
  }
}
