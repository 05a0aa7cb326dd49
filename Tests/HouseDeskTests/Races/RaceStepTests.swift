import Testing

@testable import HouseDesk

@Suite("The way into a race")
struct RaceStepTests {
  @Test("a game and its options are chosen, and each game has some that the rules know")
  func choice() throws {
    var desk = Desk.looking()
    desk.tell("races choose")
    desk.answer("together", "200\n\n")
    #expect(desk.texts("k").joined().contains("races game anagrams"))
    desk.raceWish("game times")
    desk.raceWish("option 02")
    desk.raceWish("next")
    #expect(desk.texts("h") == ["A race: Times"])
    desk.raceWish("next", entered: "Ann")
    let question = try #require(desk.question)
    #expect(question.path == "races")
    #expect(
      question.body.contains(
        "game times\noptions mode=round operations=* first=10-20 second=10-20 count=20 "))
    #expect(question.body.hasSuffix("name Ann\nface fox\n"))
  }

  @Test("what is not offered is not chosen", arguments: ["option 07", "option 90", "game chess"])
  func wrongChoice(words: String) {
    var desk = Desk.looking()
    desk.tell("races choose")
    let before = desk.lines
    desk.tell("races \(words)")
    #expect(desk.lines == before)
  }

  @Test(
    "who comes by a link sees who is there, and is a player for a day without any other question")
  func guest() throws {
    var desk = Desk.invited(Desk.seen("gathering", seat: "none", news: ["join fox Ann"]))
    #expect(desk.texts("p") == ["There already: 🦊 Ann"])
    desk.raceWish("face bee")
    desk.raceWish("next", entered: "Bo")
    #expect(try #require(desk.question).path == "guests")
    desk.answer("guests", "204\n")
    let question = try #require(desk.question)
    #expect(question.path == "races/\(Desk.race)/racers")
    #expect(question.body == "pastime-racer 1\nname Bo\nface bee\n")
    desk.answer(question.path, Desk.seen("gathering", seat: "1"))
    #expect(desk.texts("p") == ["Ann starts the race."])
    #expect(desk.texts("r").map { String($0.prefix { $0 != "\t" }) } == ["🦊 Ann", "🐻 Bo (you)"])
  }

  @Test("a member is no guest")
  func member() {
    var desk = Desk.invited(
      isMember: true, Desk.seen("gathering", seat: "none", news: ["join fox Ann"]))
    desk.raceWish("next", entered: "Bo")
    #expect(desk.count(of: "guests") == 0)
  }

  @Test("a name that is refused is refused where it stands, and stays")
  func refusedName() {
    var desk = Desk.invited(Desk.seen("gathering", seat: "none", news: ["join fox Ann"]))
    desk.raceWish("next", entered: "Ann")
    desk.answer("guests", "204\n")
    desk.answer("races/\(Desk.race)/racers", "409\npastime-refused 1\ntaken-name\n")
    #expect(desk.note == "Somebody there has that name, or one like it.")
    #expect(desk.texts("f") == ["Your name"])
  }

  @Test("a code is known by its first sign and its length, however it is spelled")
  func codes() {
    for code in ["R7K3F9QXD02MN", "r7k3 f9qx d02m n", "R-7K3F-9QXD-02MN"] {
      #expect(DeskModel().isOfRace(code))
    }
    for code in ["7K3F9QXD", "7K3F9QXD02MN", "C7K3F9QXD02MN", "R7K3F9QXD02M", ""] {
      #expect(!DeskModel().isOfRace(code))
    }
    var desk = Desk.looking()
    desk.tell("enter")
    desk.tell("join", entered: "r7k3 f9qx d02m n")
    #expect(desk.question?.path.lowercased() == "races/\(Desk.race.lowercased())")
  }

  @Test("face and name are remembered, and the race that one is in")
  func memory() throws {
    var desk = Desk.host()
    #expect(desk.question?.method == "REMEMBER")
    #expect(desk.question?.body == "face fox\nname Ann\nrace \(Desk.race)\n")
    // The page was loaded anew.
    desk = Desk.looking()
    desk.tell("races choose")
    desk.answer("together", "200\n\nface owl\nname Ann Lee\nrace \(Desk.race)\n")
    desk.raceWish("open")
    desk.answer("races/\(Desk.race)", Desk.seen("gathering"))
    #expect(desk.texts("r").count == 2)
    desk.tell("races choose")
    desk.raceWish("next")
    #expect(desk.texts("v") == ["Ann Lee"])
  }

  @Test("an answer that comes late leads nobody away from another page")
  func lateAnswer() {
    var desk = Desk.looking()
    desk.tell("races choose")
    desk.answer("together", "200\n\n")
    desk.raceWish("next")
    desk.raceWish("next", entered: "Ann")
    desk.tell("together")
    desk.answer("races", Desk.seen("gathering"))
    #expect(desk.model.step.racePlace == nil)
    desk.tell("circles list")
    desk.tell("challenge list")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    if case .circles = desk.model.step { Issue.record("it led to the circles") }
    desk.answer("challenges", "200\npastime-challenges 1 0\n")
    #expect(desk.buttons == ["New challenge", "Back"])
  }

  @Test("a race that is not there, and a house that does not answer, are told")
  func nothing() {
    #expect(Desk.invited("404\n").note == "There is no such race, or none any more.")
    #expect(Desk.invited("").note == "The house does not answer. Check the connection.")
    #expect(Desk.invited("404\n").buttons == ["Back"])
    var desk = Desk.invited("")
    #expect(desk.buttons == ["Try again", "Back"])
    desk.raceWish("open \(Desk.race)")
    desk.answer("races/\(Desk.race)", Desk.seen("gathering", seat: "none", news: []))
    // Nobody is there, so nobody is named.
    #expect(desk.texts("p").isEmpty)
    desk.raceWish("next")
    #expect(desk.note == "Type a name first.")
  }
}
