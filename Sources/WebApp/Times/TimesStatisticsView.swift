import ByteStrings
import Games
import Library
import Markup

/// What the player's finished rounds of Times come to, and the chart of facts.
struct TimesStatisticsView {
  let app: PastimeApp
  let presenter: TimesPresenter

  var body: Node {
    let statistics = TimesStatistics(app.library)
    return div(.class("sheet-body")) {
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        dl(.class("figure-grid")) {
          StatisticsFigures.figure(TimesScreenTexts.right, "\(statistics.percentRight ?? 0) %")
          StatisticsFigures.figure(TimesScreenTexts.best60, "\(statistics.bestSprint60)")
          StatisticsFigures.figure(TimesScreenTexts.best120, "\(statistics.bestSprint120)")
        }
        StatisticsFigures(statistics: statistics.common, won: TimesScreenTexts.won).body
      }
      TimesChart(scope: scope, facts: presenter.facts(in: app)).body
      p(.class("subtitle")) { TimesScreenTexts.statisticsNote }
    }
  }

  /// What was played last, or else what is usual.
  private var scope: TimesScope {
    for summary in app.library.history where summary.kind == .times {
      if case .times(let session)? = app.library.session(summary.header.id) {
        return session.options.scope
      }
    }
    return app.library.settings.times.scope
  }
}

/// How well facts are known: a table an operation, with a row for each first number and a column for
/// each second.
struct TimesChart {
  /// The most numbers of a range that the chart has room for.
  private static let widest = 25

  let scope: TimesScope
  let facts: TimesFacts

  var body: Node {
    let standings = facts.standings(in: scope)
    var tables: [Node] = []
    var counts = [0, 0, 0, 0]
    let (rows, columns) = (scope.first.count, scope.second.count)
    let isWide = rows > Self.widest || columns > Self.widest
    for place in standings.indices {
      let fact = scope.fact(place)
      // Both ways are one fact.
      if fact.inOrder == fact || scope.index(of: fact.inOrder) == nil {
        counts[standings[place]] += 1
      }
      if place % (rows * columns) == 0, !isWide { tables.append(table(from: place, standings)) }
    }
    return .group([
      h3 { TimesScreenTexts.chart(of: scope) },
      ul(.class("legend")) {
        for standing in TimesFacts.Standing.allCases {
          li {
            TimesMark(standing: standing).body
            span { TimesScreenTexts.count(standing, counts[Int(standing.rawValue)]) }
          }
        }
      },
      isWide ? p(.class("note")) { TimesScreenTexts.tooWide } : .group(tables),
    ])
  }

  /// The facts of one operation, from the first of them on.
  private func table(from start: Int, _ standings: [Int]) -> Node {
    let operation = scope.fact(start).operation
    let columns = scope.second.count
    var head = [heading("col", TimesTexts.sign(operation))]
    for column in 0..<columns { head.append(heading("col", "\(scope.second.lowerBound + column)")) }
    var rows: [Node] = [caption { TimesScreenTexts.name(of: operation) }, tr { head }]
    for row in 0..<scope.first.count {
      var cells = [heading("row", "\(scope.first.lowerBound + row)")]
      for column in 0..<columns {
        let place = start + row * columns + column
        cells.append(cell(scope.fact(place), standings[place]))
      }
      rows.append(tr { cells })
    }
    return div(.class("chart-space")) { Markup.table(.class("chart")) { rows } }
  }

  private func heading(_ scope: PlainText, _ text: PlainText) -> Node {
    th(.attribute("scope", scope)) { text }
  }

  private func cell(_ fact: TimesFact, _ rawValue: Int) -> Node {
    let standing = TimesFacts.Standing(rawValue: UInt8(rawValue)) ?? .new
    return td {
      TimesMark(standing: standing, name: TimesScreenTexts.cell(fact, standing)).body
    }
  }
}
