import Coach
import Games

/// The latest games of each kind, with the usual result, what the choices added and what luck took off.
struct CoachTable {
  private var histories: [GameKind: BalanceHistory] = [:]

  /// Counts a game, which must be later than all games counted so far.
  mutating func count(_ balance: Balance?, of kind: GameKind) {
    histories[kind, default: BalanceHistory()].count(balance)
  }

  /// The kinds that have a table: a single game is not a history.
  private var kinds: [(kind: GameKind, history: BalanceHistory, mean: BalanceHistory.Mean)] {
    GameKind.allCases.compactMap { kind in
      guard let history = histories[kind], let mean = history.mean, mean.count > 1
      else { return nil }
      return (kind, history, mean)
    }
  }

  /// A table for each kind, each after an empty line.
  var text: String {
    kinds.map { kind, history, mean in
      let name = "\(kind.keyword)"
      let head =
        "\n\(name.prefix(1).uppercased())\(name.dropFirst()), last \(history.games.count) games:\n"
      let titles = Self.line("", ["result", "usual", "choices", "luck"])
      let lines = history.games.enumerated().map { index, balance in
        Self.line("\(index + 1)", balance.map { Self.figures($0) } ?? ["-", "-", "-", "-"])
      }
      let means = [mean.result, mean.par, mean.cost, mean.luck].map(oneDecimal)
      return head + titles + lines.joined() + Self.line("mean", means)
    }.joined()
  }

  /// A JSON object for each kind, each on a separate line.
  var json: String {
    kinds.map { kind, history, mean in
      let object = JSONValue.object([
        ("history", .text("\(kind.keyword)")),
        (
          "games",
          .list(
            history.games.map { balance in
              balance.map {
                Self.object(result: $0.result, par: $0.par, cost: $0.cost, luck: $0.luck)
              } ?? .null
            })
        ),
        ("mean", Self.object(result: mean.result, par: mean.par, cost: mean.cost, luck: mean.luck)),
      ])
      return object.spelled + "\n"
    }.joined()
  }

  private static func figures(_ balance: Balance) -> [String] {
    [balance.result, balance.par, balance.cost, balance.luck].map(oneDecimal)
  }

  private static func object(result: Double, par: Double, cost: Double, luck: Double) -> JSONValue {
    .object([
      ("result", JSONValue(result)), ("par", JSONValue(par)), ("cost", JSONValue(cost)),
      ("luck", JSONValue(luck)),
    ])
  }

  /// A line of a table, with its figures in aligned columns.
  private static func line(_ title: String, _ cells: [String]) -> String {
    func padded(_ text: String, to width: Int) -> String {
      String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    return padded(title, to: 4) + cells.map { padded($0, to: 9) }.joined() + "\n"
  }
}
