import Synchronization
import Testing

@testable import HTTPService

@Suite("Whether a server is ready")
struct ReadinessTests {
  @Test("a server that can read and store says that it is ready")
  func ready() async throws {
    let backend = try TestBackend()
    let answer = try await backend.ask(.get, "/readyz")
    #expect(answer.status == 200)
    #expect(answer.body == "ready\n")
    #expect(answer.fields[.cacheControl] == "no-store")
  }

  @Test("a server whose database is gone says that it is not ready, but that it runs")
  func notReady() async throws {
    let backend = try TestBackend()
    try backend.data.close()
    let answer = try await backend.ask(.get, "/readyz")
    #expect(answer.status == 503)
    #expect(answer.fields[.retryAfter] == "5")
    #expect(try await backend.ask(.get, "/healthz").status == 200)
  }

  @Test("a server checks its readiness once a second, however often it is asked")
  func often() async throws {
    let checks = Atomic(0)
    let answers = Mutex([true, false])
    let readiness = Readiness {
      checks.add(1, ordering: .relaxed)
      return answers.withLock { $0.removeFirst() }
    }
    let start = ContinuousClock.now
    for _ in 1...3 { #expect(await readiness.isReady(at: start)) }
    #expect(await readiness.isReady(at: start + .milliseconds(999)))
    #expect(checks.load(ordering: .relaxed) == 1)
    #expect(await !readiness.isReady(at: start + .seconds(1)))
    #expect(checks.load(ordering: .relaxed) == 2)
  }
}
