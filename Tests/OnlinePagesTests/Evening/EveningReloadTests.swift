import Testing

@testable import OnlinePages

@Suite("An evening after a reload of the page")
struct EveningReloadTests {
  /// What the device has stored once the game of the first turn is dealt.
  private var kept: String {
    var session = TestSession.evening()
    session.act("evening play")
    session.tell("dealt 0123456789abcdef0123456789abcdef")
    return "200\n\(session.asked.last { $0.method == "REMEMBER" }?.body ?? "")"
  }

  @Test("a game in progress goes on, and is given up without a star")
  func opened() {
    var session = TestSession()
    session.tell("code together")
    session.act("evening open")
    session.answer("evening", kept)
    #expect(session.turns == ["Ann’s turn. Continue?"])
    session.act("evening play")
    #expect(session.texts("d") == ["/times/0123456789abcdef0123456789abcdef"])
    session.pressMore("evening skip")
    #expect(session.turns == ["Pass to Ben"])
  }

  @Test("a turn that the page resumes has its name again, although nobody looks at the evening")
  func resumed() {
    var session = TestSession()
    session.tell("resumed")
    session.answer("evening", kept)
    #expect(session.texts("z").first?.hasSuffix("Ann · Round 1 of 1") == true)
    #expect(session.turns.isEmpty)
  }

  @Test("a turn that ends before the stored evening is read counts once it is")
  func endedBefore() {
    var session = TestSession()
    session.tell("resumed")
    session.tell("over won 9", entered: TestSession.timesRecord)
    #expect(session.texts("z").isEmpty)
    session.answer("evening", kept)
    #expect(session.texts("z").first?.contains("Ann: 2 stars\tPass to Ben") == true)
  }

  @Test("an evening without a turn under way names nothing")
  func nothing() {
    var session = TestSession()
    session.tell("resumed")
    session.answer("evening", "200\n")
    #expect(session.texts("z").isEmpty)
  }
}
