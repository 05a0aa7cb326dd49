import Library
import Sync
import Testing

@testable import HTTPService

@Suite("Slow senders of rows", .timeLimit(.minutes(20)))
struct SlowRowsTests {
  @Test("rows that drip are cut off with 408, and nothing of them is kept")
  func slow() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let answer = try await Server.run(
      { $0.bodyDeadline = .milliseconds(200) }, backend: backend.server
    ) {
      try await $0.exchange(
        "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nCookie: pastime=\(token)\r\n"
          + "Content-Length: 50\r\n\r\npastime-push 1 ")
    }
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
    #expect(try await backend.ask(.get, "/v1/player", as: token).body.contains("\nbytes 0\n"))
  }

  @Test("rows that arrive as fast as the slowest line carries them are kept, however long it takes")
  func slowLine() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let pulled = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).body
    let generation = try PullAnswer(text: Array(pulled.utf8), to: Pull(since: .zero, limit: 1))
      .generation
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 60_000)
    let push = Push(generation: generation, rows: [Row(key: Array("x/1".utf8), text: text)]).string
    let answer = try await Server.run(
      {
        $0.bodyDeadline = .milliseconds(200)
        // What comes at first gives a minute.
        $0.bodyBytesPerSecond = 500
      }, backend: backend.server
    ) { server in
      try await server.connect { connection in
        try await connection.send(
          "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nCookie: pastime=\(token)\r\n"
            + "Connection: close\r\nContent-Length: \(push.utf8.count)\r\n\r\n"
            + push.prefix(30_000))
        try await Task.sleep(for: .milliseconds(600))
        try await connection.send(String(push.dropFirst(30_000)))
        return try await connection.rest()
      }
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(try await backend.ask(.get, "/v1/player", as: token).body.contains("\nbytes 60003\n"))
  }

  @Test("a body too long is refused before it is read, and without it being announced")
  func long() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let head =
      "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nCookie: pastime=\(token)\r\n"
    try await Server.run(backend: backend.server) { server in
      let announced = try await server.exchange(head + "Content-Length: 262145\r\n\r\n")
      let chunk = "10000\r\n\(String(repeating: "x", count: 0x10000))\r\n"
      let chunked = try await server.exchange(
        head + "Transfer-Encoding: chunked\r\n\r\n" + String(repeating: chunk, count: 5))
      // Whoever is nobody cannot send as much as a player.
      let stranger = try await server.exchange(
        "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nContent-Length: 16385\r\n\r\n")
      for answer in [announced, chunked, stranger] {
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
      }
    }
  }
}
