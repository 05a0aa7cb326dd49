/// The balances of one player's games in order, for a chart of the last games with the average effects of
/// choices and luck.
///
/// All games are of one kind, so that their numbers can be compared. Games without a balance are left out of
/// the means.
public struct BalanceHistory: Equatable, Sendable {
  /// How many of the last games are kept.
  public static let limit = 20

  /// The means of several games. They add up like the games: result = par + cost − luck.
  public struct Mean: Equatable, Sendable {
    /// The number of games.
    public let count: Int
    /// The mean result.
    public let result: Double
    /// The mean par.
    public let par: Double
    /// The mean cost of the choices.
    public let cost: Double
    /// The mean luck.
    public let luck: Double
  }

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

  /// The means of the games that have a balance; nil if there are none.
  public var mean: Mean? {
    let known = games.compactMap { $0 }
    guard !known.isEmpty else { return nil }
    let count = Double(known.count)
    return Mean(
      count: known.count, result: known.reduce(0) { $0 + $1.result } / count,
      par: known.reduce(0) { $0 + $1.par } / count, cost: known.reduce(0) { $0 + $1.cost } / count,
      luck: known.reduce(0) { $0 + $1.luck } / count)
  }
}
