import Games
import Testing
import Words

@Suite("Anagrams: shared")
struct AnagramsShareTests {
  private func played() throws -> Anagrams {
    var game = try anagrams(racks: ["hisswy", "ehhssu"], found: ["wish", "ish", "his"])
    try game.play(.hint(blank: 12), at: .zero)
    try game.find([word("swishy"), word("use"), word("shush")])
    return game
  }

  @Test("the figure shows the words of all racks, and the hints")
  func figure() throws {
    #expect(try played().figure == "5 of 30 words 💡1")
    #expect(try anagrams(found: ["conned"]).figure.hasPrefix("1 of "))
  }

  @Test("each word length is a row of five squares, and only all its words fill the row")
  func symbols() throws {
    #expect(try played().symbols == "3️⃣🟧⬜⬜⬜⬜\n4️⃣🟧⬜⬜⬜⬜\n5️⃣🟧⬜⬜⬜⬜\n6️⃣🟧🟧⬜⬜⬜")
    #expect(try anagrams(racks: ["hisswy"]).symbols.contains("🟧") == false)
  }

  @Test("the shared text depends on no letter: racks of the same shape look alike")
  func noSpoiler() throws {
    func shared(_ letters: String, blanks: [String], bonus: String) throws -> [String] {
      let rack = try #require(
        AnagramsRack(letters: word(letters), blanks: blanks.map(word), bonus: [word(bonus)]))
      let options = try #require(AnagramsOptions(mode: .findAll, racks: .hard, count: 1))
      var game = try Anagrams(#require(AnagramsPuzzle(racks: [rack])), options: options)
      try game.play(.hint(blank: 1), at: .zero)
      for blank in [1, 3] { try game.find([game.round.rack.blanks[blank]]) }
      try game.find([word(bonus)])
      return [game.figure, game.symbols]
    }
    #expect(
      try shared("cdenno", blanks: ["cod", "den", "code", "conned"], bonus: "ned")
        == shared("hisswy", blanks: ["his", "shy", "wish", "swishy"], bonus: "ish"))
  }
}
