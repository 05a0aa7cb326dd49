/// How a result came about: result = par + cost − luck.
///
/// With V(s) for what is still to be expected from a state s, and Q(s, a) for the same after a choice a:
/// the par of a game is V of its first state, the cost of a choice is Q(s, a) − V(s), and the luck of the
/// answer s' is Q(s, a) less what it took to get there and V(s'). The sum telescopes, so it holds whatever
/// V is, as long as the same V stands in all three terms. (Zare, "Hedging toward skill": final − initial =
/// net luck + net skill.) A Hangman is the sum of such accounts, one a letter, so its par is not that of a
/// whole game.
public struct Balance: Equatable, Sendable {
  /// What is usual, in the unit of the result: attempts, turns or misses.
  public let par: Double
  /// What the player's choices added to it: 0 where each was the best, and never told as a reproach.
  public private(set) var cost: Double = 0
  /// What the answers saved. It is 0 on average, whoever plays.
  public private(set) var luck: Double = 0

  /// The account before the first choice.
  public init(par: Double) {
    self.par = par
  }

  /// What the game came to.
  public var result: Double { par + cost - luck }

  /// Adds one choice and its answer.
  public mutating func add(cost: Double, luck: Double) {
    self.cost += cost
    self.luck += luck
  }
}
