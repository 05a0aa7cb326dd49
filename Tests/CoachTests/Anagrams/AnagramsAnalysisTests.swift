@testable import Coach
import Games
import Testing
import WordData
import Words

@Suite("Anagrams: the coach")
struct AnagramsAnalysisTests {
  private func habits(_ games: Anagrams...) -> AnagramsHabits {
    var habits = AnagramsHabits()
    for game in games { habits.count(game, in: .standard) }
    return habits
  }

  private func word(_ text: String) throws -> Word { try #require(Word(text)) }

  @Test("words are distinguished by their length and by how familiar they are")
  func classes() throws {
    let all = try ["cod", "den", "code", "doe"].map { try word($0) }
    let indices = all.map { AnagramsClass(of: $0, in: .standard).index }
    #expect(indices[0] == indices[1])
    #expect(indices[0] != indices[2])
    #expect(indices.allSatisfy { (0..<AnagramsClass.count).contains($0) })
    let unknown = AnagramsClass(of: try word("zzz"), in: .standard)
    #expect(unknown != AnagramsClass(of: all[0], in: .standard))
  }

  @Test("the coach says nothing before three racks, nor before the end")
  func silence() throws {
    let game = try coachedCdenno("cod")
    #expect(throws: AnagramsSilence.tooFewRacks(0)) {
      try AnagramsAnalysis(of: game, after: AnagramsHabits(), in: .standard)
    }
    #expect(throws: AnagramsSilence.tooFewRacks(2)) {
      try AnagramsAnalysis(of: game, after: habits(game, game), in: .standard)
    }
    #expect(habits(game, game).share == nil)
    #expect(try habits(game, game).share(of: word("cod"), in: .standard) == nil)
    let options = try #require(AnagramsOptions(mode: .findAll, racks: .easy, count: 1))
    let underWay = try Anagrams(game.puzzle, options: options)
    #expect(habits(underWay, underWay, underWay).rackCount == 0)
    #expect(throws: AnagramsSilence.underWay) {
      try AnagramsAnalysis(of: underWay, after: habits(game, game, game), in: .standard)
    }
  }

  @Test("the share of a word is that of its class, steadied by four words of the overall share")
  func shares() throws {
    // Eight words a rack; of three racks 3 + 3 + 3 words are found, always the same ones.
    let game = try coachedCdenno("cod", "den", "code")
    let habits = habits(game, game, game)
    #expect(habits.share == 9.0 / 24)
    let threes = try cdennoWords.prefix(4).map {
      AnagramsClass(of: try word($0), in: .standard).index
    }
    let alike = threes.count { $0 == threes[0] }
    let expected = (6 + 4 * 9.0 / 24) / (Double(3 * alike) + 4)
    #expect(try abs(#require(habits.share(of: word("cod"), in: .standard)) - expected) < 1e-12)
    // The class that never came has the overall share.
    let coned = AnagramsClass(of: try word("coned"), in: .standard)
    let other = try ["house", "zzzzz"].map { try word($0) }.filter {
      AnagramsClass(of: $0, in: .standard) != coned
    }
    #expect(other.map { habits.share(of: $0, in: .standard) } == [9.0 / 24])
  }

  @Test("the finds are the usual number, plus what the rack made easier, plus skill")
  func sum() throws {
    let past = try coachedCdenno("cod", "den", "code")
    let game = try coachedCdenno("cod", "den", "code", "done", "coned?")
    let analysis = try AnagramsAnalysis(of: game, after: habits(past, past, past), in: .standard)
    let rack = try #require(analysis.racks.first)
    #expect(rack.wordCount == 8 && rack.found == 4 && rack.hinted == 1)
    #expect(abs(rack.usual - 3) < 1e-12)
    // Of each class: what was found of its words on three racks, and four words of the overall share.
    var expected = 0.0
    let classes = try cdennoWords.map { AnagramsClass(of: try word($0), in: .standard).index }
    let found = classes[0...1] + [classes[4]]
    for index in classes {
      let (hits, all) = (3 * found.count { $0 == index }, 3 * classes.count { $0 == index })
      expected += (Double(hits) + 4 * 9.0 / 24) / Double(all + 4)
    }
    #expect(abs(rack.expected - expected) < 1e-9)
    #expect(abs(rack.ease - (expected - 3)) < 1e-9)
    #expect(abs(rack.skill - (4 - expected)) < 1e-9)
    #expect(rack.skill > 0)
  }

  @Test("the sum holds for two thousand games on dealt racks")
  func sums() throws {
    var random = SeededRandom(seed: 7)
    let options = try #require(AnagramsOptions(mode: .findAll, racks: .easy, count: 1))
    for _ in 0..<100 {
      let puzzle = try Anagrams.deal(options, using: &random, from: .standard)
      var games: [Anagrams] = []
      for _ in 0..<23 {
        var game = try Anagrams(puzzle, options: options)
        for word in puzzle.racks[0].blanks where random.draw(below: 3) == 0 {
          try game.play(.word(word), at: .zero)
        }
        if !game.outcome.isOver { try game.play(.pass, at: .zero) }
        games.append(game)
      }
      let habits = habits(games[20], games[21], games[22])
      for game in games.prefix(20) {
        for rack in try AnagramsAnalysis(of: game, after: habits, in: .standard).racks {
          #expect(abs(rack.usual + rack.ease + rack.skill - Double(rack.found)) < 1e-9)
        }
      }
    }
  }

  @Test("a player who finds what they always find has found what was expected")
  func calibration() throws {
    // Each rack of the same 24 games is as good as the habits that all of them make.
    var habits = AnagramsHabits()
    var games: [Anagrams] = []
    var random = SeededRandom(seed: 3)
    for _ in 0..<24 {
      let found = cdennoWords.filter { _ in random.draw(below: 5) < 3 }
      games.append(try coachedAnagrams(.findAll, ("cdenno", cdennoWords, found)))
    }
    for game in games { habits.count(game, in: .standard) }
    var skill = 0.0
    var count = 0
    for game in games {
      for rack in try AnagramsAnalysis(of: game, after: habits, in: .standard).racks {
        skill += rack.skill
        count += 1
      }
    }
    #expect(count == 24)
    // Only the prior, which draws all classes towards each other, keeps it from being nothing.
    #expect(abs(skill / Double(count)) < 0.05)
  }

  @Test("a rack that a word of all letters ended does not count, nor does an abandoned rack")
  func endings() throws {
    let classic = try coachedAnagrams(.classic, ("cdenno", cdennoWords, ["conned"]))
    let broken = try coachedCdenno("cod", finishing: true)
    #expect(habits(classic, broken).rackCount == 0)
    let passed = try coachedAnagrams(.classic, ("cdenno", cdennoWords, ["cod"]))
    let cleared = try coachedAnagrams(.findAll, ("cdenno", cdennoWords, cdennoWords))
    #expect(habits(passed, cleared).rackCount == 2)
    let habits = habits(passed, passed, passed)
    #expect(try AnagramsAnalysis(of: classic, after: habits, in: .standard).racks.isEmpty)
    #expect(try AnagramsAnalysis(of: broken, after: habits, in: .standard).racks.isEmpty)
  }

  @Test("a word after a hint counts as not found, and a rack without finds counts as zero")
  func hints() throws {
    let hinted = try coachedCdenno("cod?", "den?")
    #expect(habits(hinted, hinted, hinted).share == 0)
    let none = try coachedCdenno()
    let analysis = try AnagramsAnalysis(of: none, after: habits(none, none, none), in: .standard)
    #expect(analysis.racks.map { $0.expected } == [0])
  }
}
