import Backend
import HTTPTypes
import Testing

@testable import HTTPService

@Suite("Circles over HTTP")
struct CircleRouteTests {
  private let backend: TestBackend

  init() throws { backend = try TestBackend() }

  @Test("players make a circle, join it by its code, see it as members, and leave it")
  func whole() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.join())
    #expect(try await backend.ask(.get, "/v1/circles", as: bo).body == "pastime-circles 1 0\n")
    let circle = try await backend.makeCircle(ann)
    #expect(circle.wholeMatch(of: /[0-9a-f]{32}/) != nil)
    let offer = try await backend.ask(.post, "/v1/circles/\(circle)/invite", as: ann)
    let picture = /pastime-invite 1\ncode [0-9A-Z]{12}\nview .+\noutline .+\n/
    #expect(offer.body.wholeMatch(of: picture) != nil)
    let code = try #require(offer.value("code"))
    backend.time.pass(5)
    let joined = try await backend.enter(bo, code, as: " Bo ")
    #expect(joined.body == "pastime-circle 1\ncircle \(circle)\n")
    let start = TestBackend.start
    #expect(
      try await backend.ask(.get, "/v1/circles/\(circle)", as: bo).body == """
        pastime-circle 1
        title Oak Street
        owner no
        invite open
        member 1 other \(start) fox Ann
        member 2 this \(start + 5) owl Bo

        """)
    #expect(
      try await backend.ask(.get, "/v1/circles", as: ann).body
        == "pastime-circles 1 1\n\(circle) own 2 Oak Street\n")
    #expect(
      try await backend.ask(.get, "/v1/circles", as: bo).body
        == "pastime-circles 1 1\n\(circle) other 2 Oak Street\n")
    let left = try await backend.ask(.delete, "/v1/circles/\(circle)/members/2", as: bo)
    #expect(left.status == 204 && left.fields[.cacheControl] == "no-store")
    #expect(try await backend.ask(.get, "/v1/circles/\(circle)", as: bo).status == 404)
  }

  @Test("only the owner closes the code, removes a member, and closes the circle")
  func owner() async throws {
    let (circle, members) = try await backend.circle(of: "Ann", "Bo", "Cy")
    let (ann, bo) = (members[0], members[1])
    let path = "/v1/circles/\(circle)"
    #expect(try await backend.ask(.post, path + "/invite", as: bo).reason == "not-owner")
    #expect(try await backend.ask(.delete, path + "/invite", as: bo).reason == "not-owner")
    #expect(try await backend.ask(.delete, path + "/members/1", as: bo).reason == "not-owner")
    #expect(try await backend.ask(.delete, path, as: bo).reason == "not-owner")
    #expect(try await backend.ask(.delete, path + "/invite", as: ann).status == 204)
    #expect(try await backend.ask(.get, path, as: ann).body.contains("\ninvite none\n"))
    #expect(try await backend.ask(.delete, path + "/members/3", as: ann).status == 204)
    #expect(try await backend.ask(.get, path, as: members[2]).status == 404)
    #expect(try await backend.ask(.delete, path + "/members/3", as: ann).status == 404)
    #expect(try await backend.ask(.delete, path, as: ann).status == 204)
    #expect(try await backend.ask(.get, path, as: bo).status == 404)
    #expect(try await backend.ask(.get, "/v1/circles", as: ann).body == "pastime-circles 1 0\n")
  }

  @Test("a player outside a circle gets the same answers as without it, and changes nothing")
  func foreign() async throws {
    let (circle, members) = try await backend.circle(of: "Ann", "Bo")
    let stranger = try await backend.join()
    let before = try await backend.ask(.get, "/v1/circles/\(circle)", as: members[0]).body
    for id in [circle, String(repeating: "0", count: 32), "99", circle.uppercased()] {
      for (method, rest) in [
        (HTTPRequest.Method.get, ""), (.delete, ""), (.post, "/invite"), (.delete, "/invite"),
        (.delete, "/members/1"), (.delete, "/members/2"), (.get, "/members/2"),
        (.get, "/days/2027-01-15"), (.get, "/weeks/2027-01-15"),
      ] {
        let answer = try await backend.ask(method, "/v1/circles/\(id)\(rest)", as: stranger)
        #expect(answer.status == 404, "\(method) \(id) \(rest)")
        #expect(answer.body == "404 Not Found\n")
      }
    }
    #expect(try await backend.ask(.get, "/v1/circles/\(circle)", as: members[0]).body == before)
  }

  @Test("a text that names no member gets 404", arguments: ["0", "3", "-1", "01", "x", "1x", "+1"])
  func members(name: String) async throws {
    let (circle, members) = try await backend.circle(of: "Ann", "Bo")
    let path = "/v1/circles/\(circle)/members/\(name)"
    #expect(try await backend.ask(.delete, path, as: members[0]).status == 404)
  }

  @Test(
    "an unusable name and a lookalike name get a refusal, and the code stays good",
    arguments: [
      ("ann", "name-taken"), ("A\u{200B}nn", "name-taken"), ("🦊", "unusable-name"),
      ("\u{200B}", "unusable-name"), (String(repeating: "x", count: 21), "unusable-name"),
    ])
  func names(name: String, reason: String) async throws {
    let (ann, bo) = (try await backend.join(), try await backend.join())
    let code = try await backend.invite(ann, to: try await backend.makeCircle(ann))
    // None of these is a guess of a code.
    for _ in 0..<12 { #expect(try await backend.enter(bo, code, as: name).reason == reason) }
    #expect(try await backend.enter(bo, code, as: "Bo").status == 200)
  }

  @Test("a player who guesses circle codes is held back, even with the right code, and still pairs")
  func guesses() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.join())
    let code = try await backend.invite(ann, to: try await backend.makeCircle(ann))
    for _ in 0..<10 {
      #expect(try await backend.enter(bo, "000000000000", as: "Bo").reason == "unknown-invite")
    }
    let held = try await backend.enter(bo, code, as: "Bo")
    #expect(held.status == 429 && held.fields[.retryAfter] == "60")
    #expect(try await backend.says(try await backend.offer(ann)).status == 200)
    backend.time.pass(60_000)
    #expect(try await backend.enter(bo, code, as: "Bo").status == 200)
  }

  @Test("many guesses at once do not exceed the limit")
  func guessesAtOnce() async throws {
    let member = try await backend.join()
    let looked = try await withThrowingTaskGroup { tasks in
      for _ in 0..<60 {
        tasks.addTask { try await backend.enter(member, "000000000000", as: "Bo").status }
      }
      return try await tasks.reduce(into: 0) { if $1 == 409 { $0 += 1 } }
    }
    #expect(looked == 10)
  }

  @Test("a circle takes fifty members, and the next player learns that it is full")
  func full() async throws {
    let owner = try await backend.join()
    let circle = try await backend.makeCircle(owner)
    let code = try await backend.invite(owner, to: circle)
    for number in 2...50 {
      let answer = try await backend.enter(try await backend.join(), code, as: "P \(number)")
      #expect(answer.status == 200)
    }
    #expect(
      try await backend.enter(try await backend.join(), code, as: "One more").reason == "full")
    let list = try await backend.ask(.get, "/v1/circles", as: owner)
    #expect(list.body == "pastime-circles 1 1\n\(circle) own 50 Oak Street\n")
  }

  @Test(
    "a misspelled message is refused",
    arguments: [
      ("/v1/circles", "pastime-circle 1\ntitle Oak\nname Ann\n"),
      ("/v1/circles", "pastime-circle 1\ntitle Oak\nname Ann\nface ghost\n"),
      ("/v1/circles", "pastime-circle 1\ntitle Oak\nname Ann\nface 🦊\n"),
      ("/v1/circles", "pastime-circle 1\nname Ann\ntitle Oak\nface fox\n"),
      ("/v1/circles", "pastime-circle 1\ntitle Oak\nname Ann\nface fox\nowner yes\n"),
      ("/v1/circles", "pastime-circle 2\ntitle Oak\nname Ann\nface fox\n"),
      ("/v1/memberships", "pastime-membership 1\ncode 7K3F9QXD\nname Ann\nface fox\n"),
      ("/v1/memberships", "pastime-membership 1\ncode 7K3F9QXD02MU\nname Ann\nface fox\n"),
      ("/v1/memberships", "pastime-membership 1\ncode 7K3F9QXD02MN\nname Ann\n"),
    ])
  func malformed(path: String, body: String) async throws {
    let member = try await backend.join()
    #expect(try await backend.ask(.post, path, body, as: member).status == 400)
  }

  @Test("an erased player is in no circle, and the other members stay")
  func erased() async throws {
    let (circle, members) = try await backend.circle(of: "Ann", "Bo")
    #expect(try await backend.ask(.delete, "/v1/player", as: members[0]).status == 204)
    let seen = try await backend.ask(.get, "/v1/circles/\(circle)", as: members[1]).body
    #expect(seen.contains("\nowner yes\n"))
    #expect(!seen.contains("Ann"))
  }
}
