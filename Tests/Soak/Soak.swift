import Foundation
import Games
import JudgingTesting
import Sync
import SyncTesting

/// Runs many simulations of devices and a server, and prints the results. It fails with the seeds
/// in which something was wrong. SEEDS is the number of simulations, STEPS their length, and FIRST
/// the first seed. TRIPLES is how many texts are joined. BUGS is in how many seeds each planted bug
/// is looked for. GAMES is how many judged games of each kind two devices play at once. FORGED is
/// how many messages of each kind are changed on purpose.
@main
enum Soak {
  static func main() {
    let first = UInt64(number("FIRST", else: 0))
    let seeds = number("SEEDS", else: 2_000)
    let steps = number("STEPS", else: 120)
    let bugSeeds = number("BUGS", else: 200)
    let clock = ContinuousClock()
    var faults: [UInt64: Set<Violation>] = [:]
    var counts = SimulationCounts()
    let time = clock.measure {
      for seed in first..<first + UInt64(seeds) {
        let (violations, more) = SimulationRun.play(seed: seed, steps: steps)
        counts += more
        if violations.isEmpty { continue }
        faults[seed] = violations
        print("seed \(seed): \(violations)")
      }
    }
    print("\(seeds) seeds of \(steps) steps: \(time)")
    print(counts)
    let triples = number("TRIPLES", else: 100_000)
    var laws = JoinLaws(seed: first)
    let breach = laws.firstBreach(in: triples)
    print("laws of joining, \(triples) triples: \(breach ?? "they hold")")
    if bugSeeds > 0 {
      print("planted bugs caught in \(bugSeeds) seeds each:")
      for bug in PlantedBug.allCases {
        print("\(bug)\t\(SimulationRun.caught(bug, seeds: 0..<UInt64(bugSeeds), steps: steps))")
      }
    }
    let judgingFaults = judge(seed: first)
    if !faults.isEmpty || breach != nil || !judgingFaults.isEmpty { exit(1) }
  }

  private static func judge(seed: UInt64) -> Set<String> {
    let (games, messages) = (number("GAMES", else: 2_000), number("FORGED", else: 200_000))
    var (run, forger) = (OneLineRun(), Forger())
    func play<G: TriedGame>(_ game: G.Type) {
      run.play(game, games: games, seed: seed)
      forger.forge(game, messages: messages, seed: seed)
    }
    play(Codeword.self)
    play(Hangman.self)
    play(Memorize.self)
    play(Times.self)
    play(Anagrams.self)
    print("\(run.moves) moves of two devices on judged plays: \(run.faults)")
    print("\(forger.sent) forged messages, \(forger.taken) of them right: \(forger.faults)")
    return run.faults.union(forger.faults)
  }

  private static func number(_ name: String, else usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
  }
}
