import Games
import Library
import Testing
import WordData
import Words

@testable import Circles

@Suite("The stars of a game")
struct StarsTests {
  private func stars(
    _ kind: GameKind, won: Bool = true, total: Int64 = 0, of scores: [Int64]
  ) -> [Int] {
    scores.map { DayResult(kind, isWon: won, score: $0, total: total).stars }
  }

  @Test("a found Codeword has three stars up to 3 tries, two up to 5, and one after that")
  func codeword() {
    #expect(stars(.codeword, of: [1, 3, 4, 5, 6, 90]) == [3, 3, 2, 2, 1, 1])
    #expect(stars(.codeword, won: false, of: [1, 3, 6]) == [0, 0, 0])
  }

  @Test("a found Hangman has three stars with 5 misses left, two with 3, and one with fewer")
  func hangman() {
    #expect(stars(.hangman, of: [6, 5, 4, 3, 2, 1]) == [3, 3, 2, 2, 1, 1])
    #expect(stars(.hangman, won: false, of: [0, 3]) == [0, 0])
  }

  @Test("a Memorize has three stars from 13 points on, two from 8 on, and always one")
  func memorize() {
    #expect(stars(.memorize, of: [16, 13, 12, 8, 7, 0, -9]) == [3, 3, 2, 2, 1, 1, 1])
  }

  @Test("a Times has three stars for ten right answers, two for 8, and one for 5")
  func times() {
    #expect(stars(.times, of: [10, 9, 8, 7, 5, 4, 0]) == [3, 2, 2, 1, 1, 0, 0])
    #expect(stars(.times, won: false, of: [9]) == [2])
  }

  @Test("an Anagrams has a star for a word of all letters, and a star for each third of the points")
  func anagrams() {
    #expect(stars(.anagrams, total: 90, of: [90, 60, 59, 30, 29, 6]) == [3, 3, 2, 2, 1, 1])
    let without = stars(.anagrams, won: false, total: 90, of: [84, 60, 59, 30, 29, 0])
    #expect(without == [2, 2, 1, 1, 0, 0])
  }

  @Test(
    "the score that is worth three stars is the least that has them", arguments: GameKind.allCases)
  func fullScore(kind: GameKind) {
    guard let full = DayResult(kind, isWon: true, score: 0, total: 90).fullScore else {
      #expect(kind == .anagrams)
      return
    }
    let worse = kind.isBetter(0, than: 1) ? full + 1 : full - 1
    #expect(stars(kind, of: [full, worse]) == [3, 2])
  }

  @Test(
    "the points of an Anagrams are compared with those of its rack",
    arguments: WordLanguage.allCases)
  func total(words: WordLanguage) throws {
    let options = try #require(AnagramsOptions.daily)
    var random = SeededRandom(seed: 4)
    let puzzle = try Anagrams.deal(
      options.with(words), using: &random, from: .standard(in: words))
    var text = TextWriter()
    puzzle.write(to: &text)
    let result = try DayResult(.anagrams, isWon: true, score: 9, puzzle: text.bytes)
    #expect(result.total == Int64(puzzle.racks[0].blanks.reduce(0) { $0 + $1.count }))
    #expect(result.total > 0)
    #expect(throws: TextError.self) {
      try DayResult(.anagrams, isWon: true, score: 9, puzzle: Array("nothing".utf8))
    }
  }

  @Test("the thresholds are those of the daily games")
  func daily() {
    #expect(CodewordOptions.daily.limit == nil)
    #expect(HangmanOptions.daily?.misses == 6)
    #expect(!MemorizeOptions.daily.isQuick && !MemorizeOptions.daily.hasTwoPlayers)
    #expect(Times.dailyOptions(on: Day(number: 20_788), in: .english)?.count == 10)
    #expect(AnagramsOptions.daily?.count == 1)
  }
}

@Suite("The avatars of a circle")
struct AvatarTests {
  @Test("each avatar has its own word and picture, and is read back from its word")
  func words() {
    let words = Avatar.allCases.map { "\($0.keyword)" }
    #expect(Set(words).count == words.count)
    #expect(Set(Avatar.allCases.map { "\($0.emoji)" }).count == words.count)
    for avatar in Avatar.allCases {
      #expect("\(avatar.emoji)".unicodeScalars.count == 1)
      #expect("\(avatar.keyword)" == "\(avatar)")
      #expect(Avatar(Array("\(avatar.keyword)".utf8)[...]) == avatar)
    }
    for word in ["", "Fox", "fox ", "🦊", "foxes"] {
      #expect(Avatar(Array(word.utf8)[...]) == nil)
    }
  }
}
