/// How the results of one player's games came about, one after the other: a chart of the last games with what
/// choices added and luck took off on average.
///
/// The games are all of one kind, or their numbers could not be compared. What is not said of a game is left
/// out of the means.
public struct BalanceHistory: Equatable, Sendable {
  /// How many games are kept: the last ones.
  public static let limit = 20

  /// The means of some games. They add up as the games do: result = par + cost − luck.
  public struct Mean: Equatable, Sendable {
    /// How many games they are of.
    public let count: Int
    /// What a game came to.
    public let result: Double
    /// What was usual.
    public let par: Double
    /// What the choices added.
    public let cost: Double
    /// What luck took off.
    public let luck: Double
  }

  /// The games, the oldest first; nil for one of which nothing is said.
  public private(set) var games: [Balance?] = []

  /// No game was played yet.
  public init() {}

  /// Counts a game that came after all that were counted so far.
  /// - Parameter balance: how its result came about; nil where that is not said.
  public mutating func count(_ balance: Balance?) {
    games.append(balance)
    if games.count > Self.limit { games.removeFirst() }
  }

  /// The means of the games of which something is said; nil where there is none.
  public var mean: Mean? {
    let told = games.compactMap { $0 }
    guard !told.isEmpty else { return nil }
    let count = Double(told.count)
    return Mean(
      count: told.count, result: told.reduce(0) { $0 + $1.result } / count,
      par: told.reduce(0) { $0 + $1.par } / count, cost: told.reduce(0) { $0 + $1.cost } / count,
      luck: told.reduce(0) { $0 + $1.luck } / count)
  }
}
