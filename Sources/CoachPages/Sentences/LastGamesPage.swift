import ByteStrings
import Coach

/// The page about the last games, in this order: the means, a chart, each game, and how it is computed.
struct LastGamesPage {
  let words: LastGames.Words
  /// The games, oldest first; the balance is nil for a game without an analysis.
  let games: [(name: PlainText, balance: Balance?)]

  func page(_ counted: [PlainText]) -> CoachPage {
    var history = BalanceHistory()
    for game in games { history.count(game.balance) }
    var page = CoachPage()
    if let mean = history.mean {
      page.lead(localized("Your last \(games.count) games\(words.kind)."))
      page.bars(mean, labels)
      chart(means(mean), on: &page)
      page.details(localized("Game by game"), games.indices.map(sentence))
    } else {
      page.lead(localized("Finish two games to see a chart."))
    }
    page.details(.howCounted, counted + [how])
    page.intent(.look, .backToGame)
    return page
  }

  private var labels: CoachPage.AccountLabels {
    CoachPage.AccountLabels(
      usual: words.labels.usual, expected: words.labels.expected, choices: words.labels.choices,
      chance: words.labels.chance, result: localized("Your average"))
  }

  /// The chart with its summary.
  private func chart(_ summary: PlainText, on page: inout CoachPage) {
    var (lowest, highest) = (0, 1)
    for game in games {
      guard let parts = game.balance.map(Parts.init) else { continue }
      lowest = min(lowest, parts.choices, parts.chance)
      highest = max(highest, parts.choices, parts.chance)
    }
    let height = highest - lowest
    page.chart(
      summary, zero: -lowest * 100 / height,
      games.indices.map { index in
        guard let parts = games[index].balance.map(Parts.init) else {
          return (sentence(index), "", "")
        }
        return (
          sentence(index), "\(parts.choices * 100 / height)", "\(parts.chance * 100 / height)"
        )
      })
    page.legend(
      localized(
        "Solid: \(words.labels.choices). Striped: \(words.labels.chance). Up means more \(words.unit.several), down fewer. Newest on the right."
      ))
  }

  /// "12. LIGHT: 4.0 tries (+0.5, −0.1)"
  private func sentence(_ index: Int) -> PlainText {
    let own = games[index].name
    let name: PlainText = own.isEmpty ? "\(index + 1)" : "\(index + 1). \(own)"
    guard let balance = games[index].balance else {
      return name + localized(": not counted")
    }
    let parts = Parts(balance)
    return name + localized(": ") + amount(parts.sum)
      + " (\(signed(parts.choices)), \(signed(parts.chance)))"
  }

  /// "Word choice: +0.4 tries. Chance: −0.1."
  private func means(_ mean: Balance) -> PlainText {
    let (result, par, cost) = (tenths(mean.result), tenths(mean.par), tenths(mean.cost))
    let choices = signed(cost) + " " + words.unit.several
    let chance = signed(result - par - cost)
    return localized(
      "\(words.labels.choices): \(choices). \(words.labels.chance): \(chance).")
  }

  private var how: PlainText {
    localized(
      "Up to 20 of your last 100 games count. In brackets: the solid bar, then the striped one."
    )
  }

  private func amount(_ tenths: Int) -> PlainText {
    CoachPhrases.short(tenths: tenths) + " " + (tenths == 10 ? words.unit.one : words.unit.several)
  }

  private func signed(_ tenths: Int) -> PlainText { CoachPhrases.signed(tenths: tenths) }

  /// A balance for printing, in tenths. Chance is the rest, so that the parts add up.
  private struct Parts {
    let choices: Int
    let chance: Int
    let sum: Int

    init(_ balance: Balance) {
      choices = tenths(balance.cost)
      sum = tenths(balance.result)
      chance = sum - tenths(balance.par) - choices
    }
  }
}
