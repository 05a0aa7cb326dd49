/// The balances of one player's games in order, for a chart of the last games with the average effects of
/// choices and luck.
///
/// All games are of one kind, so that their numbers can be compared. Games without a balance are left out of
/// the means.
public struct BalanceHistory: Equatable, Sendable {
  /// How many of the last games are kept.
  public static let limit = 20

  /// The games, oldest first; nil for a game without a balance.
  public private(set) var games: [Balance?] = []

  /// No game was played yet.
  public init() {}

  /// Counts a game that was played after all games counted so far.
  /// - Parameter balance: the breakdown of its result; nil if there is none.
  public mutating func count(_ balance: Balance?) {
    games.append(balance)
    if games.count > Self.limit { games.removeFirst() }
  }

  /// The means of the games that have a balance; nil if fewer than two have one. They add up like the games.
  public var mean: Balance? {
    let known = games.compactMap { $0 }
    guard known.count > 1 else { return nil }
    let count = Double(known.count)
    var mean = Balance(par: known.reduce(0) { $0 + $1.par } / count)
    mean.add(
      cost: known.reduce(0) { $0 + $1.cost } / count, luck: known.reduce(0) { $0 + $1.luck } / count
    )
    return mean
  }
}
