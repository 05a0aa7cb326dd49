import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Several servers on one host")
struct SeveralBackendsTests {
  private static let wish = "pastime-player 1\n"

  @Test("cookie names contain the port, since browsers keep cookies for all ports of a host")
  func ports() async throws {
    let backend = try TestBackend()
    let made = try await backend.ask(.post, "/v1/players", Self.wish, at: "localhost:8081")
    let token = try #require(made.token)
    #expect(
      made.fields[values: .setCookie] == [
        "pastime-8081=\(token); Max-Age=34560000; Path=/; SameSite=Strict; HttpOnly",
        "pastime-kept-8081=1; Max-Age=34560000; Path=/; SameSite=Strict",
      ])
    // The browser also has a device of a server on another port.
    let other = String(repeating: "0", count: 64)
    let cookies = "pastime=\(other); pastime-8080=\(other); pastime-8081=\(token)"
    let known = try await backend.ask(
      .get, "/v1/player", fields: [.cookie: cookies], at: "localhost:8081")
    #expect(known.status == 200)
    let unknown = try await backend.ask(
      .get, "/v1/player", fields: [.cookie: cookies], at: "localhost:8080")
    #expect(unknown.status == 401)
  }

  @Test("a server in a folder has cookies for that folder, and gives out addresses with it")
  func folder() async throws {
    let backend = try TestBackend {
      $0.address = BackendAddress("https://games.example:8443/play/")
    }
    let made = try await backend.ask(.post, "/v1/players", Self.wish)
    let token = try #require(made.token)
    #expect(
      made.fields[values: .setCookie] == [
        "__Secure-pastime-8443=\(token); Max-Age=34560000; Path=/play/; SameSite=Strict; Secure; HttpOnly",
        "pastime-kept-8443=/play/; Max-Age=34560000; Path=/play/; SameSite=Strict; Secure",
      ])
    let answer = try await backend.ask(.get, "/v1/house")
    #expect(answer.value("address") == "https://games.example:8443/play")
    let fields: HTTPFields = [.cookie: "__Secure-pastime-8443=\(token)"]
    let offer = try await backend.ask(.post, "/v1/pairing", fields: fields)
    let code = try #require(offer.value("code"))
    let picture = CodePicture(of: "https://games.example:8443/play/#/pair/\(code)")
    #expect(offer.value("outline") == picture?.outline)
  }

  @Test("a page names its folder if a proxy removes the path and nobody named the folder")
  func told() async throws {
    let backend = try TestBackend()
    let fields: HTTPFields = [.pastime: "/games/"]
    let made = try await backend.ask(.post, "/v1/players", Self.wish, fields: fields)
    let token = try #require(made.token)
    #expect(
      made.fields[values: .setCookie] == [
        "pastime=\(token); Max-Age=34560000; Path=/games/; SameSite=Strict; HttpOnly",
        "pastime-kept=/games/; Max-Age=34560000; Path=/games/; SameSite=Strict",
      ])
    let answer = try await backend.ask(.get, "/v1/house", as: token, fields: fields)
    #expect(answer.value("address") == "http://localhost/games")
    // The browser opens a stream, and names no folder.
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
  }

  @Test(
    "if only the page names the folder, the cookie keeps the name that nobody else can set")
  func toldOverTLS() async throws {
    let backend = try TestBackend { $0.address = BackendAddress("https://games.example") }
    let made = try await backend.ask(
      .post, "/v1/players", Self.wish, fields: [.pastime: "/games/"])
    let cookies = made.fields[values: .setCookie]
    #expect(cookies[0].hasPrefix("__Host-pastime=") && cookies[0].contains("; Path=/; "))
    #expect(
      cookies[1].hasPrefix("pastime-kept=/games/;") && cookies[1].contains("; Path=/games/; "))
    let planted: HTTPFields = [.cookie: "__Secure-pastime=\(try #require(made.token))"]
    #expect(try await backend.ask(.get, "/v1/player", fields: planted).status == 401)
  }

  @Test(
    "the server knows a device by its cookie from an earlier version, and sends the new cookie",
    arguments: [
      ("http://localhost:8081", "pastime", "pastime-8081"),
      ("https://a.example:8443", "__Host-pastime", "__Host-pastime-8443"),
      ("https://a.example/games", "__Host-pastime", "__Secure-pastime"),
      ("https://a.example:8443/games", "__Host-pastime-8443", "__Secure-pastime-8443"),
    ])
  func earlier(address: String, before: String, now: String) async throws {
    let backend = try TestBackend { $0.address = BackendAddress(address) }
    let token = try #require(try await backend.ask(.post, "/v1/players", Self.wish).token)
    let fields: HTTPFields = [.cookie: "\(before)=\(token)"]
    #expect(try await backend.ask(.get, "/v1/player", fields: fields).status == 200)
    let answer = try await backend.ask(.get, "/v1/house", fields: fields)
    #expect(answer.value("member") == "yes")
    let cookies = answer.fields[values: .setCookie]
    #expect(cookies.count == 2 && cookies[0].hasPrefix("\(now)=\(token); "))
    let both: HTTPFields = [
      .cookie: "\(before)=\(String(repeating: "0", count: 64)); \(now)=\(token)"
    ]
    let next = try await backend.ask(.get, "/v1/house", fields: both)
    #expect(next.value("member") == "yes")
    #expect(next.fields[.setCookie] == nil)
  }
}
