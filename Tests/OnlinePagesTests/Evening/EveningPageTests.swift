import Testing

@testable import OnlinePages

@Suite("The pages of an evening")
struct EveningPageTests {
  @Test("an evening is possible without a server")
  func hub() {
    var session = TestSession()
    session.tell("code together")
    #expect(session.texts("m") == ["\tyes\tPlay together"])
    // The other rows appear once the program knows what the server has.
    #expect(session.texts("r").map { $0.prefix { $0 != "\t" } } == ["🛋️ Pass and play"])
    session.answer("house", "404\n")
    #expect(
      session.texts("r").map { $0.prefix { $0 != "\t" } } == ["🛋️ Pass and play", "✏️ Word packs"])
  }

  @Test("a server that deals has circles, and they lead back")
  func circles() {
    var session = TestSession()
    session.tell("code together")
    session.answer(
      "house", "200\npastime-house 1\naddress x\nmember no\ndeals yes\n")
    session.act("circles list")
    session.act("circles back")
    #expect(session.texts("r").contains { $0.hasPrefix("👥 Circles") })
    session.tell("went")
    session.tell("looked")
    #expect(session.texts("m") == ["no\t"])
  }

  @Test("the page about fairness leads back to the board that it was opened from")
  func fair() {
    var session = TestSession.atBoard()
    let board = session.texts("h")
    session.act("fair")
    #expect(session.texts("h").count == 3)
    session.act("rest")
    #expect(session.texts("h") == board)
  }

  @Test("once two play, they choose the games and begin, but a typed name is added first")
  func names() {
    var session = TestSession()
    session.tell("code together")
    session.act("evening open")
    session.answer("evening", "200\n")
    func main() -> [String] { session.texts("b").filter { $0.hasPrefix("main") } }
    #expect(main() == ["main\tevening welcome \tAdd"])
    session.act("evening welcome", entered: "Ann")
    session.act("evening welcome", entered: "Ben")
    #expect(main() == ["main\tevening begin \tStart"])
    session.act("evening begin", entered: "Cid")
    #expect(main() == ["main\tevening begin \tStart"])
    #expect(session.texts("r").count == 3)
    session.act("evening begin")
    #expect(session.turns == ["Ann begins"])
  }

  @Test("a whole evening has names, games, turns, the table and a rematch")
  func whole() {
    var session = TestSession.evening()
    #expect(session.texts("h") == ["Round 1 of 1: Times"])
    #expect(session.turns == ["Ann begins"])
    session.act("evening play")
    #expect(session.texts("d") == ["/times"])
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    session.tell("over won 9", entered: TestSession.timesRecord)
    #expect(session.texts("t") == ["Ann: 2 stars"])
    #expect(
      session.texts("z") == [
        "0123456789abcdef0123456789abcdef\t#/pair/together\tAnn: 2 stars\tPass to Ben\t★★☆\tFor 3 stars: 10 right"
      ])
    session.tell("went")
    session.tell("code together")
    session.answer("evening", "200\n")
    #expect(session.turns == ["Pass to Ben"])
    #expect(
      session.texts("j") == [
        "Ann\t2 stars\t66\tTimes:\u{A0}9\u{A0}right\u{A0}★★☆\t🦊\t0",
        "Ben\t–\t0\t\t🐼\t1",
      ])
    session.act("evening play")
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    session.tell("over won 0", entered: TestSession.timesRecord)
    #expect(session.texts("z").first?.contains("Ben: no stars\tSee who won\t☆☆☆\t") == true)
    session.tell("went")
    session.tell("code evening")
    session.answer("evening", "200\n")
    #expect(session.texts("l") == ["Ann wins!\t🦊\t0"])
    session.act("evening rematch")
    #expect(session.texts("h") == ["Round 1 of 1: Times"])
    #expect(session.turns == ["Ann begins"])
    #expect(session.texts("j").isEmpty)
  }

  @Test("a rack counts the same whatever the language of its words", arguments: ["", " words=de"])
  func languages(words: String) {
    var session = TestSession.evening(playing: "anagrams")
    session.act("evening play")
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    let puzzle =
      words.isEmpty
      ? "rack=nrtega words=gen,ren,garten bonus="
      : "rack=nrteg%c3%a4 words=gen,ren,g%c3%a4rten bonus="
    session.tell(
      "over won 6",
      entered: """
        pastime 1
        game anagrams 2
        id 0123456789abcdef0123456789abcdef
        created 1800000000000
        options mode=classic racks=medium count=1\(words)
        puzzle \(puzzle)

        """)
    #expect(session.texts("t") == ["Ann: 2 stars"])
  }

  @Test("a game that ended below 0 points is a turn like any other")
  func belowZero() {
    var session = TestSession.evening()
    session.act("evening play")
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    session.tell("over lost -3", entered: TestSession.timesRecord)
    #expect(session.texts("t") == ["Ann: no stars"])
    session.tell("went")
    session.tell("code together")
    session.answer("evening", "200\n")
    #expect(session.turns == ["Pass to Ben"])
  }

  @Test("a game whose turn was skipped no longer shows the evening above it")
  func passedBy() {
    var session = TestSession.evening()
    session.act("evening play")
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    #expect(session.texts("z").first?.hasSuffix("Ann · Round 1 of 1") == true)
    session.tell("went")
    session.tell("code together")
    session.answer("evening", "200\n")
    session.pressMore("evening skip")
    #expect(session.texts("z") == ["\t\t"])
    // A game that was not dealt shows nothing above it.
    session.pressMore("evening skip")
    #expect(session.texts("z").isEmpty)
  }

  @Test("who begins a round is not asked to pass the device to themselves")
  func twiceInARow() {
    var session = TestSession.evening(playing: "hangman", "times")
    #expect(session.turns == ["Ann begins"])
    session.pressMore("evening skip")
    #expect(session.turns == ["Pass to Ben"])
    session.pressMore("evening skip")
    #expect(session.texts("h") == ["Round 2 of 2: Times"])
    #expect(session.turns == ["Ben begins"])
    session.pressMore("evening skip")
    #expect(session.turns == ["Pass to Ann"])
  }

  @Test("a turn has one main button, and what is seldom needed is behind More")
  func more() {
    var session = TestSession.evening()
    #expect(session.buttons == ["I’m Ann", "More", "Back"])
    session.act("evening more")
    #expect(
      session.buttons == ["Skip Ann this round", "Ann has left", "End the evening", "Back"])
    session.act("evening open")
    session.answer("evening", "200\n")
    #expect(session.turns == ["Ann begins"])
  }

  @Test("the page asks whether a player has left, and there is no rematch after all have left")
  func left() {
    var session = TestSession.evening()
    session.pressMore("evening ask-to-leave")
    #expect(session.texts("p") == ["Has Ann left? Their turns end, their stars stay."])
    session.act("evening open")
    session.answer("evening", "200\n")
    #expect(session.turns == ["Ann begins"])
    session.pressMore("evening ask-to-leave")
    session.act("evening leave")
    #expect(session.turns == ["Pass to Ben"])
    session.pressMore("evening ask-to-leave")
    session.act("evening leave")
    #expect(session.buttons == ["Change players", "Back"])
    session.tell("evening rematch")
    #expect(session.buttons == ["Change players", "Back"])
  }

  @Test("a game that is not part of the evening does not count in it")
  func another() {
    var session = TestSession.evening()
    session.tell("over won 9", entered: TestSession.timesRecord)
    #expect(session.turns == ["Ann begins"])
    session.act("evening play")
    session.tell("dealt ffffffffffffffffffffffffffffffff")
    session.tell("over won 9", entered: TestSession.timesRecord)
    #expect(session.turns == ["Ann’s turn. Continue?"])
  }

  @Test("every change is kept on this device, and no server is asked")
  func kept() {
    let session = TestSession.evening()
    let others = session.asked.filter { $0.path != "house" }
    #expect(others.allSatisfy { ["RECALL", "REMEMBER"].contains($0.method) })
    #expect(session.asked.last?.body.contains("player here Ben") == true)
  }

  @Test("the page says beside the field why a player cannot join, and keeps the typed text")
  func refused() {
    var session = TestSession()
    session.tell("code together")
    session.act("evening open")
    session.answer("evening", "200\n")
    session.act("evening welcome", entered: "Ann")
    #expect(session.texts("v") == [""])
    session.act("evening welcome", entered: "Ann")
    #expect(session.note == "That name is taken.")
    #expect(session.texts("v").isEmpty)
  }

  @Test("the page asks before it ends an evening, and the same players can begin another")
  func ended() {
    var session = TestSession.evening()
    session.pressMore("evening ask-to-end")
    session.act("evening end")
    #expect(session.texts("r").map { $0.prefix(5) } == ["🦊 Ann", "🐼 Ben"])
  }

  @Test(
    "an evening that is ended after a whole round ends with its table, without the round under way")
  func endedLater() {
    var session = TestSession.evening(playing: "codeword", "times")
    for _ in 0..<3 { session.pressMore("evening skip") }
    session.pressMore("evening ask-to-end")
    session.act("evening end")
    #expect(session.texts("p") == ["No stars this time."])
    #expect(
      session.texts("j") == [
        "Ann\t0 stars\t0\tCodeword\u{A0}–\t🦊\t0", "Ben\t0 stars\t0\tCodeword\u{A0}–\t🐼\t1",
      ])
    #expect(session.buttons == ["Rematch", "Change players", "Back"])
  }
}
