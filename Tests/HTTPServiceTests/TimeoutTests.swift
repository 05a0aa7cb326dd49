import NIOCore
import Synchronization
import Testing

@testable import HTTPService

/// Times in these tests only bound them: a limit that does not work makes them hang, and the suite's
/// own limit ends them.
@Suite("Slow clients", .timeLimit(.minutes(20)))
struct TimeoutTests {
  @Test(
    "a body that drips is cut off with 408, though each byte comes in time",
    arguments: Transport.allCases)
  func slowBody(over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      $0.bodyDeadline = .milliseconds(300)
    } body: { server in
      try await server.connect { connection in
        try await connection.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000\r\n\r\n")
        let outbound = connection.outbound
        return try await withThrowingTaskGroup(of: Void.self) { tasks in
          tasks.addTask {
            while !Task.isCancelled {
              try await outbound.write(ByteBuffer(string: "x"))
              try await Task.sleep(for: .milliseconds(20))
            }
          }
          let answer = try await connection.rest()
          tasks.cancelAll()
          return answer
        }
      }
    }
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
    #expect(answer.contains("\r\nContent-Security-Policy: "))
  }

  @Test(
    "a header that drips is cut off", arguments: ["", "GET / HTTP/1.1\r\nX: "], Transport.allCases)
  func slowHeader(beginning: String, over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      $0.idleTimeout = .milliseconds(300)
    } body: { server in
      try await server.exchange(beginning)
    }
    #expect(answer.isEmpty)
  }

  @Test("a connection is closed when it was idle after a request", arguments: Transport.allCases)
  func idle(over transport: Transport) async throws {
    let answer = try await Server.run(over: transport) {
      // Long enough for the request to arrive first, on a machine that is busy with other tests.
      $0.idleTimeout = .seconds(3)
    } body: { server in
      try await server.exchange("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
    }
    #expect(answer.hasSuffix("\r\n\r\nok\n"))
  }

  @Test(
    "a client that takes a large answer slowly gets all of it, past the idle time",
    arguments: Transport.allCases)
  func slowReader(over transport: Transport) async throws {
    let size = try await Server.run(over: transport) {
      $0.idleTimeout = .seconds(3)
    } body: { server in
      try await server.connect { connection in
        try await connection.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        var size = 0
        while let bytes = try await connection.inbound.next() {
          size += bytes.readableBytes
          // Small steps, so that the answer lasts several times the idle time.
          if size < 6 << 20 {
            try await Task.sleep(for: .milliseconds(bytes.readableBytes / 1_024))
          }
        }
        return size
      }
    }
    #expect(size > Samples.largeSize)
  }

  @Test(
    "a client that takes nothing of its answer is cut off, and the system has taken little of it",
    arguments: Transport.allCases)
  func stalledReader(over transport: Transport) async throws {
    let size = try await Server.run(over: transport) {
      $0.idleTimeout = .milliseconds(200)
    } body: { server in
      try await server.connect { connection in
        try await connection.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        try await Task.sleep(for: .seconds(2))
        // Over TLS the cut is told from an end, and that is an error.
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
        try await Task.sleep(for: .milliseconds(200))
        let wasAnswered = isAnswered.load(ordering: .acquiring)
        #expect(!wasAnswered)
        try await first.send("GET /digits.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        let digits = try await first.receive(until: Samples.digits)
        #expect(digits.hasSuffix(Samples.digits))
        return waiting
      }
      let isHealthy = try await waiting.value
      #expect(isHealthy)
    }
  }
}
