import Testing

@testable import HouseDesk

@Suite("A race that goes on")
struct RaceCourseTests {
  private let path = "races/\(Desk.race)"

  @Test("the host waits for a second one, has it begin, and all are counted down to it once")
  func start() throws {
    var desk = Desk.host(of: ["join fox Ann"])
    #expect(desk.buttons == ["Copy the link", "Leave the race", "Back"])
    #expect(desk.followed == "\(path)/events")
    desk.hear("news 2 1000000 join bear Bo")
    #expect(desk.texts("a") == ["Bo is there."])
    desk.raceWish("start")
    desk.answer(
      "\(path)/start",
      Desk.seen("countdown 1003500", news: Desk.annAndBo + ["start 0"]))
    #expect(desk.texts("a") == ["The race begins."])
    #expect(desk.texts("c") == ["4"])
    #expect(desk.ticksAfter == 500)
    desk.tick()
    #expect(desk.texts("c") == ["3"])
    #expect(desk.texts("a") == [])
    desk.tick()
    desk.tick()
    #expect(desk.count(of: "\(path)/play") == 0)
    desk.tick()
    #expect(desk.question?.path == "\(path)/play")
    // The house says so, too: it is asked for once.
    desk.hear("stage running 1003500")
    #expect(desk.count(of: "\(path)/play") == 1)
  }

  @Test("a play that is not there yet, or cannot be asked for, is asked for again")
  func tooEarly() {
    var desk = Desk.host(stage: "countdown 1000001")
    desk.tick()
    desk.answer("\(path)/play", "409\npastime-refused 1\ntoo-early\n")
    #expect(desk.ticksAfter == 250)
    desk.tick()
    #expect(desk.count(of: "\(path)/play") == 2)
    desk.answer("\(path)/play", "")
    desk.tick()
    #expect(desk.count(of: "\(path)/play") == 3)
  }

  /// A race that both play.
  private func running(_ news: [String] = Desk.annAndBo + ["start 0"]) -> Desk {
    var desk = Desk.host(of: news, stage: "countdown 1000001")
    desk.tick()
    desk.answer(
      "\(path)/play", "201\npastime-play 1 0\nplay \(Desk.play)\nstand-in 10\npastime 1\n")
    return desk
  }

  @Test("whoever races is taken to the game, above which stands how far the others are")
  func strip() {
    var desk = running()
    #expect(desk.records == ["+pastime 1\n"])
    desk.tell("went")
    desk.hear("news 4 1005000 advance 1 1 2 =-=--")
    let strip = "\(Desk.play)\t#/pair/R\(Desk.race)\tBo 1"
    #expect(desk.texts("z") == [strip])
    #expect(desk.texts("a") == [])
    // What is known already changes nothing.
    desk.hear("news 4 1005000 advance 1 1 2 =-=--")
    #expect(desk.model.races.race?.count == 4)
    desk.hear("news 5 1009000 finish 1 won 2 61000")
    #expect(desk.texts("z").first?.hasSuffix("Bo ✓") == true)
    #expect(desk.texts("a") == ["Bo has finished."])
  }

  @Test("news that were missed are asked for from the first that is missing")
  func gap() {
    var desk = running()
    desk.hear("news 6 1009000 finish 1 won 2 61000")
    #expect(desk.question?.path == "\(path)?since=3")
    desk.answer(
      "\(path)?since=3",
      Desk.seen(
        "running 1000001",
        news: Desk.annAndBo + [
          "start 0", "advance 1 1 2 =-=--", "advance 1 2 5 =====", "finish 1 won 2 61000",
        ], after: 3, more: "play \(Desk.play)\n"))
    #expect(desk.model.races.race?.count == 6)
    #expect(desk.model.races.race?.people[1].result?.milliseconds == 61_000)
    desk.hear("")
    #expect(desk.question?.path == "\(path)?since=6")
  }

  @Test("a page that is loaded anew in the middle leads back into the game")
  func reload() {
    var desk = Desk.invited(
      Desk.seen(
        "running 1000001", seat: "1",
        news: Desk.annAndBo + ["start 0", "advance 0 3 2 =-=--"], more: "play \(Desk.play)\n"))
    #expect(desk.texts("r").first?.hasPrefix("🦊 Ann\t3 attempts · 🟩⬜🟩⬜⬜") == true)
    #expect(desk.buttons == ["Go on playing", "Leave the race", "Back"])
    desk.raceWish("play")
    #expect(desk.question?.path == "\(path)/play")
  }

