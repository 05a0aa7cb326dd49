import NIOCore
import Synchronization
import Testing

@testable import HTTPService

/// `ConnectionGuardTests` checks the value of each limit with its own clock. Here the limits hold
/// on a real connection, and each test waits for the end of the connection.
@Suite("Slow clients", .timeLimit(.minutes(20)))
struct TimeoutTests {
  @Test("a body that does not end gets 408", arguments: Transport.allCases)
  func slowBody(over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      $0.bodyDeadline = .milliseconds(50)
    } body: { server in
      try await server.exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\nx")
    }
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
    #expect(answer.contains("\r\nContent-Security-Policy: "))
  }

  @Test(
    "a header that does not end is cut off", arguments: ["", "GET / HTTP/1.1\r\nX: "],
    Transport.allCases)
  func slowHeader(beginning: String, over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      $0.idleTimeout = .milliseconds(50)
    } body: { server in
      // Over TLS the handshake is part of the time, and may be cut off in its middle.
      do { return try await server.exchange(beginning) } catch ChannelError.ioOnClosedChannel {
        return ""
      }
    }
    #expect(answer.isEmpty)
  }

  @Test(
    "a client that takes nothing of its answer is cut off, and the system has taken little of it",
    arguments: Transport.allCases)
  func stalledReader(over transport: Transport) async throws {
    let size = try await Server.run(over: transport) {
      $0.idleTimeout = .seconds(2)
      $0.maximumConnections = 1
    } body: { server in
      try await server.connect { connection in
        try await connection.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await connection.inbound.next()
        // Another connection is accepted once this one is over.
        await server.waitUntilAnswering()
        // Over TLS a cut differs from an end, and is an error.
        var size = 0
        while let bytes = try? await connection.inbound.next() { size += bytes.readableBytes }
        return size
      }
    }
    // Part of it was on its way in the client. Without the limit the system takes 4 MB.
    #expect(size < 2 << 20)
  }

  @Test("connections beyond the limit wait until one ends")
  func connectionLimit() async throws {
    try await Server.run {
      $0.maximumConnections = 1
    } body: { server in
      let waiting = try await server.connect { first in
        try await first.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        let health = try await first.receive(until: "ok\n")
        #expect(health.hasSuffix("ok\n"))
        let isAnswered = Atomic(false)
        let waiting = Task {
          let isHealthy = try await server.isHealthy()
          isAnswered.store(true, ordering: .releasing)
          return isHealthy
        }
        for _ in 0..<50 {
          try await first.send("GET /digits.txt HTTP/1.1\r\nHost: a\r\n\r\n")
          let digits = try await first.receive(until: Samples.digits)
          #expect(digits.hasSuffix(Samples.digits))
          let wasAnswered = isAnswered.load(ordering: .acquiring)
          #expect(!wasAnswered)
        }
        return waiting
      }
      let isHealthy = try await waiting.value
      #expect(isHealthy)
    }
  }
}
