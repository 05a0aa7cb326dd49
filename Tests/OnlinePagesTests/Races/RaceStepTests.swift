import Testing

@testable import OnlinePages

@Suite("The way into a race")
struct RaceStepTests {
  @Test("a player chooses a game and its options, and each game has options that the rules know")
  func choice() throws {
    var session = TestSession.looking()
    session.tell("races choose")
    session.answer("together", "200\n\n")
    #expect(session.texts("k").joined().contains("races game anagrams"))
    session.raceAction("game times")
    session.raceAction("option 02")
    session.raceAction("next")
    #expect(session.texts("h") == ["A race: Times"])
    session.raceAction("next", entered: "Ann")
    let request = try #require(session.request)
    #expect(request.path == "races")
    #expect(
      request.body.contains(
        "game times\noptions mode=round operations=* first=10-20 second=10-20 count=20 "))
    #expect(request.body.hasSuffix("name Ann\nface fox\n"))
  }

  @Test("an unknown choice changes nothing", arguments: ["option 07", "option 90", "game chess"])
  func wrongChoice(words: String) {
    var session = TestSession.looking()
    session.tell("races choose")
    let before = session.lines
    session.tell("races \(words)")
    #expect(session.lines == before)
  }

  @Test(
    "a player with a link sees who has joined, and is a guest for a day without other questions")
  func guest() throws {
    var session = TestSession.invited(
      TestSession.seen("gathering", seat: "none", events: ["join fox Ann"]))
    #expect(session.texts("p") == ["Here already: 🦊 Ann", OnlineTexts().matchNameNote])
    session.raceAction("face bee")
    session.raceAction("next", entered: "Bo")
    #expect(try #require(session.request).path == "guests")
    session.answer("guests", "204\n")
    let request = try #require(session.request)
    #expect(request.path == "races/\(TestSession.race)/racers")
    #expect(request.body == "pastime-racer 1\nname Bo\nface bee\n")
    session.answer(request.path, TestSession.seen("gathering", seat: "1"))
    #expect(session.texts("p") == ["Ann starts the race."])
    #expect(session.texts("r").map { String($0.prefix { $0 != "\t" }) } == ["🦊 Ann", "🐻 Bo (you)"])
  }

  @Test("a member is no guest")
  func member() {
    var session = TestSession.invited(
      isMember: true, TestSession.seen("gathering", seat: "none", events: ["join fox Ann"]))
    session.raceAction("next", entered: "Bo")
    #expect(session.count(of: "guests") == 0)
  }

  @Test("a name is refused in its own field, and stays there")
  func refusedName() {
    var session = TestSession.invited(
      TestSession.seen("gathering", seat: "none", events: ["join fox Ann"]))
    session.raceAction("next", entered: "Ann")
    session.answer("guests", "204\n")
    session.answer("races/\(TestSession.race)/racers", "409\npastime-refused 1\ntaken-name\n")
    #expect(session.note == "That name is taken, or too similar.")
    #expect(session.texts("f") == ["Your name"])
  }

  @Test("a code is recognized by its first character and its length, however it is spelled")
  func codes() {
    for code in ["R7K3F9QXD02MN", "r7k3 f9qx d02m n", "R-7K3F-9QXD-02MN"] {
      #expect(OnlineModel().match(UInt8(ascii: "R"), in: code) != nil)
    }
    for code in ["7K3F9QXD", "7K3F9QXD02MN", "C7K3F9QXD02MN", "R7K3F9QXD02M", ""] {
      #expect(OnlineModel().match(UInt8(ascii: "R"), in: code) == nil)
    }
    var session = TestSession.looking()
    session.tell("enter")
    session.tell("join", entered: "r7k3 f9qx d02m n")
    #expect(session.request?.path.lowercased() == "races/\(TestSession.race.lowercased())")
  }

  @Test("the page remembers a player's avatar, name and race")
  func memory() throws {
    var session = TestSession.host()
    #expect(session.request?.method == "REMEMBER")
    #expect(session.request?.body == "face fox\nname Ann\nrace \(TestSession.race)\n")
    // The page is loaded again.
    session = TestSession.looking()
    session.tell("races choose")
    session.answer("together", "200\n\nface owl\nname Ann Lee\nrace \(TestSession.race)\n")
    session.raceAction("open")
    session.answer("races/\(TestSession.race)", TestSession.seen("gathering"))
    #expect(session.texts("r").count == 2)
    session.tell("races choose")
    session.raceAction("next")
    #expect(session.texts("v") == ["Ann Lee"])
  }

  @Test("a late answer leads nobody away from another page")
  func lateAnswer() {
    var session = TestSession.looking()
    session.tell("races choose")
    session.answer("together", "200\n\n")
    session.raceAction("next")
    session.raceAction("next", entered: "Ann")
    session.tell("together")
    session.answer("races", TestSession.seen("gathering"))
    #expect(session.model.step.racePlace == nil)
    session.tell("circles list")
    session.tell("challenge list")
    session.answer("circles", "200\npastime-circles 1 0\n")
    if case .circles = session.model.step { Issue.record("it led to the circles") }
    session.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(session.buttons == ["New challenge", "Back"])
  }

  @Test("the page reports a race that does not exist, and a server that does not answer")
  func nothing() {
    #expect(TestSession.invited("404\n").note == "No such race, or it is over.")
    #expect(TestSession.invited("").note == "Can’t reach the server. Are you online?")
    #expect(TestSession.invited("404\n").buttons == ["Back"])
    var session = TestSession.invited("")
    #expect(session.buttons == ["Try again", "Back"])
    session.raceAction("open \(TestSession.race)")
    session.answer(
      "races/\(TestSession.race)", TestSession.seen("gathering", seat: "none", events: []))
    // Nobody has joined, so nobody is named.
    #expect(session.texts("p") == [OnlineTexts().matchNameNote])
    session.raceAction("next")
    #expect(session.note == "Enter a name first.")
  }
}
