import Testing

@testable import OnlinePages

@Suite("A race that goes on")
struct RaceCourseTests {
  private let path = "races/\(TestSession.race)"

  @Test("the host waits for a second one, has it begin, and all are counted down to it once")
  func start() throws {
    var session = TestSession.host(of: ["join fox Ann"])
    #expect(session.buttons == ["Copy link", "Leave race", "Back"])
    #expect(session.followed == "\(path)/events")
    session.hear("news 2 1000000 join bear Bo")
    #expect(session.texts("a") == ["Bo is here."])
    session.raceWish("start")
    session.answer(
      "\(path)/start",
      TestSession.seen("countdown 1003500", events: TestSession.annAndBo + ["start 0"]))
    #expect(session.texts("a") == ["The race begins."])
    #expect(session.texts("c") == ["4"])
    #expect(session.ticksAfter == 500)
    session.tick()
    #expect(session.texts("c") == ["3"])
    #expect(session.texts("a") == [])
    session.tick()
    session.tick()
    #expect(session.count(of: "\(path)/play") == 0)
    session.tick()
    #expect(session.request?.path == "\(path)/play")
    // The server says so, too: it is asked for once.
    session.hear("stage running 1003500")
    #expect(session.count(of: "\(path)/play") == 1)
  }

  @Test("a play that is not there yet, or cannot be asked for, is asked for again")
  func tooEarly() {
    var session = TestSession.host(stage: "countdown 1000001")
    session.tick()
    session.answer("\(path)/play", "409\npastime-refused 1\ntoo-early\n")
    #expect(session.ticksAfter == 250)
    session.tick()
    #expect(session.count(of: "\(path)/play") == 2)
    session.answer("\(path)/play", "")
    session.tick()
    #expect(session.count(of: "\(path)/play") == 3)
  }

  /// A race that both play.
  private func running(_ events: [String] = TestSession.annAndBo + ["start 0"]) -> TestSession {
    var session = TestSession.host(of: events, stage: "countdown 1000001")
    session.tick()
    session.answer(
      "\(path)/play", "201\npastime-play 1 0\nplay \(TestSession.play)\nstand-in 10\npastime 1\n")
    return session
  }

  @Test("whoever races is taken to the game, above which stands how far the others are")
  func strip() {
    var session = running()
    #expect(session.records == ["+pastime 1\n"])
    session.tell("went")
    session.hear("news 4 1005000 advance 1 1 2 =-=--")
    let strip = "\(TestSession.play)\t#/pair/R\(TestSession.race)\tBo 1"
    #expect(session.texts("z") == [strip])
    #expect(session.texts("a") == [])
    // What is known already changes nothing.
    session.hear("news 4 1005000 advance 1 1 2 =-=--")
    #expect(session.model.races.race?.count == 4)
    session.hear("news 5 1009000 finish 1 won 2 61000")
    #expect(session.texts("z").first?.hasSuffix("Bo ✓") == true)
    #expect(session.texts("a") == ["Bo has finished."])
  }

  @Test("news that were missed are asked for from the first that is missing")
  func gap() {
    var session = running()
    session.hear("news 6 1009000 finish 1 won 2 61000")
    #expect(session.request?.path == "\(path)?since=3")
    session.answer(
      "\(path)?since=3",
      TestSession.seen(
        "running 1000001",
        events: TestSession.annAndBo + [
          "start 0", "advance 1 1 2 =-=--", "advance 1 2 5 =====", "finish 1 won 2 61000",
        ], after: 3, more: "play \(TestSession.play)\n"))
    #expect(session.model.races.race?.count == 6)
    #expect(session.model.races.race?.people[1].result?.milliseconds == 61_000)
    session.hear("")
    #expect(session.request?.path == "\(path)?since=6")
  }

