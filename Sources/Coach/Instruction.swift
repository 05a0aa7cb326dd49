/// Decides which choices are instructive.
public enum Instruction {
  /// The least cost worth mentioning. Nobody would notice less in twenty games.
  public static let leastCost = 0.05
  /// The least cost worth a question: what reads as more than "+0.1".
  static let leastAsked = 0.15

  /// The index of the choice that cost the most, the first of equals; nil if none is worth a question.
  public static func mostCostly(of costs: [Double]) -> Int? {
    var found: Int?
    for (index, cost) in costs.enumerated() where cost >= leastAsked {
      if let best = found, costs[best] >= cost { continue }
      found = index
    }
    return found
  }
}
