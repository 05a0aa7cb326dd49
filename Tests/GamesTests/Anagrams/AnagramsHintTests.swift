import Games
import Testing
import WordData
import Words

@Suite("Anagrams: hints")
struct AnagramsHintTests {
  private func refusal(_ blank: Int, in game: Anagrams) -> [AnagramsRefusal.Reason] {
    game.refusal(of: .hint(blank: blank), in: .standard)?.reasons ?? []
  }

  @Test("a hint shows the next letter of a blank, and counts as help")
  func shows() throws {
    var game = try anagrams()
    let blank = try #require(game.round.rack.blanks.firstIndex(of: word("code")))
    try game.play(.hint(blank: blank), at: .zero)
    #expect(game.round.shownCount(blank: blank) == 1)
    #expect(
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
        == "A word of 4 letters begins with C.")
    try game.play(.hint(blank: blank), at: .zero)
    #expect(
      AnagramsTexts.message(try #require(game.lastEvent), in: game)
        == "A word of 4 letters begins with C, O.")
    #expect(game.round.hintCount == 2)
    #expect(game.round.shownCount(blank: blank - 1) == 0)
    #expect(game.describe(.brief) == "0 of 26 words, 0 points.")
  }

  @Test("a hint never shows the last letter of a blank")
  func allShown() throws {
    var game = try anagrams()
    for (blank, word) in game.round.rack.blanks.enumerated() {
      for _ in 1..<word.count {
        #expect(refusal(blank, in: game) == [])
        try game.play(.hint(blank: blank), at: .zero)
      }
      #expect(refusal(blank, in: game) == [.allShown])
    }
    #expect(game.round.suggestedHint == nil)
    #expect(game.round.hintCount == 99 - 26)
  }

  @Test("a found blank and a blank that does not exist have no hint")
  func noHint() throws {
    let game = try anagrams(found: ["cod"])
    let blank = try #require(game.round.rack.blanks.firstIndex(of: word("cod")))
    #expect(refusal(blank, in: game) == [.alreadyFound])
    #expect(refusal(26, in: game) == [.noSuchBlank])
    #expect(refusal(-1, in: game) == [.noSuchBlank])
    #expect(refusal(25, in: game) == [])
  }

  @Test("a hint helps with the longest word first, if the player points at no word")
  func suggestion() throws {
    var game = try anagrams(.findAll)
    #expect(game.round.suggestedHint == 25)
    try game.find([word("conned")])
    #expect(game.round.suggestedHint == 24)
  }

  @Test("a word found with hints is worth as much, and the game still counts the hints")
  func worth() throws {
    var game = try anagrams()
    try game.play(.hint(blank: 25), at: .zero)
    try game.find([word("conned")])
    #expect(game.score == 6)
    #expect(game.describe(.brief) == "Over: 1 of 26 words, 6 points, with 1 hint.")
  }
}
