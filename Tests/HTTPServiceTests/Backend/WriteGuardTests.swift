import HTTPTypes
import Hummingbird
import Testing

@testable import HTTPService

@Suite("Who may ask a server for what")
struct WriteGuardTests {
  @Test(
    "nobody without a cookie gets what a member gets", .serialized,
    arguments: BackendEndpoint.allCases)
  func stranger(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let answer = try await backend.ask(endpoint.method, endpoint.path)
    #expect((answer.status == 401) == endpoint.isForMembers)
  }

  @Test(
    "another method is refused, and the answer names the right methods", .serialized,
    arguments: BackendEndpoint.allCases)
  func method(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let own = BackendEndpoint.allCases.filter { $0.path == endpoint.path }.map(\.method)
    let right = own.flatMap { $0 == .get ? [.get, .head] : [$0] } + [.options]
    for method in [HTTPRequest.Method.get, .head, .post, .put, .delete, .options, .patch]
    where !right.contains(method) {
      let answer = try await backend.ask(method, endpoint.path, as: token)
      #expect(answer.status == 405)
      #expect(answer.fields[.allow] == right.map(\.rawValue).joined(separator: ", "))
    }
  }

  @Test(
    "a path that is in no list gets 404",
    arguments: ["/v1/", "/v1/house/", "/v1/Rows", "/v1//rows"])
  func missing(path: String) async throws {
    let backend = try TestBackend()
    #expect(try await backend.ask(.get, path).status == 404)
  }

  @Test(
    "no other site can change anything, with the cookie of a player or without one",
    .serialized, arguments: BackendEndpoint.allCases.filter { $0.method != .get })
  func otherSite(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    for fields: HTTPFields in [
      [.pastime: ""], [.pastime: "2"], [.pastime: "/../"], [.fetchSite: "cross-site"],
      [.fetchSite: "same-site"],
      [.fetchSite: "none"], [.origin: "null"], [.origin: "http://elsewhere.example"],
      [.origin: "http://localhost.elsewhere.example"], [.origin: "http://localhost:81"],
    ] {
      let answer = try await backend.ask(endpoint.method, endpoint.path, as: token, fields: fields)
      #expect(answer.status == 403, "\(fields)")
      #expect(answer.fields[.accessControlAllowOrigin] == nil)
    }
    let bare = try await Answer.to(
      endpoint.method, endpoint.path, [.cookie: "pastime=\(token)"], from: backend.responder)
    #expect(bare.status == 403)
  }

  @Test("the page itself may write, by whichever name it was opened")
  func sameSite() async throws {
    let backend = try TestBackend()
    for origin in ["http://localhost", "https://localhost"] {
      let answer = try await backend.ask(
        .post, "/v1/players", "pastime-player 1\n",
        fields: [.origin: origin, .fetchSite: "same-origin"])
      #expect(answer.status == 201)
    }
  }

  @Test("a server with a known address accepts no other address")
  func address() async throws {
    let backend = try TestBackend { $0.address = BackendAddress("https://games.example") }
    for (origin, status) in [
      ("https://games.example", 201), ("http://games.example", 403), ("http://localhost", 403),
    ] {
      let answer = try await backend.ask(
        .post, "/v1/players", "pastime-player 1\n", fields: [.origin: origin])
      #expect(answer.status == status)
    }
  }

  @Test("without a server every endpoint gets 404, and nobody gets a cookie")
  func noServer() async throws {
    let responder = OutermostResponder(
      inner: ServiceResponder(site: SiteResponder(site: Samples.site), backend: nil),
      configuration: ServiceConfiguration(), logger: Samples.quiet)
    for endpoint in BackendEndpoint.allCases {
      let answer = try await Answer.to(
        endpoint.method, endpoint.path, [.pastime: "1"], from: responder)
      #expect(answer.status == 404)
      #expect(answer.fields[.setCookie] == nil)
    }
    #expect(try await Answer.to("/", from: responder).fields[.setCookie] == nil)
  }

  @Test("the page beside a server is the same as ever, except for a mark of the server")
  func page() async throws {
    let backend = try TestBackend()
    for target in ["/", "/healthz", "/digits.txt", "/missing", "/v1"] {
      let (beside, alone) = (try await backend.ask(.get, target), try await Answer.to(target))
      #expect(beside.status == alone.status)
      var unmarked = beside.fields
      unmarked[.known("Pastime-House")] = nil
      #expect(unmarked == alone.fields)
      #expect(beside.body == alone.body)
    }
  }
}
