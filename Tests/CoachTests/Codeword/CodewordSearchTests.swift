import Games
import Testing
import WordData
import Words

@testable import Coach

@Suite("The fewest attempts")
struct CodewordSearchTests {
  /// Every common word is suggested, as in the search that these totals are from.
  private static func vocabulary(_ length: Int) -> CodewordVocabulary {
    CodewordVocabulary(.standard, length: length, suggestsUnkind: true)
  }

  /// The figures are those of an independent search of the same width, except for four letters,
  /// where it found 6074: which of two equal guesses is kept can change an upper bound by one.
  @Test(
    "all secrets together need as many attempts as another search found",
    arguments: [(3, 2123), (4, 6075), (5, 7806), (6, 9349)])
  func totals(length: Int, total: Int) throws {
    var search = CodewordSearch(Self.vocabulary(length))
    #expect(try search.foundTotal(of: search.vocabulary.allAnswers) == total)
  }

  @Test(
    "the built-in totals are what a search of the present lists finds",
    arguments: WordBook.lengths)
  func builtIn(length: Int) throws {
    let vocabulary = CodewordVocabulary(.standard, length: length)
    var search = CodewordSearch(vocabulary, knowsTotals: false)
    let found = try search.foundTotal(of: vocabulary.allAnswers)
    #expect(
      CodewordTotals.total(of: vocabulary) == found, "edition \(WordBook.standard.identity)")
  }

  /// Proven with alex1770/wordle, except for the last, which is of its full width.
  @Test(
    "some known states need as many attempts as another program proved",
    arguments: [
      ("crane", "-----", 712), ("raise", "-----", 452), ("slate", "--+--", 337),
      ("about", "-----", 982), ("house", "----+", 899), ("stare", "-+--+", 146),
    ])
  func states(guess: String, marks: String, total: Int) throws {
    var search = CodewordSearch(Self.vocabulary(5))
    let members = try answers(of: search.vocabulary, after: guess, marks)
    #expect(try search.foundTotal(of: members) == total)
  }

  private func answers(
    of vocabulary: CodewordVocabulary, after guess: String, _ marks: String
  ) throws -> [UInt16] {
    let guess = try word(guess)
    return vocabulary.allAnswers.filter { answer in
      let found = Marks(of: guess, against: vocabulary.answers[Int(answer)])
      return (0..<found.count).map { ["-", "+", "="][Int(found[$0].rawValue)] }.joined() == marks
    }
  }

  @Test("a search of full width finds what trying everything finds")
  func bruteForce() throws {
    let all = CodewordVocabulary(.standard, length: 3)
    var random = SeededRandom(seed: 3)
    for _ in 0..<4 {
      // Answers that differ in a letter or two, so that no word distinguishes all of them.
      let end = all.answers[Int(random.draw(below: UInt32(all.answers.count)))]
      let members = all.allAnswers.filter {
        let word = all.answers[Int($0)]
        return word[1] == end[1] || word[2] == end[2]
      }.prefix(6)
      var search = CodewordSearch(all, width: all.suggestions.count)
      var bruteForce = BruteForce(all)
      #expect(
        try search.foundTotal(of: Array(members)) == bruteForce.total(of: Array(members)))
    }
  }

  @Test("a search in slices finds the same, and no slice is longer than allowed")
  func slices() throws {
    let vocabulary = Self.vocabulary(5)
    var whole = CodewordSearch(vocabulary)
    let members = try answers(of: vocabulary, after: "house", "----+")
    let total = try whole.foundTotal(of: members)
    var sliced = CodewordSearch(vocabulary)
    sliced.begin(members)
    var before = sliced.nodeCount
    while sliced.step(nodes: 3) {
      #expect(sliced.nodeCount - before <= 3)
      before = sliced.nodeCount
    }
    #expect(sliced.total(of: members) == total)
    #expect(sliced.nodeCount == whole.nodeCount)
  }

  @Test("earlier searches do not change what a search finds")
  func order() throws {
    let vocabulary = CodewordVocabulary(.standard, length: 3)
    let members = Array(vocabulary.allAnswers.prefix(120))
    let parts = [Array(members.prefix(60)), Array(members.suffix(80)), members]
    var shared = CodewordSearch(vocabulary)
    for part in parts + parts.reversed() {
      var fresh = CodewordSearch(vocabulary)
      #expect(try shared.foundTotal(of: part) == fresh.foundTotal(of: part))
    }
  }
}

/// The fewest attempts by trying every suggestion, without any bound.
private struct BruteForce {
  let vocabulary: CodewordVocabulary
  private var known: [[UInt16]: Int] = [:]

  init(_ vocabulary: CodewordVocabulary) { self.vocabulary = vocabulary }

  mutating func total(of members: [UInt16]) -> Int {
    if members.count == 1 { return 1 }
    if members.count == 2 { return 3 }
    if let total = known[members] { return total }
    var best = Int.max
    for guess in vocabulary.suggestions {
      let groups = Dictionary(grouping: members) {
        Marks(of: guess, against: vocabulary.answers[Int($0)])
      }
      if groups.count == 1 { continue }
      var sum = members.count
      for (marks, group) in groups where !marks.areAllExact {
        sum += total(of: group)
        if sum >= best { break }
      }
      best = min(best, sum)
    }
    known[members] = best
    return best
  }
}