  @Test("a page that is loaded anew in the middle leads back into the game")
  func reload() {
    var session = TestSession.invited(
      TestSession.seen(
        "running 1000001", seat: "1",
        events: TestSession.annAndBo + ["start 0", "advance 0 3 2 =-=--"],
        more: "play \(TestSession.play)\n"))
    #expect(session.texts("r").first?.hasPrefix("🦊 Ann\t3 tries · 🟩⬜🟩⬜⬜") == true)
    #expect(session.buttons == ["Keep playing", "Leave race", "Back"])
    session.raceWish("play")
    #expect(session.request?.path == "\(path)/play")
  }

  @Test("who comes late looks on, and joins the next race when somebody wants one")
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
    session.raceWish("rematch")
    session.answer(
      "races/\(next)",
      TestSession.seen("gathering", seat: "none", events: ["join fox Ann"], of: next))
    #expect(session.texts("f") == ["Your name"])
    session.raceWish("next", entered: "Cy")
    session.answer("guests", "204\n")
    #expect(session.request?.path == "races/\(next)/racers")
  }

  @Test("at the end stand all in their order, and one tap is a rematch for all")
  func standings() {
    var session = running(TestSession.annAndBo + ["join panda Cy", "start 0"])
    session.tell("code R\(TestSession.race)")
    session.answer(
      path,
      TestSession.seen(
        "over",
        events: TestSession.annAndBo + [
          "join panda Cy", "start 0", "finish 0 won 4 61250", "finish 1 won 3 90000", "leave 2",
        ], more: "play \(TestSession.play)\n"))
    let rows = session.texts("r").map {
      $0.split(separator: "\t").prefix(2).joined(separator: ": ")
    }
    #expect(
      rows == [
        "1. 🐻 Bo: 3 tries · 1:30.0", "2. 🦊 Ann (you): 4 tries · 1:01.2", "🐼 Cy: has left",
      ])
    // Somebody else may want one, too, as long as one looks.
    #expect(session.followed == "\(path)/events")
    session.tell("went")
    #expect(session.followed == "")
    session.tell("looked")
    session.tell("races open")
    session.answer(path, TestSession.seen("over", events: []))
    #expect(session.followed == "\(path)/events")
    session.raceWish("rematch")
    #expect(session.request?.path == "\(path)/next")
    session.answer(
      "\(path)/next", TestSession.seen("gathering", events: ["join fox Ann"], of: "8K3F9QXD02MN"))
    #expect(session.texts("c") == ["R 8K3F 9QXD 02MN"])
    #expect(session.followed == "races/8K3F9QXD02MN/events")
  }

  @Test("points below 0 stand behind those above")
  func belowZero() {
    let events =
      TestSession.annAndBo + [
        "join panda Cy", "start 0", "finish 0 lost -3 1000", "finish 1 lost -1 2000",
        "finish 2 lost 0 3000",
      ]
    let session = TestSession.invited(TestSession.seen("over", events: events, game: "anagrams"))
    #expect(session.model.races.race?.standings == [2, 1, 0])
  }

  @Test("whoever wants a rematch that has begun without them is led to it")
  func rematchUnderWay() {
    let next = "8K3F9QXD02MN"
    let events =
      TestSession.annAndBo + [
        "start 0", "finish 0 won 4 61250", "finish 1 won 3 90000", "rematch 1 \(next)",
      ]
    var session = TestSession.invited(
      TestSession.seen("over", events: events, more: "next \(next)\n"))
    session.raceWish("rematch")
    session.answer("\(path)/next", "409\npastime-refused 1\nunder-way\n")
    #expect(session.request?.path == "races/\(next)")
    session.answer(
      "races/\(next)",
      TestSession.seen(
        "running 1000001", seat: "none", events: ["join bear Bo", "join panda Cy", "start 0"],
        of: next))
    #expect(session.note == "")
    #expect(session.texts("p").first?.hasPrefix("This race has begun.") == true)
    #expect(session.followed == "races/\(next)/events")
  }

  @Test("a race that the server has no more is not followed, and not led back to")
  func gone() {
    var session = TestSession.host()
    session.hear("")
    session.answer("\(path)?since=2", "404\n")
    #expect(session.note == "No such race, or it is over.")
    #expect(session.buttons == ["Back"])
    #expect(session.followed == "")
    #expect(session.model.races.race == nil)
    #expect(session.asked.last?.body == "face fox\nname Ann\nrace \n")
    // Whoever is elsewhere is not told there.
    session = TestSession.host()
    session.tell("went")
    session.tell("looked")
    session.hear("")
    session.answer("\(path)?since=2", "404\n")
    #expect(session.note != "No such race, or it is over.")
    #expect(session.followed == "")
  }

  @Test("an answer that comes when nobody looks takes nobody to the race")
  func lateAnswer() {
    var session = TestSession.looking()
    session.tell("code R\(TestSession.race)")
    session.tell("went")
    session.answer(path, TestSession.seen("gathering"))
    #expect(session.model.step.racePlace == nil)
    // It is known all the same.
    #expect(session.followed == "\(path)/events")
  }

  @Test("who has left sees that, and no room in which to wait")
  func left() {
    let session = TestSession.invited(
      TestSession.seen("gathering", seat: "1", events: TestSession.annAndBo + ["leave 1"]))
    #expect(session.texts("p") == ["You left the race."])
    #expect(session.buttons == ["Back"])
    #expect(session.model.races.remembered == "")
  }

  @Test("whoever cannot go on playing without a network is told")
  func playWithoutNetwork() {
    var session = TestSession.invited(
      TestSession.seen(
        "running 1000001", events: TestSession.annAndBo + ["start 0"],
        more: "play \(TestSession.play)\n"))
    session.raceWish("play")
    session.answer("\(path)/play", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    session.raceWish("play")
    session.answer(
      "\(path)/play", "201\npastime-play 1 0\nplay \(TestSession.play)\nstand-in 10\npastime 1\n")
    #expect(session.note == "")
  }

  @Test("who has finished watches the others move by move")
  func watching() {
    var session = running()
    session.tell("code R\(TestSession.race)")
    let events = TestSession.annAndBo + ["start 0", "advance 1 1 2 =-=--", "finish 0 won 1 1000"]
    session.answer(
      path, TestSession.seen("running 1000001", events: events, more: "play \(TestSession.play)\n"))
    session.raceWish("watch 1")
    session.answer(
      "\(path)/racers/1",
      """
      200
      pastime-play 1 1
      play 00
      move 0 crane
      answer =-=--
      stand-in 10
      pastime 1

      """)
    #expect(session.texts("h") == ["🐻 Bo"])
    #expect(
      session.texts("r").map { $0.split(separator: "\t").joined(separator: ": ") } == [
        "1. crane 🟩⬜🟩⬜⬜"
      ])
    #expect(session.buttons == ["Back"])
    // Another move is looked at without being asked for.
    session.hear("news 6 1009000 advance 1 2 3 ==-=-")
    #expect(session.request?.path == "\(path)/racers/1")
    // Once it is over it can be looked through, and from there the race is one step back.
    session.answer(
      "\(path)/racers/1", "200\npastime-play 1 0\nplay 00\nsalt 07\nrecord 10\npastime 1\n")
    session.raceWish("look-through")
    #expect(session.texts("d").first?.hasPrefix("/result/") == true)
    #expect(session.texts("z").first?.hasPrefix("00\t#/pair/R\(TestSession.race)\t") == true)
    session.raceWish("back")
    #expect(session.buttons.contains("Rematch"))
  }

  @Test("two wait for their host for a minute, and then anybody may begin")
  func patience() {
    var session = TestSession.invited(TestSession.seen("gathering", seat: "1", now: 1_020_000))
    #expect(!session.buttons.contains("Start"))
    #expect(session.ticksAfter == 40_000)
    session.tick()
    #expect(session.buttons.first == "Start")
  }

  @Test("without a network it is said, and nothing is lost")
  func noNetwork() {
    var session = TestSession.host()
    session.raceWish("start")
    session.answer("\(path)/start", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    #expect(session.buttons.first == "Start")
    #expect(session.texts("r").count == 2)
    #expect(session.followed == "\(path)/events")
  }
}
