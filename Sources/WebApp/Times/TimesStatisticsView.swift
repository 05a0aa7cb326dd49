import ByteStrings
import Games
import Library
import Markup

/// What the player's finished rounds of Times come to, and the chart of facts.
struct TimesStatisticsView {
  let app: PastimeApp
  let presenter: TimesPresenter

  /// The most numbers of a range that the chart has room for.
  private static let widest = 25

  var body: Node {
    let statistics = TimesStatistics(app.library)
    return div(.class("sheet-body")) {
      if statistics.common.played == 0 {
        p(.class("note")) { StatisticsTexts.nothing }
      } else {
        dl(.class("figure-grid")) {
          StatisticsFigures.figure(TimesScreenTexts.answerCount, "\(statistics.answers)")
          StatisticsFigures.figure(
            TimesScreenTexts.right, "\(statistics.percentRight ?? 0) %")
          StatisticsFigures.figure(
            TimesScreenTexts.averageAnswer,
            statistics.averageAnswerTime.map { TimesScreenTexts.seconds(Int($0.count)) } ?? "–")
          StatisticsFigures.figure(TimesScreenTexts.best60, "\(statistics.bestSprint60)")
          StatisticsFigures.figure(TimesScreenTexts.best120, "\(statistics.bestSprint120)")
        }
        StatisticsFigures(statistics: statistics.common, won: TimesScreenTexts.won).body
      }
      chart
      p(.class("subtitle")) { TimesScreenTexts.statisticsNote }
    }
  }

  @NodeBuilder private var chart: Node {
    let scopes = self.scopes
    let scope = presenter.charted ?? scopes[0]
    let standings = presenter.facts(in: app).standings(in: scope)
    label(.class("select")) {
      span { TimesScreenTexts.chartOf }
      select(
        .value("\(scopes.firstIndex(of: scope) ?? 0)"),
        .handle(.change) { event in
          let number = (try? decimal(Array(event.text.utf8)[...])).map { Int($0) } ?? 0
          presenter.charted = number < scopes.count ? scopes[number] : nil
          return .handled
        }
      ) {
        for place in scopes.indices {
          option(.value("\(place)")) { TimesTexts.scope(scopes[place]) }
        }
      }
    }
    ul(.class("legend")) {
      for standing in TimesFacts.Standing.allCases {
        li {
          TimesMark(standing: standing).body
          span {
            TimesScreenTexts.count(
              standing, standings.count { $0 == Int(standing.rawValue) })
          }
        }
      }
    }
    if scope.first.count > Self.widest || scope.second.count > Self.widest {
      p(.class("note")) { TimesScreenTexts.tooLarge }
    } else {
      for number in 0..<scope.operations.count { table(number, of: scope, standings) }
    }
  }

  /// What can be charted: what was played, the latest first, and what is usual.
  private var scopes: [TimesScope] {
    var scopes: [TimesScope] = []
    for summary in app.library.history where summary.kind == .times {
      guard case .times(let session)? = app.library.session(summary.header.id) else { continue }
      if !scopes.contains(session.options.scope) { scopes.append(session.options.scope) }
    }
    let usual = app.library.settings.times.scope
    if !scopes.contains(usual) { scopes.append(usual) }
    return scopes
  }

  /// The facts of one operation: a row for each first number, a column for each second.
  private func table(_ number: Int, of scope: TimesScope, _ standings: [Int]) -> Node {
    let columns = scope.second.count
    let start = number * columns * scope.first.count
    let operation = scope.fact(start).operation
    return div(.class("chart-space")) {
      Markup.table(.class("chart")) {
        caption { TimesScreenTexts.name(of: operation) }
        tr {
          th(.attribute("scope", "col")) { TimesTexts.sign(operation) }
          for column in scope.second { th(.attribute("scope", "col")) { "\(column)" } }
        }
        for row in 0..<scope.first.count {
          tr {
            th(.attribute("scope", "row")) { "\(scope.first.lowerBound + row)" }
            for place in (start + row * columns)..<(start + (row + 1) * columns) {
              cell(scope.fact(place), standings[place])
            }
          }
        }
      }
    }
  }

  private func cell(_ fact: TimesFact, _ rawValue: Int) -> Node {
    let standing = TimesFacts.Standing(rawValue: UInt8(rawValue)) ?? .new
    return td {
      TimesMark(standing: standing, name: TimesScreenTexts.cell(fact, standing)).body
    }
  }
}
