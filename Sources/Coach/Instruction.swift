/// From which choices there is something to learn.
public enum Instruction {
  /// What costs less than this is not worth telling: nobody would notice it in twenty games.
  public static let leastCost = 0.05

  /// The index of the choice that cost the most, the first of equals; nil where none is worth telling.
  public static func mostCostly(of costs: [Double]) -> Int? {
    var found: Int?
    for (index, cost) in costs.enumerated() where cost >= leastCost {
      if let best = found, costs[best] >= cost { continue }
      found = index
    }
    return found
  }
}
