import Testing

@testable import OnlinePages

@Suite("A race that goes on")
struct RaceCourseTests {
  @Test("the host waits for a second racer and starts the race, and all count down to it once")
  func start() throws {
    var session = TestSession.host(of: ["join fox Ann"])
    #expect(session.buttons == ["Copy link", "Leave race", "Back"])
    #expect(session.followed == "\(TestSession.racePath)/events")
    session.hear("news 2 1000000 join bear Bo")
    #expect(session.texts("a") == ["Bo is here."])
    session.raceAction("start")
    session.answer(
      "\(TestSession.racePath)/start",
      TestSession.seen("countdown 1003500", events: TestSession.annAndBo + ["start 0"]))
    #expect(session.texts("a") == ["The race begins."])
    #expect(session.texts("c") == ["4"])
    #expect(session.ticksAfter == 500)
    session.tick()
    #expect(session.texts("c") == ["3"])
    #expect(session.texts("a") == [])
    session.tick()
    session.tick()
    #expect(session.count(of: "\(TestSession.racePath)/play") == 0)
    session.tick()
    #expect(session.request?.path == "\(TestSession.racePath)/play")
    // The server announces the start, too, but the play is requested once.
    session.hear("stage running 1003500")
    #expect(session.count(of: "\(TestSession.racePath)/play") == 1)
  }

  @Test("a play that does not exist yet, or whose request fails, is requested again")
  func tooEarly() {
    var session = TestSession.host(stage: "countdown 1000001")
    session.tick()
    session.answer("\(TestSession.racePath)/play", "409\npastime-refused 1\ntoo-early\n")
    #expect(session.ticksAfter == 250)
    session.tick()
    #expect(session.count(of: "\(TestSession.racePath)/play") == 2)
    session.answer("\(TestSession.racePath)/play", "")
    #expect(session.ticksAfter == 2_000)
    session.tick()
    #expect(session.count(of: "\(TestSession.racePath)/play") == 3)
  }

  @Test("a racer is taken to the game, and a line above it shows how far the others are")
  func strip() {
    var session = TestSession.running()
    #expect(session.records == ["+pastime 1\n"])
    session.tell("went")
    session.hear("news 4 1005000 advance 1 1 2 =-=--")
    let strip = "\(TestSession.play)\t#/pair/R\(TestSession.race)\tBo 1"
    #expect(session.texts("z") == [strip])
    #expect(session.texts("a") == [])
    // A known event changes nothing.
    session.hear("news 4 1005000 advance 1 1 2 =-=--")
    #expect(session.model.races.race?.count == 4)
    session.hear("news 5 1009000 finish 1 won 2 61000")
    #expect(session.texts("z").first?.hasSuffix("Bo ✓") == true)
    #expect(session.texts("a") == ["Bo has finished."])
  }

  @Test("missed race events are requested from the first missing event on")
  func gap() {
    var session = TestSession.running()
    session.hear("news 6 1009000 finish 1 won 2 61000")
    #expect(session.request?.path == "\(TestSession.racePath)?since=3")
    session.answer(
      "\(TestSession.racePath)?since=3",
      TestSession.seen(
        "running 1000001",
        events: TestSession.annAndBo + [
          "start 0", "advance 1 1 2 =-=--", "advance 1 2 5 =====", "finish 1 won 2 61000",
        ], after: 3, more: "play \(TestSession.play)\n"))
    #expect(session.model.races.race?.count == 6)
    #expect(session.model.races.race?.people[1].result?.milliseconds == 61_000)
    session.hear("")
    #expect(session.request?.path == "\(TestSession.racePath)?since=6")
  }

  @Test("a page that is loaded again in the middle of a race leads back into the game")
  func reload() {
    var session = TestSession.invited(
      TestSession.seen(
        "running 1000001", seat: "1",
        events: TestSession.annAndBo + ["start 0", "advance 0 3 2 =-=--"],
        more: "play \(TestSession.play)\n"))
    #expect(session.texts("r").first?.hasPrefix("🦊 Ann\t3 tries · 🟩⬜🟩⬜⬜") == true)
    #expect(session.buttons == ["Keep playing", "Leave race", "Back"])
    session.raceAction("play")
    #expect(session.request?.path == "\(TestSession.racePath)/play")
  }

  @Test("a player who comes late watches, and joins the next race when somebody wants one")
  func late() {
    var session = TestSession.invited(
      TestSession.seen("running 1000001", seat: "none", events: TestSession.annAndBo + ["start 0"]))
    #expect(session.buttons == ["Back"])
    let next = "8K3F9QXD02MN"
    for events in ["finish 0 won 4 61000", "finish 1 lost 6 50000", "rematch 0 \(next)"]
      .enumerated()
    {
      session.hear("news \(events.offset + 4) 1009000 \(events.element)")
    }
    #expect(session.buttons == ["Join next race", "Back"])
    session.raceAction("rematch")
    session.answer(
      "races/\(next)",
      TestSession.seen("gathering", seat: "none", events: ["join fox Ann"], of: next))
    #expect(session.texts("f") == ["Your name"])
    session.raceAction("next", entered: "Cy")
    session.answer("guests", "204\n")
    #expect(session.request?.path == "races/\(next)/racers")
  }

  @Test("an answer that comes while nobody looks takes nobody to the race")
  func lateAnswer() {
    var session = TestSession.looking()
    session.tell("code R\(TestSession.race)")
    session.tell("went")
    session.answer(TestSession.racePath, TestSession.seen("gathering"))
    #expect(session.model.step.racePlace == nil)
    // The program follows the race all the same.
    #expect(session.followed == "\(TestSession.racePath)/events")
  }

  @Test("a note informs a player who cannot go on playing without a network")
  func playWithoutNetwork() {
    var session = TestSession.invited(
      TestSession.seen(
        "running 1000001", events: TestSession.annAndBo + ["start 0"],
        more: "play \(TestSession.play)\n"))
    session.raceAction("play")
    session.answer("\(TestSession.racePath)/play", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    session.raceAction("play")
    session.answer(
      "\(TestSession.racePath)/play",
      "201\npastime-play 1 0\nplay \(TestSession.play)\nstand-in 10\npastime 1\n")
    #expect(session.note == "")
  }

  @Test("two racers wait for their host for a minute, and then anybody may start")
  func patience() {
    var session = TestSession.invited(TestSession.seen("gathering", seat: "1", now: 1_020_000))
    #expect(!session.buttons.contains("Start"))
    #expect(session.ticksAfter == 40_000)
    session.tick()
    #expect(session.buttons.first == "Start")
  }

  @Test("without a network, a note says so and nothing is lost")
  func noNetwork() {
    var session = TestSession.host()
    session.raceAction("start")
    session.answer("\(TestSession.racePath)/start", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    #expect(session.buttons.first == "Start")
    #expect(session.texts("r").count == 2)
    #expect(session.followed == "\(TestSession.racePath)/events")
  }
}
