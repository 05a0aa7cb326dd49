import Library
import Testing

@testable import OnlinePages

@Suite("What an online program says")
struct OnlineTextsTests {
  private let texts = OnlineTexts()

  @Test("each button has its own title")
  func titles() {
    let titles = Set(ServerIntent.allCases.map { texts.title(of: $0) })
    #expect(titles.count == ServerIntent.allCases.count)
  }

  @Test("a day is written as on the rest of the page")
  func days() throws {
    let today = try #require(Day(date: 20_261_123))
    let days = [20_261_123, 20_261_122, 20_260_101, 20_261_031].compactMap { Day(date: $0) }
    #expect(
      days.map { texts.seen($0, today: today) } == [
        "last seen today", "last seen yesterday", "last seen 1 Jan", "last seen 31 Oct",
      ])
    let first = (1...12).compactMap { Day(date: 20_260_001 + $0 * 100) }
    #expect(Set(first.map { texts.briefDate(of: $0) }).count == 12)
    #expect(texts.briefDate(of: first[11]) == "1 Dec")
  }

  @Test("the size of the kept games has a unit that fits it")
  func sizes() {
    #expect(texts.kept(1, bytes: 1_234_567, at: "x") == "1 game here, 1.2 MB backed up at x.")
  }

  @Test("each refusal has a sentence", arguments: ["", "403", "409", "503", "404", "400"])
  func problems(status: String) {
    let answer = ServerAnswer(Array("\(status)\n".utf8))
    #expect(!texts.problem(answer).isEmpty)
  }
}
