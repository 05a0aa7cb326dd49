import Foundation
import Testing

@testable import HTTPService

@Suite("Connections")
struct ConnectionTests {
  private static let close = "Host: a\r\nConnection: close\r\n\r\n"

  @Test(
    "a request gets its answer, with a date and without the server's name",
    arguments: Transport.allCases)
  func get(over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      try await $0.exchange("GET / HTTP/1.1\r\n\(Self.close)")
    }
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n" + Samples.index))
    #expect(answer.contains("\r\nDate: "))
    #expect(!answer.lowercased().contains("\r\nserver:"))
  }

  @Test("HEAD keeps the length and sends no body")
  func head() async throws {
    let answer = try await Server.run { try await $0.exchange("HEAD / HTTP/1.1\r\n\(Self.close)") }
    #expect(answer.contains("\r\nContent-Length: \(Samples.index.utf8.count)\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n"))
  }

  @Test("requests sent together are answered in order", arguments: Transport.allCases)
  func pipelining(over transport: Transport) async throws {
    let requests =
      (0..<50).map { "GET /digits.txt HTTP/1.1\r\nHost: a\r\nRange: bytes=\($0 % 10)-\r\n\r\n" }
      .joined()
    let answer = try await Server.run(over: transport) {
      try await $0.exchange(requests + "POST / HTTP/1.1\r\n" + Self.close)
    }
    let parts = answer.components(separatedBy: "HTTP/1.1 ").dropFirst()
    #expect(parts.count == 51)
    for (number, part) in parts.prefix(50).enumerated() {
      #expect(part.hasSuffix("\r\n\r\n" + Samples.digits.dropFirst(number % 10)))
    }
    #expect(parts.last?.hasPrefix("405 ") == true)
  }

  @Test("a body is read to its end before the next request", arguments: [true, false])
  func bodyThenRequest(isChunked: Bool) async throws {
    let body =
      isChunked
      ? "Transfer-Encoding: chunked\r\n\r\n5\r\nGET /\r\n0\r\n\r\n"
      : "Content-Length: 5\r\n\r\nGET /"
    let answer = try await Server.run {
      try await $0.exchange(
        "POST / HTTP/1.1\r\nHost: a\r\n\(body)GET /healthz HTTP/1.1\r\n\(Self.close)")
    }
    #expect(answer.hasPrefix("HTTP/1.1 405 "))
    #expect(answer.hasSuffix("\r\n\r\nok\n"))
  }

  @Test(
    "a body that is too large is refused, announced or not, and ends the connection",
    arguments: Transport.allCases)
  func largeBody(over transport: Transport) async throws {
    try await Server.run(over: transport) { server in
      let announced = try await server.exchange(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 16385\r\n\r\n")
      let chunk = "4000\r\n\(String(repeating: "x", count: 0x4000))\r\n"
      let chunked = try await server.exchange(
        "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)")
      for answer in [announced, chunked] {
        #expect(answer.hasPrefix("HTTP/1.1 413 "))
        #expect(answer.contains("\r\nConnection: close\r\n"))
        #expect(answer.contains("\r\nContent-Security-Policy: "))
      }
    }
  }

  @Test(
    "a client that is still sending gets its refusal and an end, not a reset",
    arguments: Transport.allCases)
  func refusedWhileSending(over transport: Transport) async throws {
    let body = String(repeating: "x", count: 500_000)
    let answer = try await Server.run(over: transport) {
      try await $0.exchange(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
    #expect(answer.hasSuffix("\r\n\r\n413 Content Too Large\n"))
  }

  @Test("a large answer arrives whole before the connection ends", arguments: Transport.allCases)
  func largeAnswer(over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      try await $0.exchange("GET /large.txt HTTP/1.1\r\n\(Self.close)")
    }
    #expect(answer.utf8.count > Samples.largeSize)
  }

  @Test("a client that waits for a 100 gets the answer instead")
  func expectation() async throws {
    let answer = try await Server.run {
      try await $0.exchange(
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n")
    }
    #expect(answer.hasPrefix("HTTP/1.1 405 "))
    #expect(answer.contains("\r\nConnection: close\r\n"))
  }

  @Test(
    "the service speaks no other protocol, and reads nothing after a request for one",
    arguments: Transport.allCases)
  func upgrade(over transport: Transport) async throws {
    for request in [
      "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      "CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
    ] {
      let answer = try await Server.run(over: transport) {
        try await $0.exchange(request + String(repeating: "x", count: 100_000))
      }
      #expect(answer.hasPrefix("HTTP/1.1 "))
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
  }

  @Test("a header field that is too long gets 431", arguments: Transport.allCases)
  func longField(over transport: Transport) async throws {
    try await expectTooLarge("X: " + String(repeating: "x", count: 8_200), over: transport)
  }

  @Test("a header that is too large in total gets 431")
  func longHeader() async throws {
    let field = "X: " + String(repeating: "x", count: 900)
    try await expectTooLarge(repeatElement(field, count: 10).joined(separator: "\r\n"))
  }

  @Test("a header with too many fields gets 431")
  func manyFields() async throws {
    try await expectTooLarge(repeatElement("X: x", count: 65).joined(separator: "\r\n"))
  }

  private func expectTooLarge(
    _ fields: String, over transport: Transport = .plain
  ) async throws {
    let answer = try await Server.run(over: transport) {
      try await $0.exchange("GET / HTTP/1.1\r\n\(fields)\r\n\r\n")
    }
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
    #expect(answer.contains("\r\nContent-Security-Policy: "))
    #expect(answer.contains("\r\nConnection: close\r\n"))
  }

  @Test(
    "a message that is not HTTP gets 400 with the security headers",
    arguments: [
      "nonsense\r\n\r\n", "GET / HTTP/9.1\r\n\r\n", "GET  HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nbad header\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "G(T / HTTP/1.1\r\nHost: a\r\n\r\n",
      "POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ])
  func malformed(request: String) async throws {
    let answer = try await Server.run { try await $0.exchange(request) }
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
    #expect(answer.contains("\r\nContent-Security-Policy: "))
  }
}
