import HTTPTypes
import Testing

@testable import HTTPService

/// One server after another: with far more than a thousand files open, `Process` of Foundation reads beyond what the
/// system told of them, and other tests run programs meanwhile.
@Suite("How much may be sent to a server")
struct BodyLimitTests {
  @Test(
    "whatever is asked for, a body is as long as it may be and no longer",
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
    "a body that is no message is refused wherever one is asked for", .serialized,
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
