import Backend
import BackendTesting
import Library
import Sync
import Synchronization
import Testing

@testable import HTTPService

/// No test here waits for a fixed time: each waits for an event, and the suite's limit ends it.
@Suite(
  "Services that share a database",
  .enabled("PostgreSQL is not installed") { await PostgresServer.prepare() },
  .timeLimit(.minutes(20)))
struct SharedBackendTests {
  private let servers: [ServerContext]
  private let stores: [PostgresStore]
  private let player = PlayerID(high: 1, low: 2)
  private let tokens = [Secret(), Secret()]
  private let start = WallTime(TestBackend.start)

  init() throws {
    let server = try #require(PostgresServer.shared)
    let address = try #require(PostgresAddress(server.database()))
    stores = try (0..<2).map { _ in try PostgresStore(address) }
    servers = stores.map { ServerContext(of: $0) }
    let (ticket, code) = (Secret(), PairingCode(bits: 7))
    try stores[0].add(
      player, generation: Generation(bits: 1), device: "Phone", token: tokens[0].digest, at: start)
    try stores[0].offer(code, of: player, at: start).get()
    let claim = Pairing.Claim(ticket: ticket.digest, label: "Pad", games: 0, number: 47)
    try stores[1].claim(code, claim, at: start).get()
    try stores[0].decide(true, number: 47, of: player, at: start).get()
    let hasJoined = try stores[1].join(with: ticket.digest, token: tokens[1].digest, at: start)
    #expect(try hasJoined.get())
  }

  private func listen(_ device: Int) -> String {
    "GET /v1/events HTTP/1.1\r\nHost: a\r\nCookie: pastime=\(tokens[device].text)\r\n\r\n"
  }

  private func push(_ text: String) -> String {
    let row = Row(key: Array("x/1".utf8), text: Array(text.utf8))
    let body = String(
      decoding: Push(generation: Generation(bits: 1), rows: [row]).text, as: UTF8.self)
    return "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nConnection: close\r\n"
      + "Cookie: pastime=\(tokens[0].text)\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test("a device hears at one service what another device stored at the other")
  func rows() async throws {
    try await Server.run(backend: servers[0]) { one in
      try await Server.run(backend: servers[1]) { other in
        try await other.connect { pad in
          try await pad.send(listen(1))
          _ = try await pad.receive(until: "data: 0\n\n")
          for count in 1...3 {
            let text = String(repeating: "a", count: count)
            #expect(try await one.exchange(push(text)).hasSuffix("\nstored\n"))
            let heard = try await pad.receive(until: "data: \(count)\n\n")
            #expect(heard.contains("event: rows\ndata: \(count)\n\n"))
          }
        }
      }
    }
  }

  @Test("the stream of a device ends when another service removes the device")
  func removed() async throws {
    try await Server.run(backend: servers[1]) { server in
      try await server.connect { pad in
        try await pad.send(listen(1))
        _ = try await pad.receive(until: "data: 0\n\n")
        let device = try #require(try stores[0].caller(with: tokens[1].digest, at: start)?.device)
        #expect(try stores[0].remove(device, of: player))
        _ = try await pad.receive(until: "\r\n0\r\n\r\n")
      }
    }
  }

  @Test("a device does not hear what it stored itself, but hears what others stored in between")
  func own() async throws {
    let notifier = ChangeNotifier()
    let caller = Caller(player: player, device: 1)
    let stream = try await notifier.open(for: caller)
    let found = Answers([4, 4, 7])
    await notifier.stored(revision: Revision(4), of: player, by: 1, rows: 4)
    // Somebody else stored a row between these two and the four.
    await notifier.stored(revision: Revision(7), of: player, by: 1, rows: 2)
    await notifier.watch(each: .milliseconds(1)) { _ in found.next() }
    var heard = stream.makeAsyncIterator()
    #expect(await heard.next() == Revision(7))
    #expect(found.isEmpty)
    stream.end()
  }

  @Test("while a database is unavailable, no device hears anything, and no stream ends")
  func unavailable() async throws {
    let notifier = ChangeNotifier()
    let stream = try await notifier.open(for: Caller(player: player, device: 1))
    let found = Answers([nil, nil, 2])
    await notifier.watch(each: .milliseconds(1)) { _ in found.next() }
    var heard = stream.makeAsyncIterator()
    #expect(await heard.next() == Revision(2))
    stream.end()
  }

  @Test("a service reports a lost database server, and goes on when it is back")
  func lost() async throws {
    let server = try await PostgresServer.start()
    let store = try PostgresStore(#require(PostgresAddress(server.database())))
    try store.add(
      player, generation: Generation(bits: 1), device: "Phone", token: tokens[0].digest, at: start)
    try await Server.run(backend: ServerContext(of: store)) { service in
      let ready = "GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
      #expect(try await service.exchange(ready).hasPrefix("HTTP/1.1 200"))
      try server.crash()
      let refused = try await service.exchange(push("a"))
      #expect(refused.hasPrefix("HTTP/1.1 503"))
      #expect(refused.contains("\r\nRetry-After: 5\r\n"))
      #expect(try await service.isHealthy())
      try server.start()
      while try await !service.exchange(push("a")).hasSuffix("\nstored\n") {}
    }
  }
}

/// The answers of a database about the one device, in turn. The last answer repeats.
private final class Answers: Sendable {
  private let rest: Mutex<[Int64?]>

  init(_ revisions: [Int64?]) { rest = Mutex(revisions.reversed()) }

  var isEmpty: Bool { rest.withLock { $0.count == 1 } }

  func next() -> [Int64: Revision]? {
    rest.withLock { rest in
      let last = rest[rest.count - 1]
      if rest.count > 1 { rest.removeLast() }
      return last.map { [1: Revision($0)] }
    }
  }
}
