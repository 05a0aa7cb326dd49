import Backend
import Foundation
import Library
import Sync

/// Measures how many moves a database stores durably, without the network. A number of players push at the same
/// time, and each of them waits until a push is on the disk before the next push.
struct StoreBenchmark {
  private let store: any BackendStore
  private let commits: GroupCommit
  private let players = (0..<64).map { PlayerID(high: 0, low: $0) }
  private static let generation = Generation(bits: 1)
  private static let words = [
    "slate", "mound", "brick", "fight", "waltz", "jumpy", "quick", "vexed", "crown", "plied",
    "trace", "brace", "grace", "moist", "bulky", "fjord", "dough", "geese", "there", "mummy",
  ]

  /// - Parameter pushes: the most pushes that are stored with one write to the disk.
  init(_ store: any BackendStore, pushesAtOnce pushes: Int) throws {
    self.store = store
    commits = GroupCommit(store, most: pushes)
    for player in players {
      try store.add(
        player, generation: Self.generation, device: "benchmark", token: Secret().digest,
        at: WallTime(0))
    }
  }

  /// Stores moves for a duration, and returns how many it stored per second.
  func run(for duration: Duration) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let kept = try await withThrowingTaskGroup(of: Int.self) { tasks in
      for player in players {
        tasks.addTask {
          var count = 0
          while clock.now - start < duration {
            let answer = try await commits.keep(Self.push(count), of: player)
            precondition(answer.rows == [.stored])
            count += 1
          }
          return count
        }
      }
      return try await tasks.reduce(0, +)
    }
    return Double(kept) / ((clock.now - start) / .seconds(1))
  }

  /// A game with one more move each time. A new game begins when the words are used up.
  private static func push(_ count: Int) -> Push {
    let (game, last) = count.quotientAndRemainder(dividingBy: words.count)
    let id = String(format: "%032x", game + 1)
    let moves = words[...last].enumerated().map { "\($0 + 1)000 \($0 + 1)000 \($1)\n" }.joined()
    let text = """
      pastime 1
      game codeword 1
      id \(id)
      begun 1760000000000
      options length=5 attempts=any mode=standard
      puzzle crane

      \(moves)
      """
    return Push(
      generation: generation, rows: [Row(key: Array("record/\(id)".utf8), text: Array(text.utf8))])
  }
}
