import HTTPTypes
import Testing

@testable import HTTPService

@Suite("HEAD and OPTIONS for everything that a server has")
struct MethodTests {
  private static let read = BackendEndpoint.allCases.filter { $0.method == .get }

  @Test(
    "HEAD answers wherever GET does, with its fields and without its body", .serialized,
    arguments: read)
  func head(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    for device in [nil, token] {
      let head = try await backend.ask(.head, endpoint.path, as: device)
      #expect(head.body.isEmpty)
      // The body of a stream would not end.
      if endpoint == .events, device != nil {
        #expect(head.status == 200)
        #expect(head.fields[.contentType] == "text/event-stream")
        continue
      }
      let get = try await backend.ask(.get, endpoint.path, as: device)
      #expect(head.status == get.status)
      #expect(head.fields == get.fields)
    }
  }

  @Test("HEAD opens no stream, and changes nothing", .serialized, arguments: read)
  func unchanged(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    backend.time.pass(86_400_000)
    let before = try backend.caller(token)
    let answer = try await backend.ask(.head, endpoint.path, as: token)
    #expect(answer.fields[.setCookie] == nil)
    while await backend.server.lastSeenLog.isWriting { await Task.yield() }
    #expect(try backend.caller(token) == before)
    #expect(await backend.server.notifier.count == 0)
    #expect(await backend.server.raceNotifier.count == 0)
  }

  @Test("HEAD of a race's stream opens no stream, and is refused where no race exists")
  func race() async throws {
    let backend = try TestBackend()
    let missing = try await backend.ask(.head, "/v1/races/0000000000000/events")
    #expect(missing.status == (try await backend.ask(.get, "/v1/races/0000000000000")).status)
  }

  @Test(
    "OPTIONS shows anybody what can be done, and lets no other site do it", .serialized,
    arguments: BackendEndpoint.allCases)
  func options(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let answer = try await backend.ask(
      .options, endpoint.path, fields: [.origin: "https://elsewhere.example"])
    #expect(answer.status == 204)
    #expect(answer.body.isEmpty)
    let allowed = try #require(answer.fields[.allow]).split(separator: ", ").map(String.init)
    #expect(allowed.contains(endpoint.method.rawValue))
    #expect(allowed.contains("GET") == allowed.contains("HEAD"))
    #expect(allowed.last == "OPTIONS")
    #expect(answer.fields[.accessControlAllowOrigin] == nil)
  }

  @Test("OPTIONS works for the page and for the service itself, and not for a missing path")
  func others() async throws {
    let backend = try TestBackend()
    for target in ["/", "/digits.txt", "/healthz", "*"] {
      let answer = try await backend.ask(.options, target)
      #expect(answer.status == 204)
      #expect(answer.fields[.allow] == "GET, HEAD, OPTIONS")
    }
    #expect(try await backend.ask(.options, "/v1/nothing").status == 404)
    #expect(try await backend.ask(.options, "/nothing").status == 404)
  }
}
