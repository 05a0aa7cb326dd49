import Games
import Testing
import WordData
import Words

@Suite("Anagrams: shared")
struct AnagramsShareTests {
  private func played() throws -> Anagrams {
    var game = try anagrams(racks: ["hisswy", "ehhssu"], found: ["wish", "ish", "his"])
    try game.play(.hint(blank: 12), at: .zero)
    try game.find([word("swishy"), word("use"), word("shush")])
    return game
  }

  @Test("a rack is a sign a blank, with bonus words as a number")
  func signs() throws {
    #expect(
      AnagramsShare.text(of: try played(), time: "2:41", style: .signs)
        == "Anagrams, 2 racks: 24 points so far, with 1 hint, 2:41\n"
        + "●···· ··●·· ·· ○ +1\n········● ······ ● ·")
  }

  @Test("in words, a rack is a line")
  func words() throws {
    #expect(
      AnagramsShare.text(of: try played(), time: nil, style: .words)
        == "Anagrams, 2 racks: 24 points so far, with 1 hint\n"
        + "1: 3 of 13 words, all six letters, 1 bonus word\n2: 2 of 17 words")
  }

  @Test("the mode is told, and one rack is not counted")
  func title() throws {
    func title(_ mode: AnagramsOptions.Mode, _ found: [String]) throws -> String {
      let text = AnagramsShare.text(
        of: try anagrams(mode, found: found), time: nil, style: .words)
      return String(text.prefix { $0 != "\n" })
    }
    #expect(try title(.classic, ["conned"]) == "Anagrams: 6 points")
    #expect(try title(.findAll, ["conned"]) == "Anagrams, find all: 6 points so far")
    #expect(try title(.timed, []) == "Anagrams, timed: 0 points so far")
  }

  @Test(
    "it depends on no letter: racks of the same shape look alike",
    arguments: [
      AnagramsShare.Style.signs, .words,
    ])
  func noSpoiler(style: AnagramsShare.Style) throws {
    func shared(_ letters: String, blanks: [String], bonus: String) throws -> String {
      let rack = try #require(
        AnagramsRack(letters: word(letters), blanks: blanks.map(word), bonus: [word(bonus)]))
      let options = try #require(AnagramsOptions(mode: .findAll, racks: .hard, count: 1))
      var game = try Anagrams(#require(AnagramsPuzzle(racks: [rack])), options: options)
      try game.play(.hint(blank: 1), at: .zero)
      for blank in [1, 3] { try game.find([game.round.rack.blanks[blank]]) }
      try game.find([word(bonus)])
      return AnagramsShare.text(of: game, time: nil, style: style)
    }
    #expect(
      try shared("cdenno", blanks: ["cod", "den", "code", "conned"], bonus: "ned")
        == shared("hisswy", blanks: ["his", "shy", "wish", "swishy"], bonus: "ish"))
  }
}
