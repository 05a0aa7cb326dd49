import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Guests over HTTP")
struct GuestRouteTests {
  private let backend: TestBackend

  init() throws { backend = try TestBackend.dealing() }

  @Test("a guest races and plays but is no member, and the server keeps nothing of a guest")
  func guest() async throws {
    let answer = try await backend.ask(.post, "/v1/guests", "pastime-guest 1\n")
    #expect(answer.status == 204)
    let cookies = answer.fields[values: .setCookie]
    #expect(cookies.count == 1 && cookies[0].contains("; Max-Age=86400; "))
    let guest = try #require(answer.token)
    let again = try await backend.ask(.post, "/v1/guests", "pastime-guest 1\n", as: guest)
    #expect(again.status == 204 && again.token == nil)
    let said = try await backend.ask(.get, "/v1/house", as: guest)
    #expect(said.value("member") == "no" && said.value("guest") == "yes")
    #expect(try await backend.ask(.get, "/v1/house").value("guest") == nil)
    #expect(try await backend.makeRace(guest).status == 201)
    #expect(try await backend.open(.codeword, as: guest).status == 200)
    for (path, body) in [
      ("/v1/rows", "pastime-push 1 00000000000000aa 1\nx/y 5\nzebra\n"), ("/v1/sheet", ""),
      ("/v1/pairing", ""), ("/v1/circles", ""), ("/v1/memberships", ""),
    ] {
      #expect(try await backend.ask(.post, path, body, as: guest).status == 401, "\(path)")
    }
    backend.time.pass(86_399_999)
    #expect(try await backend.ask(.get, "/v1/house", as: guest).token == nil)
    #expect(try await backend.ask(.get, "/v1/player", as: guest).status == 200)
    backend.time.pass(1)
    #expect(try await backend.ask(.get, "/v1/player", as: guest).status == 401)
    #expect(try await backend.ask(.get, "/v1/house", as: guest).value("guest") == nil)
  }

  @Test("a guest who joins the server keeps plays and seats, and is a member from then on")
  func stays() async throws {
    let guest = try await backend.visitAsGuest()
    let race = try #require(try await backend.makeRace(guest).value("race"))
    let begun = try await backend.ask(.post, "/v1/players", "pastime-player 1\n", as: guest)
    #expect(begun.status == 201 && begun.token == guest)
    #expect(begun.fields[values: .setCookie].contains { $0.hasPrefix("pastime-kept=1") })
    let said = try await backend.ask(.get, "/v1/house", as: guest)
    #expect(said.value("member") == "yes" && said.value("guest") == nil)
    #expect(try await backend.ask(.get, "/v1/races/\(race)", as: guest).value("seat") == "0")
    backend.time.pass(5 * 86_400_000)
    #expect(try await backend.ask(.get, "/v1/player", as: guest).status == 200)
  }

  @Test("guests are counted for each address as players are, and separately from them")
  func limits() async throws {
    let backend = try TestBackend.dealing { $0.playersAnHour = 2 }
    for _ in 0..<2 {
      _ = try await backend.visitAsGuest()
      _ = try await backend.join()
    }
    #expect(try await backend.ask(.post, "/v1/guests", "pastime-guest 1\n").status == 429)
    #expect(try await backend.ask(.post, "/v1/guests", "pastime-player 1\n").status == 400)
  }
}
