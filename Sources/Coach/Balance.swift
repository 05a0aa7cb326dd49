/// The breakdown of a result: result = par + cost − luck.
///
/// Let V(s) be the expected remaining result in a state s, and Q(s, a) the same after a choice a. The par of a
/// game is V of its first state, the cost of a choice is Q(s, a) − V(s), and the luck of the answer s' is Q(s,
/// a) minus V(s') and the result of the step. The sum telescopes, so it holds for any V, as long as all three
/// terms use the same V. (Zare, "Hedging toward skill": final − initial = net luck + net skill.) A game of
/// Hangman is the sum of such accounts, one per letter, so its par is not that of a whole game.
public struct Balance: Equatable, Sendable {
  /// The usual result, in its unit: attempts, turns or misses.
  public let par: Double
  /// What the player's choices added: 0 if every choice was the best. It must never sound like a reproach.
  public private(set) var cost: Double = 0
  /// What the answers saved. It is 0 on average for any player.
  public private(set) var luck: Double = 0

  /// The account before the first choice.
  public init(par: Double) {
    self.par = par
  }

  /// The result of the game.
  public var result: Double { par + cost - luck }

  /// Adds one choice and its answer.
  public mutating func add(cost: Double, luck: Double) {
    self.cost += cost
    self.luck += luck
  }
}
