import Testing

@testable import OnlinePages

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
    news of a later server
    """

  @Test("each game shows who has finished, or the best; lines of a later server are ignored")
  func games() {
    let session = TestSession.atBoard(Self.board)
    #expect(session.texts("h") == ["Oak Street"])
    #expect(session.texts("p") == ["Today, 23 Nov"])
    #expect(
      session.texts("r") == [
        "Codeword\tBo Lee has finished. Finish yours to see it.\t\t\t",
        "Anagrams\t🐻 Bo Lee: 3 stars · 🦊 Ann: 1 star\tcircles unfold anagrams\tMore\tMore: Anagrams",
        "Hangman\t🐻 Bo Lee: 2 stars\tcircles unfold hangman\tMore\tMore: Hangman",
        "Memorize\tNobody has finished yet.\t\t\t", "Times\tNobody has finished yet.\t\t\t",
      ])
    #expect(session.texts("a") == ["Oak Street. Today, 23 Nov"])
  }

  @Test("an unfolded game shows each result, and in words how it was judged, until it is folded")
  func unfolding() {
    var session = TestSession.atBoard(Self.board)
    session.action("unfold anagrams")
    #expect(session.texts("r")[1].hasSuffix("\tLess\tLess: Anagrams"))
    #expect(session.texts("r")[2] == "🐻 Bo Lee\t3 stars · 40 of 60 points · 1:11 · ● checked\t\t\t")
    #expect(session.texts("r")[3] == "🦊 Ann\t1 star · 21 of 60 points · ◐ offline\t\t\t")
    #expect(session.texts("p").count == 3)
    session.action("unfold hangman")
    #expect(session.texts("r")[5] == "🐻 Bo Lee\t2 stars · 1 try left\t\t\t")
    session.action("unfold anagrams")
    #expect(session.texts("r")[2].hasPrefix("Hangman\t\t"))
    // Everybody's five have no mark, and no mark is explained.
    #expect(session.texts("p").count == 1)
  }

  @Test("a result in another language than the page's names that language")
  func languages() {
    var session = TestSession.atBoard(
      """
      shown codeword
      result 1 judged 71 3 won 3
      result 2 judged 71 3 won 3
      words de
      """)
    session.action("unfold codeword")
    #expect(
      session.texts("r").map { $0.split(separator: "\t").last.map(String.init) }.suffix(2) == [
        "3 stars · 3 tries · 1:11 · ● checked", "3 stars · 3 tries · 1:11 · ● checked · Deutsch",
      ])
  }

  @Test("the board goes back day by day to when the player joined, and to today by one tap")
  func days() {
    var session = TestSession.atBoard(Self.board)
    for _ in 1...3 {
      let day = session.model.circles.board.day
      session.action("earlier")
      session.answerBoard("", of: day.advanced(by: -1))
    }
    #expect(session.texts("p") == ["Fri 20 Nov"])
    #expect(!session.buttons.contains("Previous day"))
    #expect(session.buttons.contains("Today"))
    session.action("now")
    session.answerCircle(members: TestSession.two)
    session.answerBoard(Self.board)
    #expect(session.texts("p") == ["Today, 23 Nov"])
    #expect(session.buttons.contains("Refresh"))
  }

  @Test("the card is copied with all its lines, and the page says whether that worked")
  func card() {
    var session = TestSession.atBoard(Self.board)
    session.action("copy")
    #expect(session.asked.last?.method == "COPY")
    #expect(session.asked.last?.body == "Oak Street · 2026-11-23\n🦊 Ann ⬜")
    session.answer("", "204\n")
    #expect(session.note == "Copied.")
    session.action("copy")
    session.answer("", "")
    #expect(session.note == "This browser can’t copy it.")
  }

  @Test("a week shows the stars of each day so far, and says what is hidden")
  func week() {
    var session = TestSession.atBoard(Self.board)
    session.today = TestSession.day.advanced(by: 1)
    session.action("week")
    session.answer(
      "circles/\(TestSession.id)/weeks/2026-11-24",
      """
      200
      pastime-week 1
      first 2026-11-23
      member \(TestSession.two[0])
      member \(TestSession.two[1])
      stars 2 14 9+1 5+0 0+0 0+0 0+0 0+0 0+0
      stars 1 1 1+0 0+0 0+0 0+0 0+0 0+0 0+0
      stars 9 0 0+0 0+0 0+0 0+0 0+0 0+0 0+0

      """)
    #expect(
      session.texts("r") == [
        "🐻 Bo Lee: 14 stars\tMon 9+1 · Tue 5\t\t\t", "🦊 Ann: 1 star\tMon 1 · Tue 0\t\t\t",
      ])
    #expect(session.texts("p").first == "Stars, week of 23 Nov")
    #expect(session.texts("p").last?.hasPrefix("+1: hidden") == true)
    session.action("earlier")
    #expect(session.asked.last?.path.hasSuffix("/weeks/2026-11-16") == true)
    session.action("back")
    #expect(session.texts("p") == ["Today, 23 Nov"] || session.texts("p") == ["Mon 23 Nov"])
  }

  @Test("the page says that a circle no longer exists, and requests the list again")
  func gone() {
    var session = TestSession.atBoard(Self.board)
    session.action("now")
    session.answer("circles/\(TestSession.id)", "404\n")
    #expect(session.note == "It’s no longer there.")
    session.answer("circles", "200\npastime-circles 1 0\n")
    #expect(session.buttons == ["New circle", "I have a code", "Back"])
  }

  @Test("if the server does not answer, the board stays")
  func offline() {
    var session = TestSession.atBoard(Self.board)
    session.action("now")
    session.answer("circles/\(TestSession.id)", "")
    #expect(session.note == "Can’t reach the server. Are you online?")
    #expect(session.texts("r").count == 5)
  }
}
