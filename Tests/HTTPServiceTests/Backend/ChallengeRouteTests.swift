import Backend
import Circles
import Games
import HTTPTypes
import Library
import Testing

@testable import HTTPService

@Suite("Challenges over HTTP")
struct ChallengeRouteTests {
  private let backend: TestBackend
  private static let times =
    "mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near"

  init() throws { backend = try TestBackend.dealing() }

  private func make(
    _ device: String, game: String = "times", options: String = times, as name: String = "Ann"
  ) async throws -> Answer {
    try await backend.ask(
      .post, "/v1/challenges",
      "pastime-challenge 1\ngame \(game)\noptions \(options)\nname \(name)\nface fox\n", as: device)
  }

  private func made(_ device: String) async throws -> String {
    try #require(try await make(device).value("challenge"))
  }

  private func join(_ device: String, _ id: String, as name: String) async throws -> Answer {
    try await backend.ask(
      .post, "/v1/challenges/\(id)/challengers", "pastime-challenger 1\nname \(name)\nface owl\n",
      as: device)
  }

  private func play(_ device: String, _ id: String) async throws -> Answer {
    try await backend.ask(
      .post, "/v1/challenges/\(id)/play", "pastime-play 1\nstand-in yes\n", as: device)
  }

  private func finish(_ device: String, _ id: String) async throws {
    let play = try #require(try await play(device, id).value("play"))
    #expect(
      try await backend.send("start", "finish", at: 0, of: play, as: device).record != nil)
  }

  @Test("players make a challenge, join it by its link, finish it, and see the results")
  func whole() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.join())
    let answer = try await make(ann)
    let id = try #require(answer.value("challenge"))
    let start = TestBackend.start
    #expect(answer.status == 201)
    #expect(answer.fields[.cacheControl] == "no-store")
    let head = """
      pastime-challenge 1
      challenge \(id)
      game times
      options \(Self.times)
      closes \(start + 48 * 3_600_000)
      over no

      """
    #expect(
      answer.body.hasPrefix(
        head + "part waiting\nmember 1 this \(start) fox Ann\nresults hidden\nview "))
    // Anybody with the link, in any spelling, sees the challenger, known to the server or not.
    let spelled = "\(id.prefix(4))-\(id.dropFirst(4))".lowercased()
    #expect(
      try await backend.ask(.get, "/v1/challenges/\(spelled)").body
        == head + "part none\nmember 1 other \(start) fox Ann\nresults hidden\n")
    #expect(try await join(bo, id, as: "Bo").status == 200)
    try await finish(ann, id)
    #expect(
      try await backend.ask(.get, "/v1/challenges/\(id)", as: bo).body.contains(
        "part waiting\nmember 1 other \(start) fox Ann\nmember 2 this \(start) owl Bo\n"
          + "results hidden\nfinished 1\n"))
    try await finish(bo, id)
    let seen = try await backend.ask(.get, "/v1/challenges/\(id)", as: bo).body
    #expect(seen.contains("part over\n"))
    #expect(seen.contains("results shown\nresult 1 0 lost 0\nresult 2 0 lost 0\n"))
    #expect(
      try await backend.ask(.get, "/v1/challenges", as: bo).body == """
        pastime-challenges 1 1
        \(id) times \(start + 48 * 3_600_000) open 2 2 finished

        """)
    let other = try await backend.ask(.get, "/v1/challenges/\(id)/challengers/1", as: bo)
    #expect(other.body.contains("\nmove 0 start\n") && other.record != nil)
    #expect(
      try await backend.ask(.delete, "/v1/challenges/\(id)/challengers", as: bo).status == 204)
    #expect(
      try await backend.ask(.get, "/v1/challenges", as: bo).body == "pastime-challenges 1 0\n")
  }

  @Test("a challenge reveals its puzzle as any judged play does: not before it is earned")
  func hidden() async throws {
    let ann = try await backend.join()
    let answer = try await make(
      ann, game: "codeword", options: "length=5 attempts=6 mode=standard")
    let id = try #require(answer.value("challenge"))
    let opened = try await play(ann, id)
    #expect(opened.status == 200 && opened.consistentPuzzle != nil)
    #expect(opened.value("day") == nil && opened.value("record") == nil)
    #expect(opened.value("commitment")?.utf8.count == 64)
    #expect(try await play(ann, id).value("play") == opened.value("play"))
  }

  @Test("a forbidden request is refused with a word, and changes nothing")
  func refusals() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.join())
    let id = try await made(ann)
    let path = "/v1/challenges/\(id)"
    #expect(try await make(ann, options: "mode=round").reason == "unusable-options")
    #expect(
      try await make(
        ann, game: "hangman", options: "answers=any difficulty=any misses=6 mode=evil"
      ).reason == "unusable-options")
    #expect(try await make(ann, game: "chess").status == 400)
    #expect(try await make(ann, as: "🦊").reason == "unfit-name")
    #expect(try await join(bo, id, as: "ANN").reason == "taken-name")
    #expect(try await join(bo, id, as: "🦊").reason == "unfit-name")
    #expect(try await play(bo, id).reason == "not-in")
    #expect(try await backend.ask(.get, path + "/challengers/1", as: bo).reason == "not-in")
    #expect(try await backend.ask(.delete, path + "/challengers", as: bo).reason == "not-in")
    #expect(try await backend.ask(.get, path + "/challengers/1", as: ann).reason == "hidden")
    for number in ["0", "01", "x", "-1"] {
      #expect(
        try await backend.ask(.get, path + "/challengers/\(number)", as: ann).status
          == 404)
    }
    backend.time.pass(48 * 3_600_000)
    #expect(try await join(bo, id, as: "Bo").reason == "closed")
    #expect(try await play(ann, id).reason == "closed")
    #expect(try await backend.ask(.get, path, as: ann).value("over") == "yes")
  }

  @Test("another name leads to nothing, and a player who guesses is held back")
  func guesses() async throws {
    let ann = try await backend.join()
    let id = try await made(ann)
    for name in ["0", "00000000000U", id + "0"] {
      #expect(try await backend.ask(.get, "/v1/challenges/\(name)", as: ann).status == 404)
    }
    for _ in 0..<2 {
      #expect(try await backend.ask(.get, "/v1/challenges/000000000000", as: ann).status == 404)
      #expect(try await join(ann, "000000000000", as: "Ann").status == 404)
      #expect(try await play(ann, "000000000000").status == 404)
      #expect(
        try await backend.ask(.delete, "/v1/challenges/000000000000/challengers", as: ann).status
          == 404)
      #expect(
        try await backend.ask(.get, "/v1/challenges/000000000000/challengers/1", as: ann).status
          == 404)
    }
    #expect(try await backend.ask(.get, "/v1/challenges/\(id)", as: ann).status == 429)
    backend.time.pass(60_000)
    #expect(try await backend.ask(.get, "/v1/challenges/\(id)", as: ann).status == 200)
  }

  @Test("a server that deals nothing has no challenges")
  func noDealer() async throws {
    let backend = try TestBackend()
    let ann = try await backend.join()
    let id = "7K3F9QXD02MN"
    for (method, path, body) in [
      (HTTPRequest.Method.get, "", ""), (.get, "/\(id)", ""),
      (.post, "/\(id)/play", "pastime-play 1\n"), (.delete, "/\(id)/challengers", ""),
      (.get, "/\(id)/challengers/1", ""),
      (.post, "/\(id)/challengers", "pastime-challenger 1\nname Ann\nface fox\n"),
      (
        .post, "",
        "pastime-challenge 1\ngame times\noptions \(Self.times)\nname Ann\nface fox\n"
      ),
    ] {
      #expect(
        try await backend.ask(method, "/v1/challenges\(path)", body, as: ann).status == 404,
        "\(method) \(path)")
    }
  }

  @Test("a challenge is forgotten in a quiet hour, sixty days after its end and no sooner")
  func upkeep() async throws {
    let ann = try await backend.join()
    let id = try await made(ann)
    let server = backend.server
    await server.upkeep.work(for: server)
    for (days, status) in [(61, 200), (2, 404)] {
      backend.time.pass(Int64(days) * 86_400_000)
      await server.upkeep.work(for: server)
      #expect(try await backend.ask(.get, "/v1/challenges/\(id)", as: ann).status == status)
    }
  }
}
