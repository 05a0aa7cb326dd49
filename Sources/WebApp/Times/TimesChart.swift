import ByteStrings
import Games
import Library
import Markup
import Screens

/// How well the player knows the facts: a table for each operation, with a row for each first number and a
/// column for each second number.
struct TimesChart {
  /// The most numbers in a range that fit in the chart.
  private static let widest = 25

  let scope: TimesScope
  let facts: TimesFacts

  var body: Node {
    let standings = facts.standings(in: scope)
    let counts = TimesFacts.counts(standings, in: scope)
    let isWide = scope.first.count > Self.widest || scope.second.count > Self.widest
    return .group([
      h3 { TimesScreenTexts.chart(of: scope) },
      ul(.class("legend")) {
        Node.each(TimesFacts.Standing.allCases.count) { entry($0, counts) }
      },
      isWide
        ? p(.class("note")) { TimesScreenTexts.tooWide }
        : .each(scope.operations.count) { table($0, standings) },
    ])
  }

  private func entry(_ number: Int, _ counts: [Int]) -> Node {
    let standing = TimesFacts.Standing.allCases[number]
    return li {
      TimesMark(standing: standing).body
      span { TimesScreenTexts.count(standing, counts[number]) }
    }
  }

  /// The facts of one operation.
  private func table(_ number: Int, _ standings: [Int]) -> Node {
    let columns = scope.second.count
    let start = number * scope.first.count * columns
    let operation = scope.fact(start).operation
    return div(.class("chart-space")) {
      Markup.table(.class("chart")) {
        caption { TimesScreenTexts.name(of: operation) }
        tr {
          heading("col", TimesTexts.symbol(operation))
          Node.each(columns) { heading("col", "\(scope.second.lowerBound + $0)") }
        }
        Node.each(scope.first.count) { row in
          tr {
            heading("row", "\(scope.first.lowerBound + row)")
            Node.each(columns) { cell(start + row * columns + $0, standings) }
          }
        }
      }
    }
  }

  private func heading(_ scope: PlainText, _ text: PlainText) -> Node {
    th(.attribute("scope", scope)) { text }
  }

  private func cell(_ index: Int, _ standings: [Int]) -> Node {
    let standing = TimesFacts.Standing(rawValue: UInt8(standings[index])) ?? .new
    let name = TimesScreenTexts.cell(scope.fact(index), standing)
    return td { TimesMark(standing: standing, name: name).body }
  }
}
