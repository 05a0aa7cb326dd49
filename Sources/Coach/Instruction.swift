/// Decides which choices are instructive.
public enum Instruction {
  /// The least cost worth mentioning. Nobody would notice less in twenty games.
  public static let leastCost = 0.05

  /// The index of the choice that cost the most, the first of equals; nil if none is worth mentioning.
  public static func mostCostly(of costs: [Double]) -> Int? {
    var found: Int?
    for (index, cost) in costs.enumerated() where cost >= leastCost {
      if let best = found, costs[best] >= cost { continue }
      found = index
    }
    return found
  }
}
