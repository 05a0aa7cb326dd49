import Testing

@testable import HouseDesk

@Suite("The steps into a circle")
struct CircleStepTests {
  @Test("a circle is made in three steps, each with one thing to do and a way back")
  func making() {
    var desk = Desk.looking()
    desk.wish("list")
    #expect(desk.asked.last?.path == "circles")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    desk.wish("make")
    #expect(desk.texts("f") == ["Name of the circle"])
    #expect(desk.buttons == ["Next", "Back"])
    desk.wish("next", entered: "Oak Street")
    #expect(desk.texts("f") == [])
    #expect(desk.texts("k").count == 6)
    desk.wish("face fox")
    #expect(
      desk.texts("k").allSatisfy { $0.hasPrefix("face\t") && $0.contains("\tcircles face fox\t") })
    desk.wish("next")
    #expect(desk.texts("f") == ["Your name"])
    desk.wish("next", entered: "Ann")
    #expect(desk.asked.last?.method == "POST")
    #expect(desk.asked.last?.body == "pastime-circle 1\ntitle Oak Street\nname Ann\nface fox\n")
    desk.answer("circles", "201\npastime-circle 1\ncircle \(Desk.id)\n")
    desk.answerCircle(members: [Desk.two[0]])
    desk.answerBoard("", members: [Desk.two[0]])
    #expect(desk.texts("h") == ["Oak Street"])
    #expect(desk.texts("b").first == "main\tcircles invite \tInvite somebody")
  }

  @Test("what was typed stays at each step, there and back")
  func staying() {
    var desk = Desk.looking(isMember: true)
    desk.wish("list")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    desk.wish("make")
    desk.wish("next", entered: "Oak Street")
    desk.wish("next")
    desk.wish("back", entered: "An")
    desk.wish("back")
    #expect(desk.texts("v") == ["Oak Street"])
    desk.wish("next", entered: "Oak Street")
    desk.wish("next")
    #expect(desk.texts("v") == ["An"])
  }

  @Test("nothing comes of an empty field")
  func empty() {
    var desk = Desk.looking()
    desk.wish("list")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    desk.wish("make")
    desk.wish("next")
    #expect(desk.texts("f") == ["Name of the circle"])
  }

  @Test("whoever comes by a link joins with the code in it")
  func link() {
    var desk = Desk()
    desk.tell("code 7K3F9QXD02MN")
    #expect(desk.texts("v") == ["7K3F9QXD02MN"])
    #expect(desk.texts("f") == ["Code"])
    // The house may not have answered yet, nor answer at all.
    desk.wish("next", entered: "7K3F9QXD02MN")
    #expect(desk.note == "")
    desk.answer("house", "")
    #expect(desk.note == "The house does not answer. Check the connection.")
    desk.wish("next", entered: "7K3F9QXD02MN")
    desk.answer("house", "200\npastime-house 1\naddress x\nmember yes\n")
    desk.wish("face owl")
    desk.wish("next")
    desk.wish("next", entered: "Bo")
    #expect(desk.asked.last?.path == "memberships")
    #expect(
      desk.asked.last?.body == "pastime-membership 1\ncode 7K3F9QXD02MN\nname Bo\nface owl\n")
  }

  @Test("a code of twelve signs is of a circle wherever it is typed, and one of eight of a device")
  func codes() {
    var desk = Desk.looking()
    desk.tell("code 7K3F9QXD")
    desk.tell("join", entered: "7K3F-9QXD")
    #expect(desk.asked.last?.path == "join")
    var other = Desk.looking()
    other.tell("enter")
    other.tell("join", entered: "7k3f 9qxd-02mn")
    #expect(other.texts("k").count == 6)
  }

  @Test("somebody whom the house does not know begins on the way, and goes on where they were")
  func beginning() {
    var desk = Desk.looking(isMember: false, isInvited: true)
    desk.wish("list")
    desk.wish("enter")
    desk.wish("next", entered: "7K3F9QXD02MN")
    #expect(desk.buttons == ["Keep my games here", "Back"])
    desk.wish("next", entered: "sesame")
    #expect(desk.asked.last?.body == "pastime-player 1\nword sesame\n")
    desk.answer("players", "403\n")
    #expect(desk.note == "That is not the word of the house.")
    desk.wish("next", entered: "open sesame")
    desk.answer("players", "201\npastime-player 1\n")
    #expect(desk.texts("k").count == 6)
    #expect(desk.texts("t") == ["Your games are kept from now on."])
  }

  @Test(
    "each refusal is one sentence, at the step whose words are to blame, and what was typed stays",
    arguments: [
      ("409\npastime-refused 1\nname-taken\n", "Your name"),
      ("409\npastime-refused 1\nunusable-name\n", "Your name"),
      ("409\npastime-refused 1\nfull\n", "Your name"),
      ("409\npastime-refused 1\ntoo-many-circles\n", "Your name"),
      ("409\npastime-refused 1\nunknown-invite\n", "Code"),
      ("400\n", "Code"), ("", "Your name"), ("503\n", "Your name"),
    ])
  func refusals(answer: String, field: String) {
    var desk = Desk.looking()
    desk.tell("code 7K3F9QXD02MN")
    desk.wish("next", entered: "7K3F9QXD02MN")
    desk.wish("next")
    desk.wish("next", entered: "Bo")
    desk.answer("memberships", answer)
    #expect(desk.texts("f") == [field])
    #expect(desk.note.last == ".")
    #expect(desk.texts("v") == (field == "Code" ? ["7K3F9QXD02MN"] : []))
    // It goes with the next step.
    desk.wish("next", entered: field == "Code" ? "7K3F9QXD02MM" : "Bob")
    #expect(desk.note == "")
  }

  @Test("a title that cannot be one is told where it was typed")
  func title() {
    var desk = Desk.looking()
    desk.wish("list")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    desk.wish("make")
    desk.wish("next", entered: "🦊")
    desk.wish("next")
    desk.wish("next", entered: "Ann")
    desk.answer("circles", "409\npastime-refused 1\nunusable-title\n")
    #expect(desk.texts("v") == ["🦊"])
    #expect(desk.note == "A name here has up to 40 letters or digits, and no signs.")
  }

  @Test("what is tapped twice is asked once, and made once even where the answer leads nowhere")
  func twice() {
    var desk = Desk.looking()
    desk.tell("code 7K3F9QXD02MN")
    desk.wish("next", entered: "7K3F9QXD02MN")
    desk.wish("next")
    desk.wish("next", entered: "Bo")
    desk.wish("next", entered: "Bo")
    #expect(desk.asked.filter { $0.path == "memberships" }.count == 1)
    desk.answer("memberships", "200\npastime-circle 1\ncircle \(Desk.id)\n")
    desk.answer("circles/\(Desk.id)", "")
    #expect(desk.note == "The house does not answer. Check the connection.")
    desk.wish("next", entered: "Bo")
    #expect(desk.asked.filter { $0.path == "memberships" }.count == 1)
    #expect(desk.asked.last?.path == "circles/\(Desk.id)")
  }

  @Test("an answer for which nobody waits any more leads nowhere")
  func late() {
    var desk = Desk.looking()
    desk.wish("list")
    desk.tell("went")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    #expect(desk.buttons.first == "Add a device")
  }
}
