import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Words that are missed again and again")
struct AnagramsMissedTests {
  private static let words =
    ["cod", "con", "den", "doc", "doe", "don", "end", "eon", "nod", "ode", "one", "code", "coed"]
    + ["cone", "conn", "deco", "done", "neon", "node", "none", "once", "coden", "coned", "donne"]
    + ["nonce", "conned"]

  /// A game in which the player found all words but these, and then passed the rack.
  private func game(_ id: UInt64, begun: Int64 = 1_600_000_000_000, missing missed: String...)
    -> Row
  {
    let found = Self.words.filter { !missed.contains($0) }.map { "word \($0)" }
    let moves = (found + ["pass"]).enumerated().map { "\($0 + 1) \($0 + 1) \($1)" }
    return anagramsRow(
      id, begun: begun + Int64(id) * 1_000_000, mode: "find-all", moves: moves)
  }

  private func missed(_ rows: Row...) -> [String] {
    let visit = Visit("/", rows: rows)
    return visit.model.shelf.anagrams.missedWords.map { "\($0.word.text) \($0.count)" }
  }

  @Test("the list says how often each word was missed, the most missed first, until it is found")
  func told() {
    #expect(missed().isEmpty)
    #expect(missed(game(1, missing: "doe", "eon")).isEmpty, "once is no habit")
    let twice = [game(1, missing: "doe", "eon", "cod"), game(2, missing: "doe", "eon", "cod")]
    #expect(missed(twice[0], twice[1]) == ["cod 2", "doe 2", "eon 2"])
    #expect(missed(twice[0], twice[1], game(3, missing: "eon")) == ["eon 3"])
    #expect(
      missed(
        twice[0], twice[1], game(3, missing: "eon", "doe", "cod"), game(4, missing: "eon", "doe"))
        == ["doe 4", "eon 4"])
  }

  @Test("missed words come back in the player's own racks, but not in daily racks or samples")
  func dealt() throws {
    // Words that many racks hold.
    let often = ["den", "end", "one", "done", "node", "once", "cone", "code"]
    let rows = (1...2 as ClosedRange<UInt64>).map { id in
      let found = Self.words.filter { !often.contains($0) }.map { "word \($0)" }
      let moves = (found + ["pass"]).enumerated().map { "\($0 + 1) \($0 + 1) \($1)" }
      return anagramsRow(
        id, begun: 1_600_000_000_000 + Int64(id) * 1_000_000, mode: "find-all", moves: moves)
    }
    func racks(_ rows: [Row], _ start: (AppModel) -> Void) throws -> [AnagramsRack] {
      let visit = Visit("/", rows: rows)
      visit.act(start)
      return try visit.anagrams.puzzle.racks
    }
    let options = try #require(AnagramsOptions(mode: .classic, racks: .medium, count: 9))
    let start = { (model: AppModel) in model.shelf.anagrams.start(options) }
    #expect(try racks(rows, start) != racks([], start))
    let daily = { (model: AppModel) in
      model.frame.playDaily(.anagrams, of: model.frame.today)
    }
    #expect(try racks(rows, daily) == racks([], daily))
    let samples = try #require(AnagramsOptions(mode: .classic, racks: .samples, count: 3))
    let named = { (model: AppModel) in model.shelf.anagrams.start(samples) }
    #expect(try racks(rows, named) == racks([], named))
  }
}
