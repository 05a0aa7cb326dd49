import Testing
import WordData
import Words

@testable import Games

@Suite("Anagrams: racks with missed words")
struct AnagramsRecallTests {
  /// A game of one rack, which the player passes after finding all words except some.
  private func passed(_ rack: AnagramsRack, missing missed: [Word]) throws -> Anagrams {
    let options = try #require(AnagramsOptions(mode: .findAll, racks: .medium, count: 1))
    var game = try Anagrams(
      try #require(AnagramsPuzzle(racks: [rack])), options: options)
    try game.find(rack.blanks.filter { !missed.contains($0) })
    try game.play(.pass, at: .zero)
    return game
  }

  /// A dealt rack, and a short word that the player missed on it twice, on day 10.
  private func missed(seed: UInt64) throws -> (
    words: AnagramsMissedWords, word: Word, on: AnagramsRack
  ) {
    let game = try dealtAnagrams(.findAll, .medium, count: 1, seed: seed)
    let rack = try #require(game.puzzle.racks.first)
    let word = try #require(rack.blanks.first { $0.count == 4 })
    var words = AnagramsMissedWords()
    for _ in 0..<2 { words.count(try passed(rack, missing: [word]), on: 10) }
    #expect(words.missed == [word])
    return (words, word, rack)
  }

  private func dealt(
    _ count: Int, seed: UInt64, recalling words: AnagramsMissedWords, on day: Int32
  ) throws -> [AnagramsRack] {
    let options = try #require(AnagramsOptions(mode: .classic, racks: .medium, count: count))
    var random = SeededRandom(seed: seed)
    return try Anagrams.deal(
      options, using: &random, from: .standard, recalling: words, on: day
    ).racks
  }

  @Test("one dealt rack in three holds a due word, and none is the rack where it was missed")
  func share() throws {
    let (words, word, rack) = try missed(seed: 3)
    var held = 0
    for seed in 0..<UInt64(300) {
      let dealt = try #require(try dealt(1, seed: seed, recalling: words, on: 11).first)
      #expect(!dealt.hasLetters(of: rack.letters))
      if dealt.blanks.contains(word) { held += 1 }
      #expect(Familiarity.difficulty(of: dealt, in: .standard) == .medium)
      #expect(RackLinter.problems(ofDealt: dealt, from: .standard) == [])
    }
    // Some racks hold it by chance.
    #expect((80...135).contains(held))
  }

  @Test("TT-11: the racks of a game stay different, and a seed deals the same racks")
  func different() throws {
    let (words, _, _) = try missed(seed: 4)
    for seed in 0..<UInt64(20) {
      let racks = try dealt(9, seed: seed, recalling: words, on: 11)
      #expect(Set(racks.map { $0.letters.sorted() }).count == 9)
      #expect(try dealt(9, seed: seed, recalling: words, on: 11) == racks)
    }
  }

  @Test("before the word's day, or without a missed word, the deal does not change")
  func asEver() throws {
    let (words, _, _) = try missed(seed: 5)
    for seed in 0..<UInt64(20) {
      let game = try dealtAnagrams(.classic, .medium, count: 3, seed: seed)
      #expect(try dealt(3, seed: seed, recalling: words, on: 10) == game.puzzle.racks)
      #expect(
        try dealt(3, seed: seed, recalling: AnagramsMissedWords(), on: 11) == game.puzzle.racks)
    }
  }

  @Test("a missed word that no other rack holds does not block the deal")
  func noOther() throws {
    let rack = try sampleRack("cdenno")
    let word = try word("coden")
    var words = AnagramsMissedWords()
    for _ in 0..<2 { words.count(try passed(rack, missing: [word]), on: 10) }
    for seed in 0..<UInt64(30) {
      let racks = try dealt(2, seed: seed, recalling: words, on: 11)
      #expect(racks.count == 2)
      #expect(!racks.contains { $0.hasLetters(of: rack.letters) })
    }
  }
}
