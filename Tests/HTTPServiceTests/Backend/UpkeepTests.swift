import Games
import Library
import Testing

@testable import HTTPService

@Suite("What a server does in quiet hours")
struct UpkeepTests {
  @Test("the quiet hour comes once a day, and always after the given moment")
  func quietHour() {
    var moment = WallTime(TestBackend.start)
    for _ in 0..<400 {
      let next = QuietHour.next(after: moment)
      #expect(next > moment)
      // Two days of the year have an hour more or less.
      #expect(next.count - moment.count <= 25 * 3_600_000)
      #expect(next.count % 900_000 == 0)
      moment = next
    }
    let almost = WallTime(moment.count - 1)
    #expect(QuietHour.next(after: almost) == moment)
  }

  @Test("upkeep that fails is repeated an hour later, and not at each look")
  func fails() async throws {
    let backend = try TestBackend()
    let (mine, other) = (try await backend.join(), try await backend.join())
    #expect(try await backend.ask(.delete, "/v1/player", as: mine).status == 204)
    #expect(try await backend.ask(.delete, "/v1/player", as: other).status == 204)
    await backend.server.upkeep.work(for: backend.server)
    try backend.data.close()
    backend.time.pass(TestBackend.quietHour)
    await backend.server.upkeep.work(for: backend.server)
    #expect(await backend.server.upkeep.next == backend.server.now() + Upkeep.patience)
  }
}