  @Test("who comes late looks on, and joins the next race when somebody wants one")
  func late() {
    var desk = Desk.invited(
      Desk.seen("running 1000001", seat: "none", news: Desk.annAndBo + ["start 0"]))
    #expect(desk.buttons == ["Back"])
    let next = "8K3F9QXD02MN"
    for news in ["finish 0 won 4 61000", "finish 1 lost 6 50000", "rematch 0 \(next)"].enumerated()
    {
      desk.hear("news \(news.offset + 4) 1009000 \(news.element)")
    }
    #expect(desk.buttons == ["Join the next race", "Back"])
    desk.raceWish("rematch")
    desk.answer(
      "races/\(next)",
      Desk.seen("gathering", seat: "none", news: ["join fox Ann"], of: next))
    #expect(desk.texts("f") == ["Your name"])
    desk.raceWish("next", entered: "Cy")
    desk.answer("guests", "204\n")
    #expect(desk.question?.path == "races/\(next)/racers")
  }

  @Test("at the end stand all in their order, and one tap is a rematch for all")
  func standings() {
    var desk = running(Desk.annAndBo + ["join panda Cy", "start 0"])
    desk.tell("code R\(Desk.race)")
    desk.answer(
      path,
      Desk.seen(
        "over",
        news: Desk.annAndBo + [
          "join panda Cy", "start 0", "finish 0 won 4 61250", "finish 1 won 3 90000", "leave 2",
        ], more: "play \(Desk.play)\n"))
    let rows = desk.texts("r").map { $0.split(separator: "\t").prefix(2).joined(separator: ": ") }
    #expect(
      rows == [
        "1. 🐻 Bo: 3 attempts · 1:30.0", "2. 🦊 Ann (you): 4 attempts · 1:01.2", "🐼 Cy: has left",
      ])
    // Somebody else may want one, too, as long as one looks.
    #expect(desk.followed == "\(path)/events")
    desk.tell("went")
    #expect(desk.followed == "")
    desk.tell("looked")
    desk.tell("races open")
    desk.answer(path, Desk.seen("over", news: []))
    #expect(desk.followed == "\(path)/events")
    desk.raceWish("rematch")
    #expect(desk.question?.path == "\(path)/next")
    desk.answer(
      "\(path)/next", Desk.seen("gathering", news: ["join fox Ann"], of: "8K3F9QXD02MN"))
    #expect(desk.texts("c") == ["R 8K3F 9QXD 02MN"])
    #expect(desk.followed == "races/8K3F9QXD02MN/events")
  }

  @Test("points below 0 stand behind those above")
  func belowZero() {
    let news =
      Desk.annAndBo + [
        "join panda Cy", "start 0", "finish 0 lost -3 1000", "finish 1 lost -1 2000",
        "finish 2 lost 0 3000",
      ]
    let desk = Desk.invited(Desk.seen("over", news: news, game: "anagrams"))
    #expect(desk.model.races.race?.standings == [2, 1, 0])
  }

  @Test("whoever wants a rematch that has begun without them is led to it")
  func rematchUnderWay() {
    let next = "8K3F9QXD02MN"
    let news =
      Desk.annAndBo + [
        "start 0", "finish 0 won 4 61250", "finish 1 won 3 90000", "rematch 1 \(next)",
      ]
    var desk = Desk.invited(Desk.seen("over", news: news, more: "next \(next)\n"))
    desk.raceWish("rematch")
    desk.answer("\(path)/next", "409\npastime-refused 1\nunder-way\n")
    #expect(desk.question?.path == "races/\(next)")
    desk.answer(
      "races/\(next)",
      Desk.seen(
        "running 1000001", seat: "none", news: ["join bear Bo", "join panda Cy", "start 0"],
        of: next))
    #expect(desk.note == "")
    #expect(desk.texts("p").first?.hasPrefix("This race has begun.") == true)
    #expect(desk.followed == "races/\(next)/events")
  }

  @Test("a race that the house has no more is not followed, and not led back to")
  func gone() {
    var desk = Desk.host()
    desk.hear("")
    desk.answer("\(path)?since=2", "404\n")
    #expect(desk.note == "There is no such race, or none any more.")
    #expect(desk.buttons == ["Back"])
    #expect(desk.followed == "")
    #expect(desk.model.races.race == nil)
    #expect(desk.asked.last?.body == "face fox\nname Ann\nrace \n")
    // Whoever is elsewhere is not told there.
    desk = Desk.host()
    desk.tell("went")
    desk.tell("looked")
    desk.hear("")
    desk.answer("\(path)?since=2", "404\n")
    #expect(desk.note != "There is no such race, or none any more.")
    #expect(desk.followed == "")
  }

  @Test("an answer that comes when nobody looks takes nobody to the race")
  func lateAnswer() {
    var desk = Desk.looking()
    desk.tell("code R\(Desk.race)")
    desk.tell("went")
    desk.answer(path, Desk.seen("gathering"))
    #expect(desk.model.step.racePlace == nil)
    // It is known all the same.
    #expect(desk.followed == "\(path)/events")
  }

  @Test("who has left sees that, and no room in which to wait")
  func left() {
    let desk = Desk.invited(Desk.seen("gathering", seat: "1", news: Desk.annAndBo + ["leave 1"]))
    #expect(desk.texts("p") == ["You have left the race."])
    #expect(desk.buttons == ["Back"])
    #expect(desk.model.races.remembered == "")
  }

  @Test("whoever cannot go on playing without a network is told")
  func playWithoutNetwork() {
    var desk = Desk.invited(
      Desk.seen("running 1000001", news: Desk.annAndBo + ["start 0"], more: "play \(Desk.play)\n"))
    desk.raceWish("play")
    desk.answer("\(path)/play", "")
    #expect(desk.note == "The house does not answer. Check the connection.")
    desk.raceWish("play")
    desk.answer(
      "\(path)/play", "201\npastime-play 1 0\nplay \(Desk.play)\nstand-in 10\npastime 1\n")
    #expect(desk.note == "")
  }

  @Test("who has finished watches the others move by move")
  func watching() {
    var desk = running()
    desk.tell("code R\(Desk.race)")
    let news = Desk.annAndBo + ["start 0", "advance 1 1 2 =-=--", "finish 0 won 1 1000"]
    desk.answer(path, Desk.seen("running 1000001", news: news, more: "play \(Desk.play)\n"))
    desk.raceWish("watch 1")
    desk.answer(
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
    #expect(desk.texts("h") == ["🐻 Bo"])
    #expect(
      desk.texts("r").map { $0.split(separator: "\t").joined(separator: ": ") } == [
        "1. crane 🟩⬜🟩⬜⬜"
      ])
    #expect(desk.buttons == ["Back"])
    // Another move is looked at without being asked for.
    desk.hear("news 6 1009000 advance 1 2 3 ==-=-")
    #expect(desk.question?.path == "\(path)/racers/1")
    // Once it is over it can be looked through, and from there the race is one step back.
    desk.answer(
      "\(path)/racers/1", "200\npastime-play 1 0\nplay 00\nsalt 07\nrecord 10\npastime 1\n")
    desk.raceWish("look-through")
    #expect(desk.texts("d").first?.hasPrefix("/result/") == true)
    #expect(desk.texts("z").first?.hasPrefix("00\t#/pair/R\(Desk.race)\t") == true)
    desk.raceWish("back")
    #expect(desk.buttons.contains("Rematch"))
  }

  @Test("two wait for their host for a minute, and then anybody may begin")
  func patience() {
    var desk = Desk.invited(Desk.seen("gathering", seat: "1", now: 1_020_000))
    #expect(!desk.buttons.contains("Start"))
    #expect(desk.ticksAfter == 40_000)
    desk.tick()
    #expect(desk.buttons.first == "Start")
  }

  @Test("without a network it is said, and nothing is lost")
  func noNetwork() {
    var desk = Desk.host()
    desk.raceWish("start")
    desk.answer("\(path)/start", "")
    #expect(desk.note == "The house does not answer. Check the connection.")
    #expect(desk.buttons.first == "Start")
    #expect(desk.texts("r").count == 2)
    #expect(desk.followed == "\(path)/events")
  }

  @Test("it speaks German where the page does")
  func german() {
    let desk = Desk.host(language: "de")
    #expect(desk.texts("h") == ["Ein Rennen: Codewort"])
    #expect(desk.buttons.first == "Start")
    #expect(desk.texts("p") == ["Starte, wenn alle da sind."])
  }
}
