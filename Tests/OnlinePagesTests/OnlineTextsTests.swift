import Library
import Testing

@testable import OnlinePages

@Suite("What an online program says")
struct OnlineTextsTests {
  private let english = OnlineTexts(language: .english)
  private let german = OnlineTexts(language: .german)

  @Test("each button has a title of its own in each language", arguments: OnlineLanguage.allCases)
  func titles(language: OnlineLanguage) {
    let texts = OnlineTexts(language: language)
    let titles = Set(ServerIntent.allCases.map { texts.title(of: $0) })
    #expect(titles.count == ServerIntent.allCases.count)
  }

  @Test("a day is told as the rest of the page tells it")
  func days() throws {
    let today = try #require(Day(date: 20_261_123))
    let days = [20_261_123, 20_261_122, 20_260_101, 20_261_031].compactMap { Day(date: $0) }
    #expect(
      days.map { english.seen($0, today: today) } == [
        "last seen today", "last seen yesterday", "last seen 1 Jan", "last seen 31 Oct",
      ])
    #expect(german.seen(days[2], today: today) == "zuletzt am 1.1.")
    let first = (1...12).compactMap { Day(date: 20_260_001 + $0 * 100) }
    #expect(Set(first.map { english.briefDate(of: $0) }).count == 12)
    #expect(english.briefDate(of: first[11]) == "1 Dec")
  }

  @Test("how much is kept has the sign of the language")
  func sizes() {
    #expect(english.kept(1, bytes: 1_234_567, at: "x") == "1 game here, 1.2 MB backed up at x.")
    #expect(german.kept(1, bytes: 1_234_567, at: "x") == "1 Spiel hier, 1,2 MB gesichert bei x.")
  }

  @Test("each refusal has a sentence", arguments: ["", "403", "409", "503", "404", "400"])
  func problems(status: String) {
    let answer = ServerAnswer(Array("\(status)\n".utf8))
    #expect(!english.problem(answer).isEmpty)
    #expect(german.problem(answer) != english.problem(answer))
  }
}
