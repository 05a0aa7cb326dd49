import Testing

@testable import HTTPService

@Suite("Connections from one address", .timeLimit(.minutes(20)))
struct ConnectionLimitTests {
  private func address(_ text: String) throws -> ClientAddress { try #require(ClientAddress(text)) }

  @Test("each address has a limit of connections, and a closed connection makes room")
  func count() throws {
    let limit = ConnectionLimit(most: 2, proxies: [])
    let (one, other) = (try address("9.9.9.9"), try address("9.9.9.8"))
    #expect(limit.enter(one) && limit.enter(one) && !limit.enter(one))
    #expect(limit.enter(other))
    limit.leave(one)
    #expect(limit.enter(one) && !limit.enter(one))
  }

  @Test("an IPv6 network has twice the limit of an address, however many addresses it has")
  func network() throws {
    let limit = ConnectionLimit(most: 2, proxies: [])
    let entered = try (1...9).filter { limit.enter(try address("2001:db8:1:\($0)::1")) }
    #expect(entered.count == 4)
    #expect(limit.enter(try address("2001:db8:2:1::1")))
  }

  @Test("this machine and the proxies of the server connect for others, and have no limit")
  func proxies() throws {
    let limit = ConnectionLimit(most: 1, proxies: [try address("10.0.0.1")])
    for text in ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1"] {
      for _ in 0..<5 { #expect(limit.enter(try address(text)), "\(text)") }
    }
    for _ in 0..<5 { #expect(limit.enter(.unknown)) }
  }

  #if os(Linux)
    // On Linux the whole of 127.0.0.0/8 is this machine.
    @Test(
      "an address that holds all its connections gets no more, and nobody else waits",
      arguments: Transport.allCases)
    func flood(over transport: Transport) async throws {
      try await Server.run(over: transport) {
        $0.maximumConnectionsFromOne = 1
      } body: { server in
        let context = try server.certificate?.clientContext()
        let request = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
        try await server.connect(with: context, from: "127.0.0.2") { first in
          try await first.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
          let health = try await first.receive(until: "ok\n")
          #expect(health.hasSuffix("ok\n"))
          let second = try? await server.connect(with: context, from: "127.0.0.2") { connection in
            try await connection.send(request)
            return try await connection.rest()
          }
          #expect(second?.contains("ok\n") != true)
          let other = try await server.connect(with: context, from: "127.0.0.3") { connection in
            try await connection.send(request)
            return try await connection.rest()
          }
          #expect(other.hasSuffix("ok\n"))
        }
        // The service may notice a closed connection a little later than its client.
        var again = ""
        while !again.hasSuffix("ok\n") {
          let answer = try? await server.connect(with: context, from: "127.0.0.2") { connection in
            try await connection.send(request)
            return try await connection.rest()
          }
          again = answer ?? ""
        }
      }
    }
  #endif
}
