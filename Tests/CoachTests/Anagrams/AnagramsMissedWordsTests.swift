import Games
import Testing
import Words

@Suite("Anagrams: words that are missed again and again")
struct AnagramsMissedWordsTests {
  /// The words after games, each on a day and with some words found; all others are missed.
  private func words(_ games: (day: Int32, found: [String])...) throws -> AnagramsMissedWords {
    var words = AnagramsMissedWords()
    for game in games {
      words.count(try coachedAnagrams(.findAll, ("cdenno", cdennoWords, game.found)), on: game.day)
    }
    return words
  }

  private func all(but missing: String) -> [String] { cdennoWords.filter { $0 != missing } }

  private let doe = Word("doe")

  @Test("a word missed on two racks is listed, but not a word missed once or found since")
  func missed() throws {
    let doe = try #require(doe)
    #expect(AnagramsMissedWords().missed.isEmpty)
    #expect(try words((1, all(but: "doe"))).missed.isEmpty)
    let twice = try words((1, all(but: "doe")), (1, all(but: "doe")))
    #expect(twice.missed == [doe])
    #expect(twice.missCount(of: doe) == 2)
    let found = try words((1, all(but: "doe")), (1, all(but: "doe")), (1, cdennoWords))
    #expect(found.missed.isEmpty)
    let between = try words((1, all(but: "doe")), (2, cdennoWords), (3, all(but: "doe")))
    #expect(between.missed.isEmpty && between.due(on: 99).isEmpty)
  }

  @Test("a word is due after a day, then 3, 7 and 21 days after each find, and then it is known")
  func schedule() throws {
    let doe = try #require(doe)
    let miss = all(but: "doe")
    var known = try words((10, miss), (10, miss))
    #expect(known.dueDay(of: doe) == 11)
    #expect(known.due(on: 10).isEmpty && known.due(on: 11) == [doe])
    let find = try coachedAnagrams(.findAll, ("cdenno", cdennoWords, cdennoWords))
    for (day, due) in [(11, 14), (14, 21), (21, 42)] as [(Int32, Int32)] {
      known.count(find, on: day)
      #expect(known.dueDay(of: doe) == due)
    }
    known.count(find, on: 42)
    #expect(known.dueDay(of: doe) == nil)
    #expect(known == AnagramsMissedWords())
  }

  @Test("four finds in one evening do not make a word known")
  func foundEarly() throws {
    let doe = try #require(doe)
    let miss = all(but: "doe")
    let find = (1 as Int32, cdennoWords)
    let evening = try words((1, miss), (1, miss), find, find, find, find)
    #expect(evening.dueDay(of: doe) == 2)
    #expect(evening.missed.isEmpty)
    let later = try words((1, miss), (1, miss), find, find, (2, cdennoWords), (4, cdennoWords))
    #expect(later.dueDay(of: doe) == 5)
  }

  @Test("a word that is missed again begins again")
  func missedAgain() throws {
    let doe = try #require(doe)
    let miss = all(but: "doe")
    let again = try words((1, miss), (1, miss), (2, cdennoWords), (5, miss))
    #expect(again.dueDay(of: doe) == 6)
    #expect(again.missed.isEmpty)
    #expect(again.due(on: 6) == [doe])
  }

  @Test("a hint is no find, and words left on a rack that ended early are no misses")
  func counted() throws {
    let doe = try #require(doe)
    let hinted = all(but: "doe") + ["doe?"]
    #expect(try words((1, hinted), (1, hinted)).missed == [doe])
    var words = AnagramsMissedWords()
    let classic = try coachedAnagrams(.classic, ("cdenno", cdennoWords, ["conned"]))
    let broken = try coachedCdenno("cod", finishing: true)
    for day in 1...3 as ClosedRange<Int32> {
      words.count(classic, on: day)
      words.count(broken, on: day)
    }
    #expect(words == AnagramsMissedWords())
  }

  @Test("a game that is not over counts for nothing, however many of its racks are searched")
  func unfinished() throws {
    let rack = try coachedRack("cdenno", cdennoWords)
    let other = try coachedRack("eilnst", ["list", "silent"])
    let puzzle = try #require(AnagramsPuzzle(racks: [rack, other]))
    let options = try #require(AnagramsOptions(mode: .findAll, racks: .easy, count: 2))
    var playing = try Anagrams(puzzle, options: options)
    try playing.play(.pass, at: .zero)
    #expect(!playing.outcome.isOver)
    var words = AnagramsMissedWords()
    for day in 1...3 as ClosedRange<Int32> { words.count(playing, on: day) }
    #expect(words == AnagramsMissedWords())
  }
}
