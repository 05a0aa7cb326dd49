import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Players over HTTP")
struct PlayerRouteTests {
  @Test("anybody may ask what server this is, and whether it knows them")
  func backend() async throws {
    let backend = try TestBackend { $0.sentence = "Run by the library of Hill Street." }
    let stranger = try await backend.ask(.get, "/v1/house")
    #expect(stranger.status == 200)
    #expect(
      stranger.body == """
        pastime-house 1
        address http://localhost
        invited no
        member no
        sentence Run by the library of Hill Street.

        """)
    #expect(stranger.fields[.contentType] == "text/plain; charset=utf-8")
    #expect(stranger.fields[.cacheControl] == "no-store")
    #expect(stranger.fields[.setCookie] == nil)
    let token = try await backend.join()
    #expect(try await backend.ask(.get, "/v1/house", as: token).body.contains("\nmember yes\n"))
  }

  @Test(
    "the files of the page say that a server serves them, even in an answer to HEAD")
  func mark() async throws {
    let mark = HTTPField.Name.known("Pastime-House")
    let backend = try TestBackend()
    for method in [.get, .head] as [HTTPRequest.Method] {
      #expect(try await backend.ask(method, "/").fields[mark] == "1")
      #expect(try await Answer.to(method, "/").fields[mark] == nil)
    }
  }

  @Test("a device gets a player with one request, and the server knows it from then on")
  func makePlayer() async throws {
    let backend = try TestBackend()
    let made = try await backend.ask(
      .post, "/v1/players", "pastime-player 1\n")
    #expect(made.status == 201)
    let token = try #require(made.token)
    #expect(
      made.fields[values: .setCookie] == [
        "pastime=\(token); Max-Age=34560000; Path=/; SameSite=Strict; HttpOnly",
        "pastime-kept=1; Max-Age=34560000; Path=/; SameSite=Strict",
      ])
    let player = try await backend.ask(.get, "/v1/player", as: token)
    #expect(player.body == "pastime-player 1\ndevice 1\nbytes 0\nroom 67108864\n")
    #expect(player.fields[.setCookie] == nil)
  }

  @Test("over TLS no other host and nobody on the network can set or read the cookie")
  func secureCookie() async throws {
    let backend = try TestBackend { $0.address = BackendAddress("https://Games.example/") }
    let made = try await backend.ask(.post, "/v1/players", "pastime-player 1\n")
    let token = try #require(made.token)
    #expect(
      made.fields[values: .setCookie] == [
        "__Host-pastime=\(token); Max-Age=34560000; Path=/; SameSite=Strict; Secure; HttpOnly",
        "pastime-kept=1; Max-Age=34560000; Path=/; SameSite=Strict; Secure",
      ])
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 401)
    let fields: HTTPFields = [.cookie: "a=b; __Host-pastime=\(token)"]
    #expect(try await backend.ask(.get, "/v1/player", fields: fields).status == 200)
    #expect(
      try await backend.ask(.get, "/v1/house").body.contains("\naddress https://games.example\n"))
  }

  @Test("a device keeps its player, whatever it asks for")
  func secondPlayer() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let again = try await backend.ask(
      .post, "/v1/players", "pastime-player 1\n", as: token)
    #expect(again.status == 200)
    #expect(again.token == nil)
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
  }

  @Test("a short answer renews the cookie on each day that a device comes")
  func renewal() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    backend.time.pass(86_400_000)
    #expect(try await backend.ask(.get, "/v1/player", as: token).token == nil)
    let first = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token)
    #expect(first.token == token)
    #expect(first.fields[values: .setCookie].count == 2)
    while await backend.server.lastSeenLog.isWriting { await Task.yield() }
    let next = try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token)
    #expect(next.fields[.setCookie] == nil)
  }

  @Test("a device that is about to join another player does not get its old cookie again")
  func joining() async throws {
    let backend = try TestBackend()
    let (mine, theirs) = (try await backend.join(), try await backend.join())
    let other = try await backend.join()
    let recoveryKey = try #require(
      try await backend.ask(.post, "/v1/sheet", as: theirs).value("sheet"))
    let code = try await backend.offer(theirs)
    backend.time.pass(86_400_000 - 5)
    let fresh = try await backend.offer(theirs)
    backend.time.pass(5)
    #expect(try await backend.says(code, as: mine).reason == "unknown")
    #expect(try await backend.says(fresh, as: mine).status == 200)
    #expect(try await backend.recover(recoveryKey, as: other).status == 200)
    for token in [mine, other] {
      #expect(try await backend.ask(.get, "/v1/house", as: token).fields[.setCookie] == nil)
      #expect(
        try await backend.ask(.get, "/v1/rows?since=0&limit=1", as: token).fields[.setCookie] == nil
      )
    }
    while await backend.server.lastSeenLog.isWriting { await Task.yield() }
    // If nothing comes of it, the device gets its cookie for another day.
    backend.time.pass(86_400_000)
    #expect(try await backend.ask(.get, "/v1/house", as: mine).token == mine)
  }

  @Test("an unknown device gets 401, and keeps its cookies: they may be newer")
  func unknown() async throws {
    let backend = try TestBackend()
    let token = try await backend.join()
    let caller = try #require(try backend.caller(token))
    #expect(try backend.data.store.remove(caller.device, of: caller.player))
    for cookie in [token, String(repeating: "0", count: 64), "x", ""] {
      let answer = try await backend.ask(.get, "/v1/player", as: cookie)
      #expect(answer.status == 401)
      #expect(answer.fields[values: .setCookie].isEmpty)
    }
    #expect(try await backend.ask(.get, "/v1/house", as: token).body.contains("\nmember no\n"))
  }

  @Test(
    "a request for a player in any other spelling is refused",
    arguments: [
      "", "pastime-player 2\n", "pastime-player 1", "pastime-player 1\nword a\nword b\n",
      "pastime-player 1\nword \n", "word a\n", "pastime-player 1\n\n", "pastime-join 1\n",
      "\u{FEFF}pastime-player 1\n", "pastime-player 1\nlabel a\n",
    ])
  func malformed(body: String) async throws {
    let backend = try TestBackend()
    let answer = try await backend.ask(.post, "/v1/players", body)
    #expect(answer.status == 400)
    #expect(answer.fields[.setCookie] == nil)
  }

  @Test("an address names a host, with or without a port and a path")
  func address() {
    for (text, written) in [
      ("https://games.example", "https://games.example"), ("http://[::1]:81/", "http://[::1]:81"),
      ("https://a:443", "https://a"), ("http://a:80", "http://a"), ("http://a:443", "http://a:443"),
      ("https://A/Games/", "https://a/Games"), ("http://a:81/x/y%20z", "http://a:81/x/y%20z"),
    ] {
      #expect(BackendAddress(text)?.description == written)
    }
    for text in [
      "", "games.example", "https://", "https://a b", "ftp://a", "https://a/b?c", "https://a/#b",
      "https://a//b", "https://a/../b", "https://a/b;c", "https://me@a", "https:///b",
      "https://a/ä",
    ] {
      #expect(BackendAddress(text) == nil)
    }
  }
}
