import Testing

@testable import OnlinePages

@Suite("A race that ends")
struct RaceEndTests {
  @Test("at the end all racers are listed in order, and one tap is a rematch for all")
  func standings() {
    var session = TestSession.running(TestSession.annAndBo + ["join panda Cy", "start 0"])
    session.tell("code R\(TestSession.race)")
    session.answer(
      TestSession.racePath,
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
    // Another racer may want a rematch, too, as long as this racer looks.
    #expect(session.followed == "\(TestSession.racePath)/events")
    session.tell("went")
    #expect(session.followed == "")
    session.tell("looked")
    session.tell("races open")
    session.answer(TestSession.racePath, TestSession.seen("over", events: []))
    #expect(session.followed == "\(TestSession.racePath)/events")
    session.raceAction("rematch")
    #expect(session.request?.path == "\(TestSession.racePath)/next")
    session.answer(
      "\(TestSession.racePath)/next",
      TestSession.seen("gathering", events: ["join fox Ann"], of: "8K3F9QXD02MN"))
    #expect(session.texts("c") == ["R 8K3F 9QXD 02MN"])
    #expect(session.followed == "races/8K3F9QXD02MN/events")
  }

  @Test("with the same points, the quicker player stands first")
  func samePoints() {
    let events =
      TestSession.annAndBo + ["start 0", "finish 0 won 4 61250", "finish 1 won 4 61249"]
    let session = TestSession.invited(TestSession.seen("over", events: events))
    #expect(session.model.races.race?.standings == [1, 0])
  }

  @Test("points below 0 stand behind higher points")
  func belowZero() {
    let events =
      TestSession.annAndBo + [
        "join panda Cy", "start 0", "finish 0 lost -3 1000", "finish 1 lost -1 2000",
        "finish 2 lost 0 3000",
      ]
    let session = TestSession.invited(TestSession.seen("over", events: events, game: "anagrams"))
    #expect(session.model.races.race?.standings == [2, 1, 0])
  }

  @Test("a player who wants a rematch that has begun without them is led to it")
  func rematchUnderWay() {
    let next = "8K3F9QXD02MN"
    let events =
      TestSession.annAndBo + [
        "start 0", "finish 0 won 4 61250", "finish 1 won 3 90000", "rematch 1 \(next)",
      ]
    var session = TestSession.invited(
      TestSession.seen("over", events: events, more: "next \(next)\n"))
    session.raceAction("rematch")
    session.answer("\(TestSession.racePath)/next", "409\npastime-refused 1\nunder-way\n")
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

  @Test("a race that the server no longer has is not followed, and no page leads back to it")
  func gone() {
    var session = TestSession.host()
    session.hear("")
    session.answer("\(TestSession.racePath)?since=2", "404\n")
    #expect(session.note == "No such race, or it is over.")
    #expect(session.buttons == ["Back"])
    #expect(session.followed == "")
    #expect(session.model.races.race == nil)
    #expect(session.asked.last?.body == "face fox\nname Ann\nrace \n")
    // A player on another page does not see the note there.
    session = TestSession.host()
    session.tell("went")
    session.tell("looked")
    session.hear("")
    session.answer("\(TestSession.racePath)?since=2", "404\n")
    #expect(session.note != "No such race, or it is over.")
    #expect(session.followed == "")
  }

  @Test("a player who has left sees that, and no waiting room")
  func left() {
    let session = TestSession.invited(
      TestSession.seen("gathering", seat: "1", events: TestSession.annAndBo + ["leave 1"]))
    #expect(session.texts("p") == ["You left the race."])
    #expect(session.buttons == ["Back"])
    #expect(session.model.races.remembered == "")
  }

  @Test("a player who has finished watches the others move by move")
  func watching() {
    var session = TestSession.running()
    session.tell("code R\(TestSession.race)")
    let events = TestSession.annAndBo + ["start 0", "advance 1 1 2 =-=--", "finish 0 won 1 1000"]
    session.answer(
      TestSession.racePath,
      TestSession.seen("running 1000001", events: events, more: "play \(TestSession.play)\n"))
    session.raceAction("watch 1")
    session.answer(
      "\(TestSession.racePath)/racers/1",
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
    // The page requests the next move without a tap.
    session.hear("news 6 1009000 advance 1 2 3 ==-=-")
    #expect(session.request?.path == "\(TestSession.racePath)/racers/1")
    // A game that is over can be looked through, and from there the race is one step back.
    session.answer(
      "\(TestSession.racePath)/racers/1",
      "200\npastime-play 1 0\nplay 00\nsalt 07\nrecord 10\npastime 1\n")
    session.raceAction("look-through")
    #expect(session.texts("d").first?.hasPrefix("/result/") == true)
    #expect(session.texts("z").first?.hasPrefix("00\t#/pair/R\(TestSession.race)\t") == true)
    session.raceAction("back")
    #expect(session.buttons.contains("Rematch"))
  }
}
