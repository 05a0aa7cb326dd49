import Backend
import Library
import Sync
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite("What a server announces to devices by itself", .timeLimit(.minutes(20)))
struct EventTests {
  private func request(_ token: String) -> String {
    "GET /v1/events HTTP/1.1\r\nHost: a\r\nCookie: pastime=\(token)\r\n\r\n"
  }

  /// A second device of the player with this token.
  private func pair(_ token: String, in backend: TestBackend) throws -> String {
    let code = PairingCode(bits: 7)
    let player = try #require(try backend.caller(token)).player
    let (ticket, other, now) = (Secret(), Secret(), WallTime(TestBackend.start))
    try backend.data.store.offer(code, of: player, at: now).get()
    let claim = Pairing.Claim(ticket: ticket.digest, label: "Pad", games: 0, number: 47)
    try backend.data.store.claim(code, claim, at: now).get()
    try backend.data.store.decide(true, number: 47, of: player, at: now).get()
    let hasJoined = try backend.data.store.join(with: ticket.digest, token: other.digest, at: now)
    #expect(try hasJoined.get())
    return other.text
  }

  private func push(_ text: String, as token: String, to backend: TestBackend) async throws {
    let pulled = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).body
    let generation = try PullAnswer(text: Array(pulled.utf8), to: Pull(since: .zero, limit: 1))
      .generation
    let push = Push(
      generation: generation, rows: [Row(key: Array("x/1".utf8), text: Array(text.utf8))])
    #expect(try await backend.ask(.post, "/v1/rows", push.string, as: token).status == 200)
  }

  @Test("a device first hears the current revision, and then what another device stored")
  func rows() async throws {
    let backend = try TestBackend()
    let phone = try await backend.join()
    let pad = try pair(phone, in: backend)
    try await push("a", as: phone, to: backend)
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(request(pad))
        let head = try await connection.receive(until: "data: 1\n\n")
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(head.contains("\r\nContent-Type: text/event-stream\r\n"))
        #expect(head.contains("\r\nCache-Control: no-store\r\n"))
        #expect(head.contains("\r\nX-Accel-Buffering: no\r\n"))
        #expect(head.contains("\r\nContent-Security-Policy: "))
        #expect(head.contains("retry: 2000\n\n"))
        #expect(head.contains("event: rows\ndata: 1\n\n"))
        try await push("bb", as: phone, to: backend)
        let next = try await connection.receive(until: "data: 2\n\n")
        #expect(next.contains("event: rows\ndata: 2\n\n"))
      }
    }
  }

  @Test("a device does not hear what it stored itself, or what another player stored")
  func own() async throws {
    let backend = try TestBackend()
    let (phone, other) = (try await backend.join(), try await backend.join())
    let (mine, theirs) = (
      try #require(try backend.caller(phone)), try #require(try backend.caller(other))
    )
    let stream = try await backend.server.notifier.open(for: mine)
    #expect(await !backend.server.notifier.hasListeners(of: mine.player, besides: mine.device))
    await backend.server.notifier.stored(revision: Revision(9), of: theirs.player)
    await backend.server.notifier.stored(revision: Revision(5), of: mine.player, by: mine.device)
    await backend.server.notifier.stored(revision: Revision(7), of: mine.player)
    var heard = stream.makeAsyncIterator()
    #expect(await heard.next() == Revision(7))
  }

  @Test("a slow reader hears only the latest revision, and never a lower revision")
  func slow() async throws {
    let (notifier, caller) = (
      ChangeNotifier(), Caller(player: PlayerID(high: 1, low: 1), device: 1)
    )
    let stream = try await notifier.open(for: caller)
    for count in [3, 9, 4] {
      await notifier.stored(revision: Revision(Int64(count)), of: caller.player)
    }
    await notifier.beat()
    stream.end()
    var heard: [Revision] = []
    for await revision in stream { heard.append(revision) }
    #expect(heard == [Revision(9)])
  }

  @Test("while nothing happens, a comment shows that the connection stands")
  func heartbeat() async throws {
    let backend = try TestBackend(notifier: ChangeNotifier(heartbeat: .milliseconds(20)))
    let phone = try await backend.join()
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(request(phone))
        _ = try await connection.receive(until: "\n:\n\n")
      }
    }
  }

  @Test("the stream of a removed device ends, and so does each stream of an erased player")
  func removed() async throws {
    let backend = try TestBackend()
    let phone = try await backend.join()
    let pad = try pair(phone, in: backend)
    let (one, two) = (
      try #require(try backend.caller(phone)), try #require(try backend.caller(pad))
    )
    try await Server.run(backend: backend.server) { server in
      try await server.connect { first in
        try await first.send(request(phone))
        _ = try await first.receive(until: "data: 0\n\n")
        try await server.connect { second in
          try await second.send(request(pad))
          _ = try await second.receive(until: "data: 0\n\n")
          await backend.server.notifier.removed(device: two.device)
          _ = try await second.receive(until: "\r\n0\r\n\r\n")
        }
        await backend.server.notifier.erased(one.player)
        _ = try await first.receive(until: "\r\n0\r\n\r\n")
      }
    }
  }

  @Test("a device that is gone no longer counts as a listener")
  func gone() async throws {
    let backend = try TestBackend()
    let phone = try await backend.join()
    try await Server.run(backend: backend.server) { server in
      try await server.connect { connection in
        try await connection.send(request(phone))
        _ = try await connection.receive(until: "data: 0\n\n")
        #expect(await backend.server.notifier.count == 1)
      }
      while await backend.server.notifier.count > 0 { try await Task.sleep(for: .milliseconds(5)) }
    }
  }

  @Test("a stream ends at once when the service stops")
  func shutdown() async throws {
    let backend = try TestBackend()
    let phone = try await backend.join()
    try await Server.run({ $0.shutdownTimeout = .seconds(600) }, backend: backend.server) {
      server in
      try await server.connect { connection in
        try await connection.send(request(phone))
        _ = try await connection.receive(until: "data: 0\n\n")
        await server.stop()
        #expect(try await connection.rest().hasSuffix("0\r\n\r\n"))
      }
    }
  }

  @Test("each player has a limit of streams, and so do all players together")
  func limits() async throws {
    let notifier = ChangeNotifier(mostOfPlayer: 2, most: 3)
    func caller(_ player: UInt64) -> Caller {
      Caller(player: PlayerID(high: 0, low: player), device: Int64(player))
    }
    let first = try await notifier.open(for: caller(1))
    let second = try await notifier.open(for: caller(1))
    await #expect(throws: Refusal.tooMany(seconds: 60)) { try await notifier.open(for: caller(1)) }
    let third = try await notifier.open(for: caller(2))
    await #expect(throws: Refusal.tooBusy) { try await notifier.open(for: caller(3)) }
    first.end()
    while await notifier.count == 3 { try await Task.sleep(for: .milliseconds(5)) }
    let fourth = try await notifier.open(for: caller(1))
    for stream in [second, third, fourth] { stream.end() }
  }

  @Test("a device that was removed before it began to listen hears nothing")
  func removedBefore() async throws {
    let backend = try TestBackend()
    let phone = try await backend.join()
    let caller = try #require(try backend.caller(phone))
    #expect(try backend.data.store.remove(caller.device, of: caller.player))
    #expect(try await backend.ask(.get, "/v1/events", as: phone).status == 401)
  }
}
