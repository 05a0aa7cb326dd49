import HTTPTypes
import House
import Hummingbird
import Library
import NIOCore
import Sync
import Testing

@testable import Service

/// Nothing here waits for a time: each test waits for what is to come, and its suite's limit ends it.
@Suite("The place that a stream takes is given back", .timeLimit(.minutes(20)))
struct StreamOwnerTests {
  private func ask(
    _ path: String, as token: String? = nil, _ keeper: HouseKeeper
  ) async throws -> Response {
    var head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    if let token { head.headerFields[.cookie] = "pastime=\(token)" }
    return try await HouseResponder(keeper: keeper).respond(
      to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
      context: RequestScope(logger: Samples.quiet))
  }

  /// Waits until nobody listens.
  private func waitForNobody(in keeper: HouseKeeper) async throws {
    while await keeper.pokes.count + keeper.racePokes.count > 0 {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("where the database fails after the stream was opened")
  func failingDatabase() async throws {
    let house = try TestHouse()
    let token = try await house.join()
    let (store, failures) = (house.data.store, SharedTime())
    let keeper = HouseKeeper(
      of: store, configuration: HouseConfiguration(),
      clock: HouseClock {
        house.keeper.now()
      } steady: {
        // It is asked for when the caller is known, and before anything else is.
        if failures.value > 0 { try? store.close() }
        return Instant(0)
      })
    failures.pass(1)
    await #expect(throws: Refusal.tooBusy) {
      _ = try await ask("/v1/events", as: token, keeper)
    }
    try await waitForNobody(in: keeper)
  }

  @Test("where the answer is never written")
  func neverWritten() async throws {
    let house = try TestHouse.dealing()
    let token = try await house.join()
    let race = try #require(try await house.makeRace(token).value("race"))
    for path in ["/v1/events", "/v1/races/\(race)/events"] {
      do {
        let response = try await ask(path, as: token, house.keeper)
        #expect(response.status == .ok)
        #expect(await house.keeper.pokes.count + house.keeper.racePokes.count == 1)
        withExtendedLifetime(response) {}
      }
      try await waitForNobody(in: house.keeper)
    }
  }

  @Test("where whoever reads is gone before the first byte, while somebody holds the answer")
  func brokenConnection() async throws {
    struct Broken: ResponseBodyWriter {
      struct Gone: Error {}
      mutating func write(_ buffer: ByteBuffer) throws { throw Gone() }
      consuming func finish(_ trailers: HTTPFields?) throws { throw Gone() }
    }
    let house = try TestHouse.dealing()
    let token = try await house.join()
    let race = try #require(try await house.makeRace(token).value("race"))
    for path in ["/v1/events", "/v1/races/\(race)/events"] {
      let response = try await ask(path, as: token, house.keeper)
      await #expect(throws: Broken.Gone.self) { try await response.body.write(Broken()) }
      try await waitForNobody(in: house.keeper)
      withExtendedLifetime(response) {}
    }
  }

  @Test("a reader of its messages holds it, and hears what was sent before it ended")
  func held() async throws {
    let pokes = Pokes()
    let caller = Caller(player: PlayerID(high: 0, low: 1), device: 1)
    var heard = try await pokes.open(for: caller).makeAsyncIterator()
    #expect(await pokes.count == 1)
    await pokes.stored(revision: Revision(4), of: caller.player)
    #expect(await heard.next() == Revision(4))
    await pokes.stored(revision: Revision(5), of: caller.player)
    await pokes.erased(caller.player)
    #expect(await heard.next() == Revision(5))
    #expect(await heard.next() == nil)
  }
}
