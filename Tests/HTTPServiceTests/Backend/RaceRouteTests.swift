import Backend
import HTTPTypes
import Library
import Testing

@testable import HTTPService

@Suite("Races over HTTP")
struct RaceRouteTests {
  private let backend: TestBackend
  private let start = TestBackend.start

  init() throws { backend = try TestBackend.dealing() }

  @Test("players make a race, join it, start it, play it, watch it, and make the next race")
  func whole() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.visitAsGuest())
    let made = try await backend.makeRace(ann)
    #expect(made.status == 201 && made.fields[.cacheControl] == "no-store")
    let id = try #require(made.value("race"))
    #expect(id.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{12}/) != nil)
    backend.time.pass(5)
    #expect(try await backend.joinRace(bo, id, as: "Bo").status == 200)
    #expect(try await backend.want("start", of: id, as: bo).reason == "not-host")
    #expect(try await backend.want("start", of: id, as: ann).status == 200)
    #expect(
      try await backend.ask(.get, "/v1/races/\(id)?since=1", as: bo).body == """
        pastime-race 1
        race \(id)
        game codeword
        options length=5 attempts=any mode=standard
        seat 1
        now \(start + 5)
        stage countdown \(start + 4_005)
        count 3
        news 2 \(start + 5) join owl Bo
        news 3 \(start + 5) start 0

        """)
    backend.time.pass(4_000)
    let play = try await backend.ask(
      .post, "/v1/races/\(id)/play", "pastime-play 1\nstand-in yes\n", as: bo)
    #expect(play.value("game")?.hasPrefix("codeword ") == true)
    #expect(play.consistentPuzzle != nil && play.value("day") == nil)
    let watch = "/v1/races/\(id)/racers/1"
    #expect(try await backend.ask(.get, watch, as: ann).reason == "hidden")
    try await backend.win(id, as: ann)
    let seen = try await backend.ask(.get, watch, as: ann)
    #expect(seen.consistentPuzzle != nil && seen.value("play") == play.value("play"))
    try await backend.win(id, as: bo)
    let over = try await backend.ask(.get, "/v1/races/\(id)?since=5")
    #expect(over.value("stage") == "over" && over.value("seat") == "none")
    #expect(over.body.contains(" finish 1 won 1 0\n"))
    #expect(try await backend.ask(.get, watch).record != nil)
    let next = try await backend.want("next", of: id, as: bo)
    #expect(next.value("seat") == "0" && next.body.contains(" join owl Bo\n"))
    let name = try #require(next.value("race"))
    #expect(try await backend.want("next", of: id, as: ann).value("race") == name)
    #expect(try await backend.ask(.get, "/v1/races/\(id)").value("next") == name)
    #expect(try await backend.ask(.delete, "/v1/races/\(name)/racers", as: bo).status == 204)
    #expect(try await backend.ask(.get, "/v1/races/\(name)").body.contains(" leave 0\n"))
  }

  @Test("a race is found by its name however it is spelled")
  func spelling() async throws {
    let id = try #require(try await backend.makeRace(try await backend.join()).value("race"))
    let typed = "\(id.prefix(4))-\(id.dropFirst(4))".lowercased()
    #expect(try await backend.ask(.get, "/v1/races/\(typed)").value("race") == id)
  }

  @Test("nobody has the puzzle before the start")
  func early() async throws {
    let (ann, bo) = (try await backend.join(), try await backend.visitAsGuest())
    let id = try #require(try await backend.makeRace(ann).value("race"))
    _ = try await backend.joinRace(bo, id, as: "Bo")
    _ = try await backend.want("start", of: id, as: ann)
    for wait: Int64 in [0, 3_999] {
      backend.time.pass(wait)
      #expect(try await backend.want("play", of: id, as: ann).reason == "too-early")
      let race = try await backend.ask(.get, "/v1/races/\(id)", as: ann)
      #expect(race.value("play") == nil)
      for name in ["salt", "puzzle", "record", "commitment"] {
        #expect(race.value(name) == nil, "\(name)")
      }
    }
    backend.time.pass(1)
    #expect(try await backend.want("play", of: id, as: ann).status == 200)
    // A player who asks for somebody else's play by its name finds nothing.
    let play = try #require(try await backend.want("play", of: id, as: bo).value("play"))
    #expect(try await backend.ask(.get, "/v1/plays/\(play)", as: ann).status == 404)
    #expect(try await backend.send("geese", at: 0, of: play, as: ann).status == 404)
  }

  @Test("a player without a seat gets nowhere, and neither does an unknown player")
  func strangers() async throws {
    let (id, _) = try await backend.runningRace(of: "Ann", "Bo")
    let stranger = try await backend.join()
    let path = "/v1/races/\(id)"
    for what in ["start", "next", "play"] {
      #expect(try await backend.want(what, of: id, as: stranger).status == 404, "\(what)")
      let unknown = try await backend.ask(.post, "\(path)/\(what)", "pastime-\(what) 1\n")
      #expect(unknown.status == 401)
    }
    #expect(try await backend.ask(.delete, "\(path)/racers", as: stranger).status == 404)
    #expect(try await backend.joinRace(stranger, id, as: "Cy").reason == "under-way")
    #expect(try await backend.ask(.get, "\(path)/racers/0", as: stranger).reason == "hidden")
    #expect(try await backend.ask(.get, "\(path)/racers/x", as: stranger).status == 404)
    #expect(try await backend.ask(.get, "\(path)?since=-1").status == 400)
  }

  @Test("a server that deals nothing has no races and no guests")
  func nothingDealt() async throws {
    let backend = try TestBackend()
    let player = try await backend.join()
    #expect(try await backend.ask(.post, "/v1/guests", "pastime-guest 1\n").status == 404)
    #expect(try await backend.makeRace(player).status == 404)
    #expect(try await backend.ask(.get, "/v1/races/7K3F9QXD02MN").status == 404)
    #expect(try await backend.joinRace(player, "7K3F9QXD02MN", as: "Ann").status == 404)
  }

  @Test("a player who guesses race names is held back, and a player who knows a name is not")
  func guesses() async throws {
    let id = try #require(try await backend.makeRace(try await backend.join()).value("race"))
    for _ in 0..<30 { #expect(try await backend.ask(.get, "/v1/races/\(id)").status == 200) }
    for _ in 0..<10 {
      #expect(try await backend.ask(.get, "/v1/races/7K3F9QXD02MN").status == 404)
    }
    #expect(try await backend.ask(.get, "/v1/races/7K3F9QXD02MN").status == 429)
    backend.time.pass(60_000)
    #expect(try await backend.ask(.get, "/v1/races/\(id)").status == 200)
  }

  @Test("a player makes at most sixty races an hour")
  func masses() async throws {
    let ann = try await backend.join()
    for _ in 0..<60 { #expect(try await backend.makeRace(ann).status == 201) }
    #expect(try await backend.makeRace(ann).status == 429)
  }

  @Test("unusable names and options are refused")
  func refused() async throws {
    let ann = try await backend.join()
    #expect(try await backend.makeRace(ann, as: "<b>").reason == "unfit-name")
    #expect(try await backend.makeRace(ann, options: "length=99").reason == "unusable-options")
    let id = try #require(try await backend.makeRace(ann).value("race"))
    let bo = try await backend.join()
    #expect(try await backend.joinRace(bo, id, as: "aNN").reason == "taken-name")
    #expect(try await backend.joinRace(bo, id, as: "!").reason == "unfit-name")
  }

  @Test("the log does not contain the name of a race")
  func log() {
    #expect(BackendEndpoint.written("/v1/races/7K3F9QXD02MN/play") == "/v1/races/ID/play")
    #expect(BackendEndpoint.written("/v1/races") == "/v1/races")
    #expect(BackendEndpoint.written("/v1/plays/64") == "/v1/plays/64")
  }

  @Test("old races and guests are gone after the quiet hour")
  func upkeep() async throws {
    let (id, players) = try await backend.runningRace(of: "Ann", "Bo")
    await backend.server.upkeep.work(for: backend.server)
    // The departure of a guest is a race event.
    for _ in 0..<5 {
      backend.time.pass(86_400_000)
      await backend.server.upkeep.work(for: backend.server)
    }
    #expect(try await backend.ask(.get, "/v1/races/\(id)").status == 404)
    #expect(try await backend.ask(.get, "/v1/player", as: players[0]).status == 200)
    #expect(try backend.data.store.look { try $0.guests(overAt: backend.server.now()) }.isEmpty)
  }
}
