import Games
import Testing
import WordData
import Words

@Suite("Codeword: the deal")
struct CodewordDealTests {
  private func deal(_ length: Int, seed: UInt64, from words: WordBook) throws -> Word {
    let options = try #require(CodewordOptions(length: length))
    var random = SeededRandom(seed: seed)
    return try Codeword.deal(options, using: &random, from: words).secret
  }

  @Test("CW-9: every deal is an answer of the chosen length", arguments: 3...6)
  func dealsAnAnswer(length: Int) throws {
    var dealt: Set<Word> = []
    for seed in 0..<UInt64(2000) {
      let secret = try deal(length, seed: seed, from: .standard)
      #expect(secret.count == length)
      #expect(WordBook.standard.wordClass(of: secret) == .answer)
      #expect(try deal(length, seed: seed, from: .standard) == secret)
      dealt.insert(secret)
    }
    #expect(dealt.count > WordBook.standard.answerCount(length: length) / 3)
  }

  @Test("every answer is dealt, and equally often")
  func everyAnswerIsDealt() throws {
    let words = try book(answers: ["ant", "bee", "cow", "dog", "elk", "fox", "gnu", "hen"])
    var counts: [Word: Int] = [:]
    for seed in 0..<UInt64(8000) { counts[try deal(3, seed: seed, from: words), default: 0] += 1 }
    #expect(counts.count == 8)
    for count in counts.values { #expect((850...1150).contains(count)) }
  }

  // The answers are in dictionary order; other code computed which answer is drawn.
  @Test(
    "a seed deals the same answer forever",
    arguments: [(0, 6), (1, 3), (2, 2), (3, 3), (2026, 1), (UInt64.max, 0)] as [(UInt64, Int)])
  func pinnedDeals(seed: UInt64, place: Int) throws {
    let answers = ["ant", "bee", "cow", "dog", "elk", "fox", "gnu", "hen"]
    let secret = try deal(3, seed: seed, from: try book(answers: answers))
    #expect(secret.text == answers[place])
  }

  @Test("a book without answers of the length deals nothing")
  func noWords() throws {
    let words = try book(answers: ["ant"])
    #expect(throws: DealError.noWords) { try deal(4, seed: 0, from: words) }
  }
}
