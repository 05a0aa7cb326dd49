import HTTPTypes
import Testing

@testable import HTTPService

/// These tests run one server after another: with far more than a thousand files open, Foundation's
/// `Process` reads beyond what the system reports of them, and other tests run programs meanwhile.
@Suite("How much a client may send to a server")
struct BodyLimitTests {
  @Test(
    "every endpoint takes a body up to its limit, and refuses a longer body",
    .serialized, arguments: BackendEndpoint.allCases)
  func bodies(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let path = endpoint.path.replacing("ID", with: "99")
    let longest = String(repeating: "x", count: endpoint.bodyLimit)
    let refused = try await backend.ask(endpoint.method, path, longest + "x", as: token)
    #expect(refused.status == 413)
    #expect(refused.fields[.connection] == "close")
    // A stream would not end.
    guard endpoint != .events else { return }
    #expect(try await backend.ask(endpoint.method, path, longest, as: token).status != 413)
  }

  @Test(
    "every endpoint that takes a message refuses a body that is no message", .serialized,
    arguments: [
      BackendEndpoint.makePlayer, .push, .decide, .join, .outcome, .recover, .makeCircle,
      .joinCircle, .makeGuest, .makeRace, .joinRace, .startRace, .nextRace, .playRace,
    ])
  func malformed(endpoint: BackendEndpoint) async throws {
    let backend = try TestBackend.dealing()
    let token = try await backend.join()
    for body in ["", "\n", "x", "pastime 1\n", "\u{0}", "pastime-player 1\r\n"] {
      #expect(try await backend.ask(endpoint.method, endpoint.path, body, as: token).status == 400)
    }
  }
}
