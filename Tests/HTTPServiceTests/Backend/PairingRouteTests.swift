import Backend
import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Pairing over HTTP")
struct PairingRouteTests {
  private let backend: TestBackend

  init() throws { backend = try TestBackend() }

  @Test("a device with the code joins when the player allows it, and both devices learn of it")
  func joins() async throws {
    let member = try await backend.join()
    #expect(try await standing(member) == "none")
    let offer = try await backend.ask(.post, "/v1/pairing", as: member)
    #expect(offer.status == 200)
    let end = TestBackend.start + 600_000
    #expect(
      offer.body.prefixMatch(of: /pastime-pairing 1\ncode [0-9A-Z]{8}\nend (\d+)\nview/)?.output.1
        == "\(end)")
    #expect(try await standing(member) == "offered \(end)")

    let joined = try await backend.says(try #require(offer.value("code")))
    let number = try #require(joined.value("number"))
    #expect((10...99).contains(Int(number) ?? 0))
    let ticket = try #require(joined.value("ticket"))
    #expect(joined.body == "pastime-join 1\nticket \(ticket)\nnumber \(number)\n")
    #expect(joined.fields[.setCookie] == nil)
    #expect(try await standing(member) == "claimed \(number) 214 Android, Chrome")
    let waiting = try await backend.outcome(ticket)
    #expect(waiting.body == "pastime-outcome 1\nwaiting\n")
    #expect(waiting.fields[.setCookie] == nil)

    #expect(try await decide("allow \(number)", as: member).status == 204)
    #expect(try await standing(member) == "allowed")
    let outcome = try await backend.outcome(ticket)
    #expect(outcome.body == "pastime-outcome 1\njoined\n")
    #expect(try await standing(member) == "joined")
    let token = try #require(outcome.token)
    #expect(
      try await backend.ask(.get, "/v1/player", as: token).body.hasPrefix(
        "pastime-player 1\ndevice 2\n"))
  }

  @Test("a refused device learns of the refusal, and has nothing")
  func refused() async throws {
    let member = try await backend.join()
    let joined = try await backend.says(try await backend.offer(member))
    let number = try #require(joined.value("number"))
    #expect(try await decide("refuse \(number)", as: member).status == 204)
    #expect(try await standing(member) == "refused")
    let outcome = try await backend.outcome(try #require(joined.value("ticket")))
    #expect(outcome.status == 409)
    #expect(outcome.body == "pastime-refused 1\nrefused\n")
    #expect(outcome.fields[.contentType] == "text/plain; charset=utf-8")
    #expect(outcome.fields[.setCookie] == nil)
  }

  @Test("a device that lost the answer with its token can ask again, until it has come")
  func lostAnswer() async throws {
    let member = try await backend.join()
    let ticket = try await backend.allowed(by: member)
    let lost = try #require(try await backend.outcome(ticket).token)
    let token = try #require(try await backend.outcome(ticket).token)
    #expect(try await backend.ask(.get, "/v1/player", as: lost).status == 401)
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
    #expect(try await backend.outcome(ticket).reason == "used")
  }

  @Test("a device that got its cookie but lost the rest of the answer learns that it has joined")
  func halfLostAnswer() async throws {
    let member = try await backend.join()
    let ticket = try await backend.allowed(by: member)
    let token = try #require(try await backend.outcome(ticket).token)
    for _ in 0..<2 {
      let again = try await backend.outcome(ticket, as: token)
      #expect(again.body == "pastime-outcome 1\njoined\n")
      #expect(again.fields[.setCookie] == nil)
    }
    #expect(try await backend.ask(.get, "/v1/player", as: token).status == 200)
    // No other device has joined by that.
    #expect(try await backend.outcome(ticket, as: member).reason == "used")
    #expect(try await backend.outcome(ticket, as: try await backend.join()).reason == "used")
  }

  @Test("a pairing ends after ten minutes, by the clock of the server")
  func late() async throws {
    let member = try await backend.join()
    let code = try await backend.offer(member)
    backend.time.pass(599_999)
    let joined = try await backend.says(code)
    let number = try #require(joined.value("number"))
    backend.time.pass(1)
    #expect(try await backend.says(code).reason == "over")
    #expect(try await decide("allow \(number)", as: member).reason == "over")
    #expect(try await backend.outcome(try #require(joined.value("ticket"))).reason == "over")
    #expect(try await standing(member) == "none")
  }

  @Test("the server reads a code however people spell it", arguments: 0..<12)
  func spellings(number: Int) async throws {
    let member = try await backend.join()
    let code = try await backend.offer(member)
    let (left, right) = (code.prefix(4), code.suffix(4))
    let ambiguous = code.replacing("0", with: "O").replacing("1", with: "I")
    let spellings = [
      code, code.lowercased(), "\(left)-\(right)", "\(left) \(right)", "\(left)--\(right)",
      " \(code)", "-\(code)-", code.map { "\($0) " }.joined(), code.map { "\($0)-" }.joined(),
      ambiguous, ambiguous.lowercased(), ambiguous.replacing("I", with: "l"),
    ]
    #expect(try await backend.says(spellings[number]).status == 200, "\(spellings[number])")
  }

  @Test("a request that only looks uses up no code")
  func preview() async throws {
    let member = try await backend.join()
    let code = try await backend.offer(member)
    for target in ["/", "/v1/join?code=\(code)", "/v1/join/\(code)", "/v1/pairing"] {
      for _ in 0..<25 { _ = try await backend.ask(.get, target) }
    }
    #expect(try await backend.says(code).status == 200)
    #expect(try await backend.says(code).reason == "used")
  }

  @Test("after ten wrong codes a client waits a minute, and recovery keys count separately")
  func guesses() async throws {
    let member = try await backend.join()
    let code = try await backend.offer(member)
    for _ in 0..<10 { #expect(try await backend.says("00000000").reason == "unknown") }
    let answer = try await backend.says(code)
    #expect(answer.status == 429)
    #expect(answer.fields[.retryAfter] == "60")
    for _ in 0..<10 {
      #expect(try await backend.recover(RecoveryKeyRouteTests.unknown).reason == "unknown")
    }
    #expect(try await backend.recover(RecoveryKeyRouteTests.unknown).status == 429)
    backend.time.pass(60_000)
    #expect(try await backend.says(code).status == 200)
  }

  @Test("a guess that could not be checked is no wrong guess")
  func unlooked() async throws {
    let limits = BackendLimits(players: 1, requests: 1)
    for _ in 0..<20 {
      await #expect(throws: Refusal.tooBusy) {
        try await limits.guess(.code, from: .unknown, at: .zero) { () -> Int? in
          throw Refusal.tooBusy
        }
      }
    }
    #expect(try await limits.guess(.code, from: .unknown, at: .zero) { 1 } == 1)
  }

  @Test("many guesses at once do not exceed the limit")
  func guessesAtOnce() async throws {
    let looked = try await withThrowingTaskGroup { tasks in
      for _ in 0..<60 {
        tasks.addTask { try await backend.says("00000000").status }
      }
      return try await tasks.reduce(into: 0) { if $1 == 409 { $0 += 1 } }
    }
    #expect(looked == 10)
  }

  @Test("only the member decides, and only about the device that sent the code")
  func otherMember() async throws {
    let (member, other) = (try await backend.join(), try await backend.join())
    let joined = try await backend.says(try await backend.offer(member))
    let number = try #require(joined.value("number").flatMap { Int($0) })
    #expect(try await decide("allow \(number)", as: other).reason == "unknown")
    #expect(try await decide("allow \(number % 90 + 10)", as: member).reason == "other-device")
    #expect(try await standing(other) == "none")
    #expect(try await backend.ask(.delete, "/v1/pairing", as: other).status == 204)
    #expect(try await standing(member) == "claimed \(number) 214 Android, Chrome")
    #expect(try await backend.outcome(Secret().text).reason == "unknown")
  }

  @Test("a code that the member takes back is worth nothing")
  func withdrawn() async throws {
    let member = try await backend.join()
    let code = try await backend.offer(member)
    #expect(try await backend.ask(.delete, "/v1/pairing", as: member).status == 204)
    #expect(try await standing(member) == "none")
    #expect(try await backend.says(code).reason == "unknown")
  }

  @Test(
    "a misspelled message is refused",
    arguments: [
      ("/v1/join", "pastime-join 1\ncode 7K3F9QXD\n"),
      ("/v1/join", "pastime-join 1\ncode 7K3F9QX\ngames 1\n"),
      ("/v1/join", "pastime-join 1\ncode 7K3F9QXD\ngames -1\n"),
      ("/v1/join", "pastime-join 1\ncode 7K3F9QXD\ngames 01\n"),
      ("/v1/join", "pastime-join 1\ncode 7K3F9QXD\ngames 1\nlabel a\n"),
      ("/v1/join/outcome", "pastime-outcome 1\nticket 00\n"),
      ("/v1/join/outcome", ""),
      ("/v1/pairing/decision", "pastime-decision 1\nallow\n"),
      ("/v1/pairing/decision", "pastime-decision 1\nallow 047\n"),
      ("/v1/pairing/decision", "pastime-decision 1\nallow 47\nrefuse 47\n"),
      ("/v1/recovery", "pastime-recovery 1\nsheet 7K3F9QXD\n"),
    ])
  func malformed(path: String, body: String) async throws {
    let member = try await backend.join()
    #expect(try await backend.ask(.post, path, body, as: member).status == 400)
  }

  private func standing(_ member: String) async throws -> String {
    let answer = try await backend.ask(.get, "/v1/pairing", as: member)
    #expect(answer.status == 200)
    let lines = answer.body.split(separator: "\n")
    #expect(lines.first == "pastime-pairing 1" && lines.count == 2)
    return String(lines.last ?? "")
  }

  private func decide(_ decision: String, as member: String) async throws -> Answer {
    try await backend.ask(
      .post, "/v1/pairing/decision", "pastime-decision 1\n\(decision)\n", as: member)
  }
}
