import Testing

@testable import HouseDesk

@Suite("The pages of an evening")
struct EveningPageTests {
  private static let record =
    """
    pastime 1
    game times 1
    id 0123456789abcdef0123456789abcdef
    created 1800000000000
    options mode=round
    puzzle anything

    10 10 42
    """

  /// A desk where two play Times and nothing else.
  private func desk(language: String = "en") -> Desk {
    var desk = Desk(language: language)
    desk.tell("code together")
    desk.act("evening open")
    desk.answer("evening", "200\n")
    desk.act("evening welcome", entered: "Ann")
    desk.act("evening welcome", entered: "Ben")
    desk.act("evening games")
    for game in ["codeword", "anagrams", "hangman", "memorize"] {
      desk.act("evening toggle \(game)")
    }
    desk.act("evening begin")
    return desk
  }

  @Test("it is there without a house")
  func hub() {
    var desk = Desk()
    desk.tell("code together")
    #expect(desk.texts("m") == ["\tyes\tPlay together"])
    // What comes behind has its place once it is known what there is.
    #expect(desk.texts("r").map { $0.prefix(25) } == ["An evening on this device"])
    desk.answer("house", "404\n")
    #expect(desk.texts("r").count == 2)
    #expect(!desk.texts("r").contains { $0.hasPrefix("Circles") })
    desk.tell("fair")
    #expect(desk.texts("h").count == 3)
    desk.tell("rest")
    #expect(desk.texts("m") == ["\tyes\tPlay together"])
  }

  @Test("circles are there at a house that deals, and lead back")
  func circles() {
    var desk = Desk()
    desk.tell("code together")
    desk.answer(
      "house", "200\npastime-house 1\naddress x\nmember no\ndeals yes\n")
    desk.act("circles list")
    desk.act("circles back")
    #expect(desk.texts("r").contains { $0.hasPrefix("Circles") })
    desk.tell("went")
    desk.tell("looked")
    #expect(desk.texts("m") == ["no\t"])
  }

  @Test("what is known of a result leads back to the board that it was read from")
  func fair() {
    var desk = Desk.atBoard()
    let board = desk.texts("h")
    desk.act("fair")
    desk.act("rest")
    #expect(desk.texts("h") == board)
  }

