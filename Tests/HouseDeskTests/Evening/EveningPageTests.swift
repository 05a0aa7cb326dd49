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
    #expect(desk.texts("r").map { $0.prefix(25) }.first == "An evening on this device")
    desk.answer("house", "404\n")
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
    #expect(desk.texts("p") == ["Pass the device to Ann. The others look away."])
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
    #expect(desk.texts("p") == ["Pass the device to Ben. The others look away."])
    #expect(
      desk.texts("r").map { $0.prefix(24) } == [
        "1. Ann: 2 stars\tTimes 2\t", "2. Ben: 0 stars\t\t\t\t",
      ])
    desk.act("evening skip")
    #expect(desk.texts("c") == ["🏆 Ann"])
    #expect(desk.texts("p") == ["Ann wins the evening, with 2 stars."])
    desk.act("evening play-on")
    #expect(desk.texts("h") == ["Round 2 of 2: Times"])
  }

  @Test("a game that is not of the evening counts nothing in it")
  func another() {
    var desk = desk()
    desk.tell("over won 9", entered: Self.record)
    #expect(desk.texts("p") == ["Pass the device to Ann. The others look away."])
    desk.act("evening play")
    desk.tell("dealt ffffffffffffffffffffffffffffffff")
    desk.tell("over won 9", entered: Self.record)
    #expect(desk.texts("p") == ["Ann is playing."])
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
    #expect(desk.texts("p") == ["Ann is playing."])
    desk.act("evening play")
    #expect(desk.texts("d") == ["/times/0123456789abcdef0123456789abcdef"])
    desk.act("evening skip")
    #expect(desk.texts("p") == ["Pass the device to Ben. The others look away."])
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
    #expect(desk.note == "Somebody is called so already.")
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
    #expect(desk.texts("p") == ["Gib das Gerät an Ann. Die anderen sehen weg."])
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
