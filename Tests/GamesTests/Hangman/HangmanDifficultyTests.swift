import Testing
import Words

@testable import Games

@Suite("Hangman: difficulty")
struct HangmanDifficultyTests {
  // Counted by hand in the order e a r t o i l n s u c d p y h m g b f w k v x z j q.
  @Test(
    "the difficulty counts the wrong letters of a player who guesses common letters first",
    arguments: [
      // Three of four: E, A and R do.
      ("tear", 0, .easy),
      // Two of three: A and T do, and E and R miss.
      ("cat", 2, .easy),
      // Three of four: O does twice and N once; E, A, R, T, I and L miss.
      ("moon", 6, .medium),
      // Eight of eleven: E four times, R twice, L, U; A, T, O, I, N and S miss.
      ("crème brûlée", 6, .medium),
      // Four of five: E twice, N, U; A, R, T, O, I, L and S miss.
      ("queen", 7, .hard),
      // Five of seven: E, A, R, I, and then no letter before G.
      ("giraffe", 12, .hard),
      // Two of two: O after four misses, X after seventeen more.
      ("ox", 21, .hard),
      // Accents, case and signs do not count.
      ("Eee, é!", 0, .easy),
    ] as [(String, Int, HangmanDifficulty)])
  func worked(text: String, misses: Int, difficulty: HangmanDifficulty) throws {
    let answer = try HangmanAnswer(text)
    #expect(HangmanDifficulty.expectedMisses(for: answer, in: .english) == misses)
    #expect(HangmanDifficulty(of: answer, in: .english) == difficulty)
  }

  @Test(
    "up to three wrong letters are easy, up to six medium, and more are hard",
    arguments: WordLanguage.allCases)
  func bounds(language: WordLanguage) throws {
    var misses: [HangmanDifficulty: Set<Int>] = [:]
    for category in HangmanCategory.allCases {
      for entry in HangmanBook.standard(in: language).entries(of: category) {
        misses[HangmanDifficulty(of: entry.answer, in: language), default: []]
          .insert(HangmanDifficulty.expectedMisses(for: entry.answer, in: language))
      }
    }
    #expect(misses[.easy] == [0, 1, 2, 3])
    #expect(misses[.medium] == [4, 5, 6])
    #expect(misses[.hard]?.min() == 7)
  }

  @Test("the letters are in order of frequency in answers", arguments: WordLanguage.allCases)
  func order(language: WordLanguage) {
    let book = WordBook.standard(in: language)
    var counts: [Letter: Int] = [:]
    for length in WordBook.lengths {
      for position in 0..<book.answerCount(length: length) {
        for letter in Set(book.answer(length: length, at: position)) {
          counts[letter, default: 0] += 1
        }
      }
    }
    let letters = HangmanDifficulty.lettersByFrequency(in: language).description
      .unicodeScalars.compactMap { language.alphabet.letter($0.value) }
    let sorted = language.alphabet.letters.sorted {
      (counts[$1, default: 0], $0.index) < (counts[$0, default: 0], $1.index)
    }
    #expect(letters == sorted)
  }

  @Test(
    "every category has enough answers of each difficulty", arguments: WordLanguage.allCases,
    HangmanCategory.allCases)
  func enough(language: WordLanguage, category: HangmanCategory) {
    let counts = Dictionary(grouping: HangmanBook.standard(in: language).entries(of: category)) {
      HangmanDifficulty(of: $0.answer, in: language)
    }.mapValues(\.count)
    // German phrases are long, so few of them are easy; French ones have the usual letters, so few are hard.
    let enough = language == .english ? 20 : 4
    for difficulty in HangmanDifficulty.allCases {
      #expect(counts[difficulty, default: 0] >= enough, "\(category) \(difficulty)")
    }
  }
}