  @Test("a whole evening: names, games, turns, the table, another round")
  func whole() {
    var desk = desk()
    #expect(desk.texts("h") == ["Round 1 of 1: Times"])
    #expect(desk.texts("p") == ["Pass the device to Ann."])
    desk.act("evening play")
    #expect(desk.texts("d") == ["/times"])
    desk.tell("dealt 0123456789abcdef0123456789abcdef")
    desk.tell("over won 9", entered: Self.record)
    #expect(desk.texts("t") == ["Ann: 2 stars"])
    #expect(
      desk.texts("z") == [
        "0123456789abcdef0123456789abcdef\t#/pair/together\tAnn: 2 stars · go on"
      ])
    desk.tell("went")
    desk.tell("code together")
    desk.answer("evening", "200\n")
    #expect(desk.texts("p") == ["Pass the device to Ben."])
    #expect(
      desk.texts("r").map { $0.prefix(24) } == [
        "1. Ann: 2 stars\tTimes 2\t", "2. Ben: 0 stars\t\t\t\t",
      ])
    desk.act("evening skip")
    #expect(desk.texts("c") == ["🏆 Ann"])
    #expect(desk.texts("p") == ["Ann wins the evening with 2 stars."])
    desk.act("evening play-on")
    #expect(desk.texts("h") == ["Round 2 of 2: Times"])
  }

  @Test("a game that ended below 0 points is a turn like any other")
  func belowZero() {
    var desk = desk()
    desk.act("evening play")
    desk.tell("dealt 0123456789abcdef0123456789abcdef")
    desk.tell("over lost -3", entered: Self.record)
    #expect(desk.texts("t") == ["Ann: no stars"])
    desk.tell("went")
    desk.tell("code together")
    desk.answer("evening", "200\n")
    #expect(desk.texts("p") == ["Pass the device to Ben."])
  }

  @Test("above a game whose turn was passed by stands nothing of the evening any more")
  func passedBy() {
    var desk = desk()
    desk.act("evening play")
    desk.tell("dealt 0123456789abcdef0123456789abcdef")
    #expect(desk.texts("z").first?.hasSuffix("Ann · Round 1 of 1") == true)
    desk.tell("went")
    desk.tell("code together")
    desk.answer("evening", "200\n")
    desk.act("evening skip")
    #expect(desk.texts("z") == ["\t\t"])
    // Nothing stands above a game that was not dealt.
    desk.act("evening skip")
    #expect(desk.texts("z").isEmpty)
  }

  @Test("it is asked whether somebody has left, and nobody plays on where all have")
  func left() {
    var desk = desk()
    desk.act("evening ask-to-leave")
    #expect(desk.texts("p") == ["Has Ann left? They have no more turns, and keep their stars."])
    desk.act("evening open")
    desk.answer("evening", "200\n")
    #expect(desk.texts("p") == ["Pass the device to Ann."])
    desk.act("evening ask-to-leave")
    desk.act("evening leave")
    #expect(desk.texts("p") == ["Pass the device to Ben."])
    desk.act("evening ask-to-leave")
    desk.act("evening leave")
    #expect(desk.buttons == ["New evening", "Back"])
    desk.tell("evening play-on")
    #expect(desk.buttons == ["New evening", "Back"])
  }

  @Test("a game that is not of the evening counts nothing in it")
  func another() {
    var desk = desk()
    desk.tell("over won 9", entered: Self.record)
    #expect(desk.texts("p") == ["Pass the device to Ann."])
    desk.act("evening play")
    desk.tell("dealt ffffffffffffffffffffffffffffffff")
    desk.tell("over won 9", entered: Self.record)
    #expect(desk.texts("p") == ["Ann’s turn is under way. Open the game to go on."])
  }

  @Test("a game that was begun is gone on with after a reload, and given up without a star")
  func reloaded() {
    var before = desk()
    before.act("evening play")
    before.tell("dealt 0123456789abcdef0123456789abcdef")
    let kept = before.asked.last { $0.method == "REMEMBER" }?.body ?? ""
    var desk = Desk()
    desk.tell("code together")
    desk.act("evening open")
    desk.answer("evening", "200\n\(kept)")
    #expect(desk.texts("p") == ["Ann’s turn is under way. Open the game to go on."])
    desk.act("evening play")
    #expect(desk.texts("d") == ["/times/0123456789abcdef0123456789abcdef"])
    desk.act("evening skip")
    #expect(desk.texts("p") == ["Pass the device to Ben."])
  }

  @Test("everything that is changed is kept on this device, and asked of no house")
  func kept() {
    let desk = desk()
    let others = desk.asked.filter { $0.path != "house" }
    #expect(others.allSatisfy { ["RECALL", "REMEMBER"].contains($0.method) })
    #expect(desk.asked.last?.body.contains("player here Ben") == true)
  }

  @Test("why somebody cannot come is said beside the field, which keeps what was typed")
  func refused() {
    var desk = Desk()
    desk.tell("code together")
    desk.act("evening open")
    desk.answer("evening", "200\n")
    desk.act("evening welcome", entered: "Ann")
    #expect(desk.texts("v") == [""])
    desk.act("evening welcome", entered: "Ann")
    #expect(desk.note == "Somebody has that name already.")
    #expect(desk.texts("v").isEmpty)
  }

  @Test("it is asked before it is ended, and the same players can begin another")
  func ended() {
    var desk = desk()
    desk.act("evening ask-to-end")
    desk.act("evening end")
    #expect(desk.texts("r").map { $0.prefix(3) } == ["Ann", "Ben"])
  }

  @Test("it speaks German")
  func german() {
    let desk = desk(language: "de")
    #expect(desk.texts("h") == ["Runde 1 von 1: Kopfrechnen"])
    #expect(desk.texts("p") == ["Gebt das Gerät an Ann weiter."])
  }
}

extension Desk {
  /// Taps what means this, which has to be there.
  fileprivate mutating func act(_ event: String, entered: String = "") {
    let isThere = lines.contains {
      $0.split(separator: "\t").contains { "\($0) ".hasPrefix("\(event) ") }
    }
    #expect(isThere, "nothing means \(event): \(lines)")
    tell(event, entered: entered)
  }
}
