import Testing

@testable import HouseDesk

@Suite("The board of a circle")
struct CircleBoardTests {
  private static let board = """
    hidden codeword
    finished 2
    shown anagrams
    result 2 judged 71 3 won 40 60
    result 1 along - 1 lost 21 60
    shown hangman
    comet 5
    result 2 public - 2 won 1
    hidden memorize
    hidden chess
    finished 1
    shown times
    card Oak Street · 2026-11-23
    card 🦊 Ann ⬜
    news of a later house
    """

  @Test("each game has who has finished, or the best; what a later house says is passed over")
  func games() {
    let desk = Desk.atBoard(Self.board)
    #expect(desk.texts("h") == ["Oak Street"])
    #expect(desk.texts("p") == ["Today, 23 Nov"])
    #expect(
      desk.texts("r") == [
        "Codeword\tBo Lee has finished. You see it when you have.\t\t\t",
        "Anagrams\t🐻 Bo Lee: 3 stars · 🦊 Ann: 1 star\tcircles unfold anagrams\tMore\tMore: Anagrams",
        "Hangman\t🐻 Bo Lee: 2 stars\tcircles unfold hangman\tMore\tMore: Hangman",
        "Memorize\tNobody has finished yet.\t\t\t", "Times\tNobody has finished yet.\t\t\t",
      ])
    #expect(desk.texts("a") == ["Oak Street. Today, 23 Nov"])
  }

  @Test("more of a game tells each result, and how it was judged in words, until it is less again")
  func unfolding() {
    var desk = Desk.atBoard(Self.board)
    desk.wish("unfold anagrams")
    #expect(desk.texts("r")[1].hasSuffix("\tLess\tLess: Anagrams"))
    #expect(desk.texts("r")[2] == "🐻 Bo Lee\t3 stars · 40 of 60 points · 1:11 · ● judged\t\t\t")
    #expect(desk.texts("r")[3] == "🦊 Ann\t1 star · 21 of 60 points · ◐ taken along\t\t\t")
    #expect(desk.texts("p").count == 3)
    desk.wish("unfold hangman")
    #expect(desk.texts("r")[5] == "🐻 Bo Lee\t2 stars · 1 try left\t\t\t")
    desk.wish("unfold anagrams")
    #expect(desk.texts("r")[2].hasPrefix("Hangman\t\t"))
    // The five of everybody have no mark, and none is explained.
    #expect(desk.texts("p").count == 1)
  }

  @Test("in German")
  func german() {
    let desk = Desk.atBoard(Self.board, language: "de")
    #expect(desk.texts("p") == ["Heute, 23.11."])
    #expect(
      desk.texts("r")[0] == "Codewort\tBo Lee ist fertig. Du siehst es, wenn du es auch bist.\t\t\t"
    )
  }

  @Test("it goes back day by day, as far as one was in the circle, and to today by one tap")
  func days() {
    var desk = Desk.atBoard(Self.board)
    for _ in 1...3 {
      let day = desk.model.circles.board.day
      desk.wish("earlier")
      desk.answerBoard("", of: day.advanced(by: -1))
    }
    #expect(desk.texts("p") == ["Fri 20 Nov"])
    #expect(!desk.buttons.contains("The day before"))
    #expect(desk.buttons.contains("Today"))
    desk.wish("now")
    desk.answerCircle(members: Desk.two)
    desk.answerBoard(Self.board)
    #expect(desk.texts("p") == ["Today, 23 Nov"])
    #expect(desk.buttons.contains("Look again"))
  }

  @Test("the card is copied with all its lines, and told whether it was")
  func card() {
    var desk = Desk.atBoard(Self.board)
    desk.wish("copy")
    #expect(desk.asked.last?.method == "COPY")
    #expect(desk.asked.last?.body == "Oak Street · 2026-11-23\n🦊 Ann ⬜")
    desk.answer("circles/\(Desk.id)", "204\n")
    #expect(desk.note == "Copied.")
    desk.wish("copy")
    desk.answer("circles/\(Desk.id)", "")
    #expect(desk.note == "This browser does not let it be copied.")
  }

  @Test("a week has the stars of each day so far, and says what is hidden")
  func week() {
    var desk = Desk.atBoard(Self.board)
    desk.today = Desk.day.advanced(by: 1)
    desk.wish("week")
    desk.answer(
      "circles/\(Desk.id)/weeks/2026-11-24",
      """
      200
      pastime-week 1
      first 2026-11-23
      member \(Desk.two[0])
      member \(Desk.two[1])
      stars 2 14 9+1 5+0 0+0 0+0 0+0 0+0 0+0
      stars 1 1 1+0 0+0 0+0 0+0 0+0 0+0 0+0
      stars 9 0 0+0 0+0 0+0 0+0 0+0 0+0 0+0

      """)
    #expect(
      desk.texts("r") == [
        "🐻 Bo Lee: 14 stars\tMon 9+1 · Tue 5\t\t\t", "🦊 Ann: 1 star\tMon 1 · Tue 0\t\t\t",
      ])
    #expect(desk.texts("p").first == "Stars of the week from 23 Nov")
    #expect(desk.texts("p").last?.hasPrefix("+1 is a game") == true)
    desk.wish("earlier")
    #expect(desk.asked.last?.path.hasSuffix("/weeks/2026-11-16") == true)
    desk.wish("back")
    #expect(desk.texts("p") == ["Today, 23 Nov"] || desk.texts("p") == ["Mon 23 Nov"])
  }

  @Test("a circle that is not there any more is said, and the list is asked anew")
  func gone() {
    var desk = Desk.atBoard(Self.board)
    desk.wish("now")
    desk.answer("circles/\(Desk.id)", "404\n")
    #expect(desk.note == "That is not there any more.")
    desk.answer("circles", "200\npastime-circles 1 0\n")
    #expect(desk.buttons == ["New circle", "I have a code", "Back"])
  }

  @Test("where nobody answers, what is shown stays")
  func offline() {
    var desk = Desk.atBoard(Self.board)
    desk.wish("now")
    desk.answer("circles/\(Desk.id)", "")
    #expect(desk.note == "The house does not answer. Check the connection.")
    #expect(desk.texts("r").count == 5)
  }
}
