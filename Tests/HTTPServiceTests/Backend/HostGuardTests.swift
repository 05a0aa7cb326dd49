import HTTPTypes
import Testing

@testable import HTTPService

@Suite("The host that a request names")
struct HostGuardTests {
  private func backend() throws -> TestBackend {
    try TestBackend { $0.address = BackendAddress("https://games.example:8443/play") }
  }

  @Test(
    "a request for another host gets 421, from the page and from the server",
    arguments: [
      "elsewhere.example", "games.example", "games.example:443", "games.example.elsewhere.example",
      "localhost.elsewhere.example", "127.0.0.1.elsewhere.example", "[::2]", "[::1]x", "192.0.2.1",
    ])
  func foreign(host: String) async throws {
    let backend = try backend()
    for target in ["/", "/v1/house", "/v1/nothing"] {
      for method in [HTTPRequest.Method.get, .head, .options] {
        #expect(try await backend.ask(method, target, at: host).status == 421)
      }
    }
    #expect(
      try await backend.ask(.post, "/v1/players", "pastime-player 1\n", at: host).status == 421)
  }

  @Test(
    "a server answers to its own name, and to the names that a machine has for itself",
    arguments: [
      "games.example:8443", "GAMES.example:8443", "127.0.0.1:8080", "localhost", "[::1]:1",
    ])
  func own(host: String) async throws {
    let backend = try backend()
    #expect(try await backend.ask(.get, "/", at: host).status == 200)
    #expect(try await backend.ask(.get, "/v1/house", at: host).status == 200)
  }

  @Test("a request without a host or with two hosts is refused, over the network too")
  func malformed() async throws {
    let backend = try backend()
    try await Server.run(backend: backend.server) { server in
      for hosts in ["", "Host:\r\n", "Host: games.example:8443\r\nHost: games.example:8443\r\n"] {
        for target in ["/", "/v1/house"] {
          let answer = try await server.exchange(
            "GET \(target) HTTP/1.1\r\n\(hosts)Connection: close\r\n\r\n")
          #expect(answer.hasPrefix("HTTP/1.1 400 "), "\(hosts)")
        }
      }
    }
  }

  @Test("a page in another folder is not this server's")
  func folder() async throws {
    let backend = try backend()
    for (folder, status) in [("/play/", 200), ("1", 200), ("/other/", 421)] {
      let answer = try await backend.ask(.get, "/v1/house", fields: [.pastime: folder])
      #expect(answer.status == status)
    }
  }

  @Test("a monitor may call the service by any name")
  func watched() async throws {
    let backend = try backend()
    for target in ["/healthz", "/readyz"] {
      #expect(try await backend.ask(.get, target, at: "192.0.2.1:8080").status == 200)
    }
  }

  @Test("a server without an address takes the address from the request")
  func unknown() async throws {
    let backend = try TestBackend()
    let answer = try await backend.ask(.get, "/v1/house", at: "elsewhere.example")
    #expect(answer.body.contains("\naddress http://elsewhere.example\n"))
  }
}
