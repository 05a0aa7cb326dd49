import Backend
import HTTPTypes
import Hummingbird
import Library
import NIOCore
import Sync
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("The places that streams take", .timeLimit(.minutes(20)))
struct StreamOwnerTests {
  private func ask(
    _ path: String, as token: String? = nil, _ server: ServerContext
  ) async throws -> Response {
    var head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    if let token { head.headerFields[.cookie] = "pastime=\(token)" }
    return try await BackendResponder(server: server).respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
      context: RequestScope(logger: Samples.quiet))
  }

  /// Waits until nobody listens.
  private func waitForNobody(in server: ServerContext) async throws {
    while await server.notifier.count + server.raceNotifier.count > 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("a stream gives its place back if the database fails after the stream was opened")
  func failingDatabase() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let (store, failures) = (backend.data.store, SharedTime())
    let server = ServerContext(
      of: store, configuration: BackendConfiguration(),
      clock: BackendClock {
        backend.server.now()
      } steady: {
        // The time is read when the caller is known, and before anything else.
        if failures.value > 0 { try? store.close() }
        return Instant(0)
      })
    failures.pass(1)
    await #expect(throws: Refusal.tooBusy) {
      _ = try await ask("/v1/events", as: token, server)
    }
    try await waitForNobody(in: server)
  }

  @Test("a stream gives its place back if the answer is never written")
  func neverWritten() async throws {
    let backend = try TestBackend.dealing()
    let token = try await backend.join()
    let race = try #require(try await backend.makeRace(token).value("race"))
    for path in ["/v1/events", "/v1/races/\(race)/events"] {
      do {
        let response = try await ask(path, as: token, backend.server)
        #expect(response.status == .ok)
        #expect(await backend.server.notifier.count + backend.server.raceNotifier.count == 1)
        withExtendedLifetime(response) {}
      }
      try await waitForNobody(in: backend.server)
    }
  }

  @Test("a held answer does not keep the stream's place if its reader left before the first byte")
  func brokenConnection() async throws {
    struct Broken: ResponseBodyWriter {
      struct Gone: Error {}
      mutating func write(_ buffer: ByteBuffer) throws { throw Gone() }
      consuming func finish(_ trailers: HTTPFields?) throws { throw Gone() }
    }
    let backend = try TestBackend.dealing()
    let token = try await backend.join()
    let race = try #require(try await backend.makeRace(token).value("race"))
    for path in ["/v1/events", "/v1/races/\(race)/events"] {
      let response = try await ask(path, as: token, backend.server)
      await #expect(throws: Broken.Gone.self) { try await response.body.write(Broken()) }
      try await waitForNobody(in: backend.server)
      withExtendedLifetime(response) {}
    }
  }

  @Test("a reader of messages holds the stream, and hears what was sent before it ended")
  func held() async throws {
    let notifier = ChangeNotifier()
    let caller = Caller(player: PlayerID(high: 0, low: 1), device: 1)
    var heard = try await notifier.open(for: caller).makeAsyncIterator()
    #expect(await notifier.count == 1)
    await notifier.stored(revision: Revision(4), of: caller.player)
    #expect(await heard.next() == Revision(4))
    await notifier.stored(revision: Revision(5), of: caller.player)
    await notifier.erased(caller.player)
    #expect(await heard.next() == Revision(5))
    #expect(await heard.next() == nil)
  }
}
