import HTTPTypes
import NIOCore
import NIOSSL
import Testing

@testable import HTTPService

/// Everything that holds for every connection is tested over TLS too, beside the tests without it.
@Suite("TLS", .timeLimit(.minutes(20)))
struct TLSTests {
  private static let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
  private static let health = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
  private static let transport = "\r\nStrict-Transport-Security: max-age=31536000\r\n"

  @Test(
    "every kind of answer asks browsers to connect only over TLS",
    arguments: [
      get, health, "GET /missing HTTP/1.1\r\nHost: a\r\n\r\n", "nonsense\r\n\r\n",
      "GET / HTTP/1.1\r\nIf-None-Match: *\r\nHost: a\r\n\r\n",
      "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 9_000))\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n",
    ])
  func strictTransport(request: String) async throws {
    for transport in Transport.allCases {
      let answer = try await Server.run(over: transport) { server in
        try await server.connect { connection in
          try await connection.send(request)
          return try await connection.receive(until: "\r\n\r\n")
        }
      }
      #expect(answer.hasPrefix("HTTP/1.1 "))
      #expect(answer.contains(Self.transport) == (transport == .encrypted))
    }
  }

  @Test("a client that speaks HTTP without TLS gets no answer")
  func plainHTTP() async throws {
    try await Server.run(over: .encrypted) { server in
      try await server.connect(with: nil) { connection in
        try await connection.send(Self.get)
        let answer = try await connection.rest()
        #expect(!answer.contains("HTTP"))
      }
      let isHealthy = try await server.isHealthy()
      #expect(isHealthy)
    }
  }

  @Test(
    "a client that connects and says nothing is cut off, and so is a handshake that does not end")
  func slowHandshake() async throws {
    try await Server.run(over: .encrypted) {
      $0.idleTimeout = .milliseconds(50)
    } body: { server in
      try await server.connect(with: nil) { connection in
        let answer = try await connection.rest()
        #expect(answer.isEmpty)
      }
      try await server.connect(with: nil) { connection in
        // The beginning of a first message of 512 bytes.
        try? await connection.send(ByteBuffer(bytes: [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]))
        _ = try? await connection.rest()
      }
    }
  }

  @Test("TLS 1.2 and 1.3 are spoken, and nothing older", arguments: [TLSVersion.tlsv12, .tlsv13])
  func versions(version: TLSVersion) async throws {
    try await Server.run(over: .encrypted) { server in
      let certificate = try #require(server.certificate)
      let context = try certificate.clientContext {
        $0.minimumTLSVersion = version
        $0.maximumTLSVersion = version
      }
      let answer = try await server.connect(with: context) { connection in
        try await connection.send(Self.health)
        return try await connection.rest()
      }
      #expect(answer.hasSuffix("\r\n\r\nok\n"))
      let old = try certificate.clientContext { $0.maximumTLSVersion = .tlsv11 }
      await #expect(throws: (any Error).self) {
        try await server.connect(with: old) { connection in
          try await connection.send(Self.health)
          _ = try await connection.rest()
        }
      }
    }
  }

  @Test("a client that could speak HTTP/2 learns that the service speaks HTTP/1.1")
  func negotiation() async throws {
    try await Server.run(over: .encrypted) { server in
      let context = try server.certificate?.clientContext {
        $0.applicationProtocols = ["h2", "http/1.1"]
      }
      let answer = try await server.connect(with: context) { connection in
        try await connection.send(Self.health)
        return try await connection.rest()
      }
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
  }

  @Test("the cookie of a device is for TLS only, even without an address")
  func cookie() async throws {
    let backend = try TestBackend { $0.isSecure = true }
    let answer = try await backend.ask(.post, "/v1/players", "pastime-player 1\n")
    #expect(answer.status == 201)
    for cookie in answer.fields[values: .setCookie] {
      #expect(cookie.hasPrefix("__Host-pastime=") || cookie.hasPrefix("pastime-kept="))
      #expect(cookie.contains("; Secure"))
    }
  }
}
