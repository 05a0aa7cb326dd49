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

  @Test("a body that is too long is refused before it is read, announced or not")
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
      // A stranger cannot send as much as a player.
      let stranger = try await server.exchange(
        "POST /v1/rows HTTP/1.1\r\nHost: a\r\nPastime: 1\r\nContent-Length: 16385\r\n\r\n")
      for answer in [announced, chunked, stranger] {
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
      }
    }
  }
}
