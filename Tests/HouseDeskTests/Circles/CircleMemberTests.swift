import Testing

@testable import HouseDesk

@Suite("Who is in a circle")
struct CircleMemberTests {
  private func atMembers(owner: Bool = true, invite: String = "none") -> Desk {
    var desk = Desk.atBoard(owner: owner)
    desk.wish("members")
    desk.answerCircle(owner: owner, invite: invite, members: Desk.two)
    return desk
  }

  @Test("a member leaves, and can do nothing to others")
  func leaving() {
    var desk = atMembers(owner: false)
    #expect(
      desk.texts("r") == ["🦊 Ann (you)\tsince 21 Nov\t\t\t", "🐻 Bo Lee\tsince 22 Nov\t\t\t"])
    #expect(desk.buttons == ["Leave the circle", "Back"])
    desk.wish("ask-to-leave")
    desk.wish("leave")
    #expect(desk.asked.last?.method == "DELETE")
    #expect(desk.asked.last?.path == "circles/\(Desk.id)/members/1")
    desk.answer("circles/\(Desk.id)/members/1", "204\n")
    #expect(desk.texts("t") == ["You have left the circle."])
    #expect(desk.asked.last?.path == "circles")
  }

  @Test("the owner makes a code, copies its link, sees it again without another, and closes it")
  func inviting() {
    var desk = atMembers()
    desk.wish("invite")
    desk.answer(
      "circles/\(Desk.id)/invite",
      "200\npastime-invite 1\ncode 7K3F9QXD02MN\nview 0 0 1 1\noutline M0 0\n")
    #expect(desk.texts("c") == ["7K3F 9QXD 02MN"])
    #expect(desk.texts("g") == ["The code as a picture to scan\t0 0 1 1\tM0 0"])
    desk.wish("copy-link")
    #expect(desk.asked.last?.body == "https://games.example/#/pair/7K3F9QXD02MN")
    desk.answer("circles/\(Desk.id)", "204\n")
    desk.wish("back")
    desk.wish("invite")
    #expect(desk.asked.filter { $0.path.hasSuffix("invite") }.count == 1)
    desk.wish("back")
    desk.tell("circles members")
    desk.answerCircle(invite: "open", members: Desk.two)
    desk.wish("close-invite")
    desk.answer("circles/\(Desk.id)/invite", "204\n")
    desk.answerCircle(members: Desk.two)
    #expect(desk.texts("p").last == "Nobody can join: there is no code.")
    desk.wish("invite")
    #expect(desk.asked.last?.path == "circles/\(Desk.id)/invite")
  }

  @Test("the owner sees signs that prove nothing, and may take somebody out")
  func signs() {
    var desk = atMembers()
    desk.wish("unfold 2")
    desk.answer(
      "circles/\(Desk.id)/members/2",
      """
      200
      pastime-signs 1 4
      quick times 2026-11-21 12
      even codeword 2026-11-20
      first-tries 3
      sleepy times 2026-11-21

      """)
    #expect(
      desk.texts("r").map { $0.split(separator: "\t").first.map(String.init) ?? "" }.dropFirst(2)
        == [
          "Times, 21 Nov: quicker than one reads, 12 times",
          "Codeword, 20 Nov: moves as even as a machine’s", "3 words found at the first try",
          "Take Bo Lee out? The code ends, too.",
        ])
    #expect(desk.texts("p").contains { $0.contains("prove nothing") })
    desk.wish("take-out 2")
    #expect(desk.asked.last?.method == "DELETE")
    desk.answer("circles/\(Desk.id)/members/2", "204\n")
    desk.answerCircle(members: [Desk.two[0]])
    #expect(desk.texts("r").count == 1)
  }

  @Test("a member without signs is told to have none")
  func none() {
    var desk = atMembers()
    desk.wish("unfold 2")
    desk.answer("circles/\(Desk.id)/members/2", "200\npastime-signs 1 0\n")
    #expect(desk.texts("p").contains("Nothing unlikely in the last 60 days."))
    desk.wish("unfold 2")
    #expect(!desk.texts("p").contains("Nothing unlikely in the last 60 days."))
  }

  @Test("the owner closes the circle after a question; whoever is none is refused in a sentence")
  func closing() {
    var desk = atMembers()
    desk.wish("ask-to-close")
    desk.wish("close")
    desk.answer("circles/\(Desk.id)", "409\npastime-refused 1\nnot-owner\n")
    #expect(desk.note == "Only whoever leads the circle can do that.")
    desk.wish("close")
    desk.answer("circles/\(Desk.id)", "204\n")
    #expect(desk.texts("t") == ["The circle is closed."])
  }

  @Test("each wish has a word of its own, and each step back leads out in the end")
  func words() {
    #expect(Set(CircleWish.allCases.map { "\($0.word)" }).count == CircleWish.allCases.count)
    var desk = atMembers()
    desk.wish("invite")
    desk.answer("circles/\(Desk.id)/invite", "200\npastime-invite 1\ncode 7K3F9QXD02MN\n")
    for _ in 1...3 { desk.wish("back") }
    desk.answer("circles", "200\npastime-circles 1 0\n")
    desk.wish("back")
    #expect(desk.lines.last == "m\tyes\t")
  }
}
