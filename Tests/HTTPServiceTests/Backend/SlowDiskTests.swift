import Backend
import Dispatch
import Library
import Sync
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("A server whose disk is slow", .timeLimit(.minutes(20)))
struct SlowDiskTests {
  /// Holds up everything that writes, until `goOn` is called.
  private final class SlowDisk: Sendable {
    private let begun = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)
    private let work: Task<Void, any Error>

    init(of backend: TestBackend) async {
      let (begun, end, store) = (begun, end, backend.data.store)
      work = Task.detached {
        try await withCheckedThrowingContinuation { continuation in
          DispatchQueue.global().async {
            // A transaction that does not end.
            continuation.resume(
              with: Result {
                try store.renewGenerations {
                  begun.signal()
                  end.wait()
                  return Generation(bits: 1)
                }
              })
          }
        }
      }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          begun.wait()
          continuation.resume()
        }
      }
    }

    func goOn() async throws {
      end.signal()
      try await work.value
    }
  }

  @Test("a limited number of writes waits for the disk, and readers get answers meanwhile")
  func reads() async throws {
    let backend = try TestBackend(mostWrites: 20)
    let token = try await backend.join()
    let pulled = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).body
    let generation = try PullAnswer(text: Array(pulled.utf8), to: Pull(since: .zero, limit: 1))
      .generation
    let disk = await SlowDisk(of: backend)
    // The first request of a day would also write.
    backend.time.pass(86_400_000)
    let statuses = try await withThrowingTaskGroup(of: Int.self) { tasks in
      for number in 0..<30 {
        let push = Push(
          generation: generation, rows: [Row(key: Array("x/\(number)".utf8), text: Array("a".utf8))]
        )
        tasks.addTask { try await backend.ask(.post, "/v1/rows", push.string, as: token).status }
        tasks.addTask { try await backend.ask(.post, "/v1/sheet", as: token).status }
      }
      var statuses: [Int] = []
      while statuses.count < 18, let status = try await tasks.next() { statuses.append(status) }
      // No more requests wait than may wait: the others are refused.
      #expect(statuses.allSatisfy { $0 == 503 })
      for target in ["/v1/rows?since=0&limit=1", "/v1/player", "/v1/house", "/v1/devices", "/"] {
        #expect(try await backend.ask(.get, target, as: token).status == 200)
      }
      // Anybody may ask with a ticket, so this takes no place from players who store.
      let invented = "pastime-outcome 1\nticket \(Secret().text)\n"
      let outcome = try await backend.ask(.post, "/v1/join/outcome", invented)
      #expect(outcome.status == Refusal.pairing(.unknown).status.code)
      try await disk.goOn()
      for try await status in tasks { statuses.append(status) }
      return statuses
    }
    #expect(Set(statuses) == [200, 503])
    #expect(statuses.count { $0 == 200 } >= 38)
  }
}
