import Testing

@testable import OnlinePages

@Suite("Who is in a circle")
struct CircleMemberTests {
  private func atMembers(owner: Bool = true, invite: String = "none") -> TestSession {
    var session = TestSession.atBoard(owner: owner)
    session.action("members")
    session.answerCircle(owner: owner, invite: invite, members: TestSession.two)
    return session
  }

  @Test("a member leaves, and can do nothing to others")
  func leaving() {
    var session = atMembers(owner: false)
    #expect(
      session.texts("r") == ["🦊 Ann (you)\tsince 21 Nov\t\t\t", "🐻 Bo Lee\tsince 22 Nov\t\t\t"])
    #expect(session.buttons == ["Leave circle", "Back"])
    session.action("ask-to-leave")
    session.action("leave")
    #expect(session.asked.last?.method == "DELETE")
    #expect(session.asked.last?.path == "circles/\(TestSession.id)/members/1")
    session.answer("circles/\(TestSession.id)/members/1", "204\n")
    #expect(session.texts("t") == ["You left the circle."])
    #expect(session.asked.last?.path == "circles")
  }

  @Test("the owner makes a code, copies its link, sees the same code again, and closes it")
  func inviting() {
    var session = atMembers()
    session.action("invite")
    session.answer(
      "circles/\(TestSession.id)/invite",
      "200\npastime-invite 1\ncode 7K3F9QXD02MN\nview 0 0 1 1\noutline M0 0\n")
    #expect(session.texts("c") == ["7K3F 9QXD 02MN"])
    #expect(session.texts("g") == ["QR code\t0 0 1 1\tM0 0"])
    session.action("copy-link")
    #expect(session.asked.last?.body == "https://games.example/#/pair/7K3F9QXD02MN")
    session.answer("circles/\(TestSession.id)", "204\n")
    session.action("back")
    session.action("invite")
    #expect(session.asked.filter { $0.path.hasSuffix("invite") }.count == 1)
    session.action("back")
    session.tell("circles members")
    session.answerCircle(invite: "open", members: TestSession.two)
    session.action("close-invite")
    session.answer("circles/\(TestSession.id)/invite", "204\n")
    session.answerCircle(members: TestSession.two)
    #expect(session.texts("p").last == "No code is open. Nobody can join.")
    session.action("invite")
    #expect(session.asked.last?.path == "circles/\(TestSession.id)/invite")
  }

  @Test("the owner sees signs that prove nothing, and may remove a member")
  func characters() {
    var session = atMembers()
    session.action("unfold 2")
    session.answer(
      "circles/\(TestSession.id)/members/2",
      """
      200
      pastime-signs 1 4
      quick times 2026-11-21 12
      even codeword 2026-11-20
      first-tries 3
      sleepy times 2026-11-21

      """)
    #expect(
      session.texts("r").map { $0.split(separator: "\t").first.map(String.init) ?? "" }.dropFirst(2)
        == [
          "Times, 21 Nov: faster than reading, 12 times",
          "Codeword, 20 Nov: moves like a machine’s", "3 words found on the first try",
          "Remove Bo Lee and delete the code?",
        ])
    #expect(session.texts("p").contains { $0.contains("no proof") })
    session.action("take-out 2")
    #expect(session.asked.last?.method == "DELETE")
    session.answer("circles/\(TestSession.id)/members/2", "204\n")
    session.answerCircle(members: [TestSession.two[0]])
    #expect(session.texts("r").count == 1)
  }

  @Test("the page says that a member has no signs")
  func none() {
    var session = atMembers()
    session.action("unfold 2")
    session.answer("circles/\(TestSession.id)/members/2", "200\npastime-signs 1 0\n")
    #expect(session.texts("p").contains("Nothing unusual in the last 60 days."))
    session.action("unfold 2")
    #expect(!session.texts("p").contains("Nothing unusual in the last 60 days."))
  }

  @Test("the owner closes the circle after a question; a sentence refuses anybody else")
  func closing() {
    var session = atMembers()
    session.action("ask-to-close")
    session.action("close")
    session.answer("circles/\(TestSession.id)", "409\npastime-refused 1\nnot-owner\n")
    #expect(session.note == "Only the circle’s owner can do that.")
    session.action("close")
    session.answer("circles/\(TestSession.id)", "204\n")
    #expect(session.texts("t") == ["Circle closed."])
  }

  @Test("each action has its own word, and the steps back lead out in the end")
  func words() {
    #expect(
      Set(CircleAction.allCases.map { "\($0.rawValue)" }).count == CircleAction.allCases.count)
    var session = atMembers()
    session.action("invite")
    session.answer("circles/\(TestSession.id)/invite", "200\npastime-invite 1\ncode 7K3F9QXD02MN\n")
    for _ in 1...3 { session.action("back") }
    session.answer("circles", "200\npastime-circles 1 0\n")
    session.action("back")
    #expect(session.lines.last == "m\tyes\tyes\tPlay together")
  }
}
