import Games
import Library
import Testing

@testable import Service

@Suite("What a house does in quiet hours")
struct UpkeepTests {
  @Test("the quiet hour comes once in each day, and never at the moment that is asked about")
  func quietHour() {
    var moment = WallTime(TestHouse.start)
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

  @Test("what comes to nothing is done an hour later, and not at each look")
  func fails() async throws {
    let house = try TestHouse()
    let (mine, other) = (try await house.join(), try await house.join())
    #expect(try await house.ask(.delete, "/v1/player", as: mine).status == 204)
    #expect(try await house.ask(.delete, "/v1/player", as: other).status == 204)
    await house.keeper.upkeep.work(for: house.keeper)
    try house.data.close()
    house.time.pass(TestHouse.quietHour)
    await house.keeper.upkeep.work(for: house.keeper)
    #expect(await house.keeper.upkeep.next == house.keeper.now() + Upkeep.patience)
  }
}
