import Games
import Testing
import WordData
import Words

@testable import Coach

@Suite("Marks of many answers at a time")
struct MarkTableTests {
  @Test(
    "the codes are those of the rules' marks", arguments: WordBook.lengths, Alphabet.allCases)
  func codes(length: Int, alphabet: Alphabet) throws {
    let words = try acceptedWords(length: length).map { word in
      try #require(Word(letters: word.compactMap { alphabet.letter(at: $0.index) }))
    }
    var random = SeededRandom(seed: UInt64(length))
    // Any letters, so that letters often occur two and three times.
    func anyWord() throws -> Word {
      let letters = (0..<length).map { _ in
        alphabet.letters.suffix(4)[Int(random.draw(below: 4)) + Int(alphabet.count) - 4]
      }
      return try #require(Word(letters: letters))
    }
    var sample: [Word] = []
    for _ in 0..<150 { sample.append(try anyWord()) }
    for _ in 0..<150 { sample.append(words[Int(random.draw(below: UInt32(words.count)))]) }
    let members = sample.indices.map { UInt16($0) }
    let table = MarkTable(
      GuessParts(of: sample), length: length, marks: PartMarks(), places: LetterPlaces(of: sample),
      members: members)
    var counter = GroupCounter()
    for (index, guess) in sample.enumerated() {
      let expected = sample.map { PartMarks.code(of: Marks(of: guess, against: $0)) }
      #expect(table.codes(of: index) == expected)
      let groups = Dictionary(grouping: expected) { $0 }
      let count = table.groups(of: index, using: &counter)
      #expect(count.groups == groups.count)
      #expect(count.squares == groups.values.reduce(0) { $0 + $1.count * $1.count })
      #expect(count.isAnswer)
    }
  }

  /// The sums of two other programs, for these lists.
  @Test(
    "the squares of all groups of all words add up to the known sums",
    arguments: [
      (3, 100_558_906), (4, 2_410_106_794), (5, 5_732_755_654), (6, 8_623_307_036),
    ] as [(Int, UInt64)])
  func sums(length: Int, sum: UInt64) {
    let guesses = acceptedWords(length: length)
    let vocabulary = CodewordVocabulary(.standard, length: length)
    let table = GroupTable(guesses, against: vocabulary.answers)
    #expect(table.sumOfSquares(of: guesses.indices) == sum)
  }

  @Test("a counter that has counted millions of answers begins again")
  func overflow() {
    var counter = GroupCounter(base: .max - 70_000)
    for _ in 0..<4 {
      counter.start(60_000)
      for _ in 0..<60_000 { counter.add(7) }
      #expect(
        counter.groups(exactCode: 8)
          == GroupCount(groups: 1, squares: 3_600_000_000, isAnswer: false))
    }
  }
}
