import NIOCore
import NIOPosix
import Testing

@testable import HTTPService

@Suite("Starting and stopping", .timeLimit(.minutes(20)))
struct ListeningTests {
  @Test("the service takes the next free port when its port is in use")
  func portInUse() async throws {
    try await Server.run { first in
      try await Server.run {
        $0.port = first.port
      } body: { second in
        #expect(second.port > first.port && second.port <= first.port + 20)
        let isHealthy = try await second.isHealthy()
        #expect(isHealthy)
      }
      let isHealthy = try await first.isHealthy()
      #expect(isHealthy)
    }
  }

  @Test("a server goes on at the next free port and does not end with the first attempt")
  func portInUseByAnother() async throws {
    let backend = try TestBackend()
    try await Server.run { first in
      try await Server.run({ $0.port = first.port }, backend: backend.server) { second in
        // Each check opens a new connection, which would fail after the end.
        for _ in 0..<20 {
          let isHealthy = try await second.isHealthy()
          #expect(isHealthy)
        }
      }
    }
  }

  @Test("when all ports to try are in use, the error names them")
  func noFreePort() async throws {
    try await Server.run { first in
      await #expect(throws: ListeningError.portsInUse(first.port...first.port)) {
        try await Server.run {
          $0.port = first.port
          $0.furtherPorts = 0
        } body: { _ in
        }
      }
    }
  }

  @Test("the error for an address of another machine names the address and the reason")
  func foreignAddress() async throws {
    var configuration = ServiceConfiguration(host: "192.0.2.1", port: 0)
    configuration.shutdownTimeout = .seconds(1)
    let service = WebService(
      site: Samples.site, configuration: configuration, logger: Samples.quiet)
    let error = await #expect(throws: ListeningError.self) {
      try await service.run(stoppingAt: []) { _ in }
    }
    guard case .unavailable("192.0.2.1", 0, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "a request that runs when the service stops gets its answer", arguments: Transport.allCases)
  func shutdown(over transport: Transport) async throws {
    try await Server.run(over: transport) {
      // However busy the machine is.
      $0.shutdownTimeout = .seconds(600)
    } body: { server in
      let answer = try await server.connect { connection in
        try await connection.begin("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab")
        await server.stop()
        await server.waitUntilClosed()
        try await connection.send("cd")
        return try await connection.rest()
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(answer.hasSuffix(Samples.index))
    }
  }

  @Test(
    "a large answer that is on its way when the service stops arrives whole",
    arguments: Transport.allCases)
  func shutdownWithLargeAnswer(over transport: Transport) async throws {
    try await Server.run(over: transport) {
      // However busy the machine is.
      $0.shutdownTimeout = .seconds(600)
    } body: { server in
      let size = try await server.connect { connection in
        try await connection.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        let first = try await connection.inbound.next()?.readableBytes ?? 0
        await server.stop()
        await server.waitUntilClosed()
        return try await first + connection.rest().utf8.count
      }
      #expect(size > Samples.largeSize)
    }
  }

  @Test("a connection without a request does not delay the end", arguments: Transport.allCases)
  func shutdownWithIdleConnection(over transport: Transport) async throws {
    try await Server.run(over: transport) { server in
      let answer = try await server.connect { connection in
        try await connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await connection.receive(until: "ok\n")
        await server.stop()
        return try await connection.rest()
      }
      #expect(answer.isEmpty)
    }
  }

  @Test(
    "a request that does not end is cut off at the shutdown timeout",
    arguments: Transport.allCases)
  func shutdownTimeout(over transport: Transport) async throws {
    try await Server.run(over: transport) {
      $0.shutdownTimeout = .milliseconds(300)
      $0.bodyDeadline = .seconds(600)
    } body: { server in
      _ = try await server.connect { connection in
        try await connection.begin("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab")
        await server.stop()
        return try await connection.rest()
      }
    }
  }

  @Test(
    "a client that takes nothing of its answer does not delay the end",
    arguments: Transport.allCases)
  func shutdownWithStalledReader(over transport: Transport) async throws {
    try await Server.run(over: transport) {
      $0.shutdownTimeout = .milliseconds(300)
    } body: { server in
      try await server.connect { connection in
        try await connection.send("GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await connection.inbound.next()
        await server.stop()
        await server.waitUntilEnded()
        // Over TLS a cut differs from an end, and is an error.
        var size = 0
        while let bytes = try? await connection.inbound.next() { size += bytes.readableBytes }
        #expect(size < Samples.largeSize)
      }
    }
  }

  @Test("an IPv6 address stands in brackets")
  func url() {
    func url(_ host: String, _ port: Int, isSecure: Bool = false) -> String {
      ListeningAddress(host: host, port: port, isSecure: isSecure).url
    }
    #expect(url("::1", 80) == "http://[::1]:80/")
    #expect(url("127.0.0.1", 8_080) == "http://127.0.0.1:8080/")
    #expect(url("::1", 443, isSecure: true) == "https://[::1]:443/")
  }

  @Test("the ports to try end with the last port that exists")
  func candidates() {
    #expect(ServiceConfiguration(port: 8_080).candidatePorts == 8_080...8_100)
    #expect(ServiceConfiguration(port: 65_530).candidatePorts == 65_530...65_535)
    #expect(ServiceConfiguration(port: 0).candidatePorts == 0...0)
  }
}
