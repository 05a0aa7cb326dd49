import Testing

@testable import OnlinePages

@Suite("The steps into a circle")
struct CircleStepTests {
  @Test("a circle is made in three steps, each with one thing to do and a way back")
  func making() {
    var session = TestSession.looking()
    session.openCircles()
    #expect(session.asked.last?.path == "circles")
    session.answer("circles", "200\npastime-circles 1 0\n")
    session.action("make")
    #expect(session.texts("f") == ["Circle name"])
    #expect(session.buttons == ["Next", "Back"])
    session.action("next", entered: "Oak Street")
    #expect(session.texts("f") == [])
    #expect(session.texts("k").count == 6)
    session.action("face fox")
    #expect(
      session.texts("k").allSatisfy {
        $0.hasPrefix("face\t") && $0.contains("\tcircles face fox\t")
      })
    session.action("next")
    #expect(session.texts("f") == ["Your name"])
    session.action("next", entered: "Ann")
    #expect(session.asked.last?.method == "POST")
    #expect(session.asked.last?.body == "pastime-circle 1\ntitle Oak Street\nname Ann\nface fox\n")
    session.answer("circles", "201\npastime-circle 1\ncircle \(TestSession.id)\n")
    session.answerCircle(members: [TestSession.two[0]])
    session.answerBoard("", members: [TestSession.two[0]])
    #expect(session.texts("h") == ["Oak Street"])
    #expect(session.texts("b").first == "main\tcircles invite \tInvite")
  }

  @Test("the typed text stays at each step, forward and back")
  func staying() {
    var session = TestSession.looking(isMember: true)
    session.openCircles()
    session.answer("circles", "200\npastime-circles 1 0\n")
    session.action("make")
    session.action("next", entered: "Oak Street")
    session.action("next")
    session.action("back", entered: "An")
    session.action("back")
    #expect(session.texts("v") == ["Oak Street"])
    session.action("next", entered: "Oak Street")
    session.action("next")
    #expect(session.texts("v") == ["An"])
  }

  @Test("an empty field leads nowhere")
  func empty() {
    var session = TestSession.looking()
    session.openCircles()
    session.answer("circles", "200\npastime-circles 1 0\n")
    session.action("make")
    session.action("next")
    #expect(session.texts("f") == ["Circle name"])
  }

  @Test("a player who comes by a link joins with the code in it")
  func link() {
    var session = TestSession()
    session.tell("code 7K3F9QXD02MN")
    #expect(session.texts("v") == ["7K3F9QXD02MN"])
    #expect(session.texts("f") == ["Code"])
    // The server may answer late, or not at all.
    session.action("next", entered: "7K3F9QXD02MN")
    #expect(session.note == "")
    session.answer("house", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    session.action("next", entered: "7K3F9QXD02MN")
    session.answer("house", "200\npastime-house 1\naddress x\nmember yes\n")
    session.action("face owl")
    session.action("next")
    session.action("next", entered: "Bo")
    #expect(session.asked.last?.path == "memberships")
    #expect(
      session.asked.last?.body == "pastime-membership 1\ncode 7K3F9QXD02MN\nname Bo\nface owl\n")
  }

  @Test("a code of 12 characters is for a circle wherever it is typed, a code of 8 for a device")
  func codes() {
    var session = TestSession.looking()
    session.tell("code 7K3F9QXD")
    session.tell("join", entered: "7K3F-9QXD")
    #expect(session.asked.last?.path == "join")
    var other = TestSession.looking()
    other.tell("enter")
    other.tell("join", entered: "7k3f 9qxd-02mn")
    #expect(other.texts("k").count == 6)
  }

  @Test("a player new to the server starts a backup on the way, and goes on where they were")
  func beginning() {
    var session = TestSession.looking(isMember: false, isInvited: true)
    session.openCircles()
    session.action("enter")
    session.action("next", entered: "7K3F9QXD02MN")
    #expect(session.buttons == ["Back up my games", "Back"])
    session.action("next", entered: "sesame")
    #expect(session.asked.last?.body == "pastime-player 1\nword sesame\n")
    session.answer("players", "403\n")
    #expect(session.note == "That is not the invitation word.")
    session.action("next", entered: "open sesame")
    session.answer("players", "201\npastime-player 1\n")
    #expect(session.texts("k").count == 6)
    #expect(session.texts("t") == ["Your games are now backed up."])
  }

  @Test(
    "each refusal is one sentence, at the step whose text is to blame, and the typed text stays",
    arguments: [
      ("409\npastime-refused 1\nname-taken\n", "Your name"),
      ("409\npastime-refused 1\nunusable-name\n", "Your name"),
      ("409\npastime-refused 1\nfull\n", "Your name"),
      ("409\npastime-refused 1\ntoo-many-circles\n", "Your name"),
      ("409\npastime-refused 1\nunknown-invite\n", "Code"),
      ("400\n", "Code"), ("", "Your name"), ("503\n", "Your name"),
    ])
  func refusals(answer: String, field: String) {
    var session = TestSession.looking()
    session.tell("code 7K3F9QXD02MN")
    session.action("next", entered: "7K3F9QXD02MN")
    session.action("next")
    session.action("next", entered: "Bo")
    session.answer("memberships", answer)
    #expect(session.texts("f") == [field])
    #expect([".", "?"].contains(session.note.last))
    #expect(session.texts("v") == (field == "Code" ? ["7K3F9QXD02MN"] : []))
    // The note disappears with the next step.
    session.action("next", entered: field == "Code" ? "7K3F9QXD02MM" : "Bob")
    #expect(session.note == "")
  }

  @Test("an unusable title is refused where it was typed")
  func title() {
    var session = TestSession.looking()
    session.openCircles()
    session.answer("circles", "200\npastime-circles 1 0\n")
    session.action("make")
    session.action("next", entered: "🦊")
    session.action("next")
    session.action("next", entered: "Ann")
    session.answer("circles", "409\npastime-refused 1\nunusable-title\n")
    #expect(session.texts("v") == ["🦊"])
    #expect(session.note == "Up to 40 letters or digits, no symbols.")
  }

  @Test("two taps send one request, and the player joins once even if an answer leads nowhere")
  func twice() {
    var session = TestSession.looking()
    session.tell("code 7K3F9QXD02MN")
    session.action("next", entered: "7K3F9QXD02MN")
    session.action("next")
    session.action("next", entered: "Bo")
    session.action("next", entered: "Bo")
    #expect(session.asked.filter { $0.path == "memberships" }.count == 1)
    session.answer("memberships", "200\npastime-circle 1\ncircle \(TestSession.id)\n")
    session.answer("circles/\(TestSession.id)", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    session.action("next", entered: "Bo")
    #expect(session.asked.filter { $0.path == "memberships" }.count == 1)
    #expect(session.asked.last?.path == "circles/\(TestSession.id)")
  }

  @Test("an answer that nobody waits for any more leads nowhere")
  func late() {
    var session = TestSession.looking()
    session.openCircles()
    session.tell("went")
    session.answer("circles", "200\npastime-circles 1 0\n")
    #expect(session.buttons.first == "Add a device")
  }
}
