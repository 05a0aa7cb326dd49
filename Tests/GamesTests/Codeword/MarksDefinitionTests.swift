import Games
import Testing
import WordData
import Words

@Suite("Marks, by their definition")
struct MarksDefinitionTests {
  @Test("CW-1: marks of real words agree with a count letter by letter", arguments: 3...6)
  func marksOfRealWords(length: Int) {
    var words: [Word] = []
    WordBook.standard.forEachWord(length: length) { word, _ in words.append(word) }
    let spelled = words.map { word in word.map(\.scalar) }
    var random = SeededRandom(seed: UInt64(length))
    var disagreements: [(Word, Word)] = []
    for _ in 0..<60_000 {
      let attempt = Int(random.draw(below: UInt32(words.count)))
      let secret = Int(random.draw(below: UInt32(words.count)))
      let marks = Marks(of: words[attempt], against: words[secret])
      let expected = definition(spelled[attempt], spelled[secret])
      for place in 0..<length where marks[place] != expected[place] {
        disagreements.append((words[attempt], words[secret]))
      }
    }
    #expect(disagreements.isEmpty)
  }

  @Test(
    "CW-1: marks of every pattern of four letters from three kinds agree, too",
    arguments: Alphabet.allCases)
  func marksOfEveryPattern(alphabet: Alphabet) throws {
    var spelled: [[Letter]] = [[]]
    for _ in 0..<4 {
      spelled = spelled.flatMap { start in alphabet.letters.suffix(3).map { start + [$0] } }
    }
    for attempt in spelled {
      for secret in spelled {
        let marks = Marks(
          of: try #require(Word(letters: attempt)), against: try #require(Word(letters: secret)))
        #expect((0..<4).map { marks[$0] } == definition(attempt, secret))
      }
    }
  }

  /// Place by place, without any state: a letter out of place is inexact as long as fewer copies of
  /// it stand out of place before it than the secret holds beyond the exact ones.
  private func definition<L: Equatable>(_ attempt: [L], _ secret: [L]) -> [Mark] {
    attempt.indices.map { place in
      let letter = attempt[place]
      if letter == secret[place] { return .exact }
      var held = 0
      var before = 0
      for other in attempt.indices {
        if secret[other] == letter, attempt[other] != letter { held += 1 }
        if other < place, attempt[other] == letter, secret[other] != letter { before += 1 }
      }
      return before < held ? .inexact : .none
    }
  }
}
