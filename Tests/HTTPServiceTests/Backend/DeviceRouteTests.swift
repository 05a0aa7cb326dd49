import Backend
import Foundation
import HTTPTypes
import Library
import Sync
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("Devices over HTTP", .timeLimit(.minutes(20)))
struct DeviceRouteTests {
  private let backend: TestBackend

  init() throws { backend = try TestBackend() }

  @Test("a player sees the devices, their kinds, and which of them this device is")
  func list() async throws {
    let phone = try await backend.join()
    backend.time.pass(7)
    let pad = try await backend.pair(with: phone)
    _ = try await backend.join()
    let start = TestBackend.start
    let day = start - start % 86_400_000
    let list = try await backend.ask(.get, "/v1/devices", as: pad)
    #expect(
      list.body == """
        pastime-devices 1 2
        1 other \(start) \(day) Android, Chrome
        2 this \(start + 7) \(day) Android, Chrome

        """)
    #expect(list.fields[.cacheControl] == "no-store")
  }

  @Test("the server does not know a removed device at its next request, and its stream ends")
  func removed() async throws {
    let phone = try await backend.join()
    let pad = try await backend.pair(with: phone)
    let stream = try await backend.server.notifier.open(for: try #require(try backend.caller(pad)))
    let answer = try await backend.ask(.delete, "/v1/devices/2", as: phone)
    #expect(answer.status == 204)
    #expect(answer.fields[.setCookie] == nil)
    for await _ in stream {}
    for endpoint in BackendEndpoint.allCases where endpoint.isForMembers {
      let answer = try await backend.ask(endpoint.method, endpoint.path, as: pad)
      #expect(answer.status == 401, "\(endpoint)")
      #expect(answer.fields[values: .setCookie].isEmpty)
    }
    #expect(try await backend.ask(.get, "/v1/player", as: phone).status == 200)
  }

  @Test("if a device that comes by a recovery key displaces another, the other's stream ends")
  func madeRoom() async throws {
    let first = try await backend.join()
    let recoveryKey = try #require(
      try await backend.ask(.post, "/v1/sheet", as: first).value("sheet"))
    var newest = first
    for _ in 1..<32 { newest = try await backend.pair(with: newest) }
    let stream = try await backend.server.notifier.open(
      for: try #require(try backend.caller(first)))
    let stays = try await backend.server.notifier.open(
      for: try #require(try backend.caller(newest)))
    #expect(try await backend.recover(recoveryKey).status == 200)
    for await _ in stream {}
    #expect(try await backend.ask(.get, "/v1/player", as: first).status == 401)
    await backend.server.notifier.beat()
    var heard = stays.makeAsyncIterator()
    #expect(await heard.next() != nil)
  }

  @Test("a device can remove itself")
  func itself() async throws {
    let phone = try await backend.join()
    let answer = try await backend.ask(.delete, "/v1/devices/1", as: phone)
    #expect(answer.status == 204)
    #expect(
      answer.fields[values: .setCookie] == [
        "pastime=; Max-Age=0; Path=/; SameSite=Strict; HttpOnly",
        "pastime-kept=; Max-Age=0; Path=/; SameSite=Strict",
      ])
    #expect(try await backend.ask(.get, "/v1/player", as: phone).status == 401)
  }

  @Test("another player's device gets 404, and so does a text that names no device")
  func foreign() async throws {
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let foreign = try #require(try backend.caller(theirs)).device
    for name in ["\(foreign)", "99", "-1", "x", "1x", "9223372036854775808"] {
      let answer = try await backend.ask(.delete, "/v1/devices/\(name)", as: mine)
      #expect(answer.status == 404, "\(name)")
    }
    #expect(try await backend.ask(.get, "/v1/player", as: theirs).status == 200)
    for path in ["/v1/devices/", "/v1/devices/1/", "/v1/devices/1/2", "/v1/devices//"] {
      #expect(try await backend.ask(.delete, path, as: mine).status == 404)
    }
    #expect(try await backend.ask(.get, "/v1/player", as: mine).status == 200)
  }

  @Test("an erased player is unknown, hears nothing more, and leaves the file in a quiet hour")
  func erased() async throws {
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let pad = try await backend.pair(with: mine)
    let caller = try #require(try backend.caller(mine))
    let other = try #require(try backend.caller(theirs))
    let push = Push(
      generation: try backend.data.store.answer(Pull(since: .zero, limit: 1), of: caller.player)
        .generation,
      rows: [Row(key: Array("x/mine".utf8), text: Array("what I did".utf8))])
    #expect(try await backend.ask(.post, "/v1/rows", push.string, as: mine).status == 200)
    #expect(try isFound("what I did") && isFound("x/mine"))
    let stream = try await backend.server.notifier.open(for: caller)

    let answer = try await backend.ask(.delete, "/v1/player", as: mine)
    #expect(answer.status == 204)
    #expect(answer.fields[values: .setCookie].allSatisfy { $0.contains("; Max-Age=0;") })
    for await _ in stream {}
    for token in [mine, pad] {
      #expect(try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).status == 401)
    }
    let before = try backend.data.store.answer(Pull(since: .zero, limit: 1), of: other.player)
    await backend.server.upkeep.work(for: backend.server)
    backend.time.pass(TestBackend.quietHour - 1)
    await backend.server.upkeep.work(for: backend.server)
    #expect(try isFound("what I did"))
    backend.time.pass(1)
    await backend.server.upkeep.work(for: backend.server)
    #expect(try !isFound("what I did") && !isFound("x/mine"))
    #expect(try backend.data.store.answer(Pull(since: .zero, limit: 1), of: other.player) == before)
    #expect(try await backend.ask(.get, "/v1/player", as: theirs).status == 200)
  }

  private func isFound(_ text: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: backend.folder.path).contains { name in
      let bytes = FileManager.default.contents(atPath: backend.folder.appending(path: name).path)
      return bytes?.range(of: Data(text.utf8)) != nil
    }
  }
}
