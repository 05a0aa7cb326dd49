import Games
import Sync

/// Simulations of many seeds.
public enum SimulationRun {
  /// One seed, from the first step to the verdict.
  public static func play(
    seed: UInt64, steps: Int = 120, bug: PlantedBug? = nil
  ) -> (violations: Set<Violation>, counts: SimulationCounts) {
    let store = BuggyStore(MemoryStore(limits: Simulation<BuggyStore>.limits), bug: bug)
    var simulation = Simulation(seed: seed, store: store, bug: bug)
    for _ in 0..<steps { simulation.step() }
    let violations = simulation.verdict()
    return (violations, simulation.counts)
  }

  /// In how many of the seeds a planted bug does visible harm.
  public static func caught(_ bug: PlantedBug, seeds: Range<UInt64>, steps: Int = 120) -> Int {
    seeds.count { !play(seed: $0, steps: steps, bug: bug).violations.isEmpty }
  }
}
