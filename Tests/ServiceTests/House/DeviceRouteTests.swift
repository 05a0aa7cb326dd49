import Foundation
import HTTPTypes
import House
import Library
import Sync
import Testing

@testable import Service

/// Nothing here waits for a time: each test waits for what is to come, and its suite's limit ends it.
@Suite("Devices over HTTP", .timeLimit(.minutes(20)))
struct DeviceRouteTests {
  private let house: TestHouse

  init() throws { house = try TestHouse() }

  @Test("a player sees the devices, what they are, and which one this is")
  func list() async throws {
    let phone = try await house.join()
    house.time.pass(7)
    let pad = try await house.pair(with: phone)
    _ = try await house.join()
    let start = TestHouse.start
    let day = start - start % 86_400_000
    let list = try await house.ask(.get, "/v1/devices", as: pad)
    #expect(
      list.body == """
        pastime-devices 1 2
        1 other \(start) \(day) Android, Chrome
        2 this \(start + 7) \(day) Android, Chrome

        """)
    #expect(list.fields[.cacheControl] == "no-store")
  }

  @Test("a removed device is nobody at its next request, and its stream ends")
  func removed() async throws {
    let phone = try await house.join()
    let pad = try await house.pair(with: phone)
    let stream = try await house.keeper.pokes.open(for: try #require(try house.caller(pad)))
    let answer = try await house.ask(.delete, "/v1/devices/2", as: phone)
    #expect(answer.status == 204)
    #expect(answer.fields[.setCookie] == nil)
    for await _ in stream {}
    for endpoint in HouseEndpoint.allCases where endpoint.isForMembers {
      let answer = try await house.ask(endpoint.method, endpoint.path, as: pad)
      #expect(answer.status == 401, "\(endpoint)")
      #expect(answer.fields[values: .setCookie].isEmpty)
    }
    #expect(try await house.ask(.get, "/v1/player", as: phone).status == 200)
  }

  @Test("where one has to go for a device that came by a sheet, its stream ends")
  func madeRoom() async throws {
    let first = try await house.join()
    let sheet = try #require(try await house.ask(.post, "/v1/sheet", as: first).value("sheet"))
    var newest = first
    for _ in 1..<32 { newest = try await house.pair(with: newest) }
    let stream = try await house.keeper.pokes.open(for: try #require(try house.caller(first)))
    let stays = try await house.keeper.pokes.open(for: try #require(try house.caller(newest)))
    #expect(try await house.recover(sheet).status == 200)
    for await _ in stream {}
    #expect(try await house.ask(.get, "/v1/player", as: first).status == 401)
    await house.keeper.pokes.beat()
    var heard = stays.makeAsyncIterator()
    #expect(await heard.next() != nil)
  }

  @Test("a device can remove itself")
  func itself() async throws {
    let phone = try await house.join()
    let answer = try await house.ask(.delete, "/v1/devices/1", as: phone)
    #expect(answer.status == 204)
    #expect(
      answer.fields[values: .setCookie] == [
        "pastime=; Max-Age=0; Path=/; SameSite=Strict; HttpOnly",
        "pastime-kept=; Max-Age=0; Path=/; SameSite=Strict",
      ])
    #expect(try await house.ask(.get, "/v1/player", as: phone).status == 401)
  }

  @Test("another player's device is not there, nor is what names none")
  func foreign() async throws {
    let (mine, theirs) = (try await house.join(), try await house.join())
    let foreign = try #require(try house.caller(theirs)).device
    for name in ["\(foreign)", "99", "-1", "x", "1x", "9223372036854775808"] {
      let answer = try await house.ask(.delete, "/v1/devices/\(name)", as: mine)
      #expect(answer.status == 404, "\(name)")
    }
    #expect(try await house.ask(.get, "/v1/player", as: theirs).status == 200)
    for path in ["/v1/devices/", "/v1/devices/1/", "/v1/devices/1/2", "/v1/devices//"] {
      #expect(try await house.ask(.delete, path, as: mine).status == 404)
    }
    #expect(try await house.ask(.get, "/v1/player", as: mine).status == 200)
  }

  @Test("a player who is erased is nobody, hears no more, and leaves the file in a quiet hour")
  func erased() async throws {
    let (mine, theirs) = (try await house.join(), try await house.join())
    let pad = try await house.pair(with: mine)
    let caller = try #require(try house.caller(mine))
    let other = try #require(try house.caller(theirs))
    let push = Push(
      epoch: try house.data.store.answer(Pull(since: .zero, limit: 1), of: caller.player).epoch,
      rows: [Row(key: Array("x/mine".utf8), text: Array("what I did".utf8))])
    #expect(try await house.ask(.post, "/v1/rows", push.string, as: mine).status == 200)
    #expect(try isFound("what I did") && isFound("x/mine"))
    let stream = try await house.keeper.pokes.open(for: caller)

    let answer = try await house.ask(.delete, "/v1/player", as: mine)
    #expect(answer.status == 204)
    #expect(answer.fields[values: .setCookie].allSatisfy { $0.contains("; Max-Age=0;") })
    for await _ in stream {}
    for token in [mine, pad] {
      #expect(try await house.ask(.get, "/v1/rows?since=0&limit=1", as: token).status == 401)
    }
    let before = try house.data.store.answer(Pull(since: .zero, limit: 1), of: other.player)
    await house.keeper.upkeep.work(for: house.keeper)
    house.time.pass(TestHouse.quietHour - 1)
    await house.keeper.upkeep.work(for: house.keeper)
    #expect(try isFound("what I did"))
    house.time.pass(1)
    await house.keeper.upkeep.work(for: house.keeper)
    #expect(try !isFound("what I did") && !isFound("x/mine"))
    #expect(try house.data.store.answer(Pull(since: .zero, limit: 1), of: other.player) == before)
    #expect(try await house.ask(.get, "/v1/player", as: theirs).status == 200)
  }

  private func isFound(_ text: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: house.folder.path).contains { name in
      let bytes = FileManager.default.contents(atPath: house.folder.appending(path: name).path)
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }
}
