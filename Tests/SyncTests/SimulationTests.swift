import Sync
import SyncTesting
import Testing

/// Several devices and a server, with all that goes wrong between them. `make soak` runs more.
@Suite("Devices and a server")
struct SimulationTests {
  @Test(
    "nothing played is lost, nothing undeleted is hidden, and soon all devices hold the same",
    arguments: 0..<UInt64(8))
  func nothingIsLost(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      let (violations, _) = SimulationRun.play(seed: seed)
      #expect(violations.isEmpty, "seed \(seed): \(violations)")
    }
  }

  @Test("each planted bug is found in at least half of the seeds", arguments: PlantedBug.allCases)
  func bugsAreFound(bug: PlantedBug) {
    #expect(SimulationRun.caught(bug, seeds: 0..<12) >= 6)
  }

  @Test("enough goes wrong in the simulations, and games fork")
  func isHarsh() {
    var counts = SimulationCounts()
    for seed in UInt64(1000)..<1030 { counts += SimulationRun.play(seed: seed).counts }
    #expect(counts.restarts > 100 && counts.restores > 50 && counts.clones > 10)
    #expect(counts.wipes > 10 && counts.forks > 30 && counts.requests > 2_000)
    #expect(counts.rounds <= 10)
  }
}
