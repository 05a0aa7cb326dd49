@testable import Games
import Testing
import WordData
import Words

@Suite("Anagrams: the samples")
struct AnagramsSamplesTests {
  private static let lists = [
    (
      "cdenno",
      """
      conned coden coned donne nonce code coed cone conn deco done neon node none once cod con den \
      doc doe don end eon nod ode one
      """
    ),
    ("ehhssu", "hushes shush hehs hues hush shes sues uses ess heh hes hue huh she shh sue use"),
    ("hisswy", "swishy hissy swish hiss whys wish wiss ywis his shy sis why wis"),
  ]

  @Test("TT-2: each sample exists by name, with exactly its words", arguments: lists)
  func words(letters: String, list: String) throws {
    let rack = try sampleRack(letters)
    #expect(rack.letters.text == letters)
    #expect(Set(rack.blanks.map(\.text)) == Set(list.split(separator: " ").map(String.init)))
    #expect(try sampleRack(String(letters.reversed())) == rack)
  }

  @Test(
    "TT-2: the number of words of each length matches the list",
    arguments: [
      ("cdenno", [11, 10, 4, 1]), ("ehhssu", [9, 6, 1, 1]), ("hisswy", [5, 5, 2, 1]),
    ])
  func counts(letters: String, byLength: [Int]) throws {
    let rack = try sampleRack(letters)
    #expect(AnagramsRack.wordLengths.map { rack.blanks(length: $0).count } == byLength)
    #expect(rack.blanks.count == byLength.reduce(0, +))
  }

  @Test("the other words of the lists are bonus words, without vulgar ones")
  func bonus() throws {
    #expect(
      try sampleRack("cdenno").bonus.map(\.text) == [
        "ned", "non", "cond", "ecod", "decon", "onned",
      ])
    for rack in AnagramsSamples.racks(accepting: .standard) {
      #expect(rack.bonus.allSatisfy { WordBook.standard.wordClass(of: $0) != .vulgar })
      var accepted = 0
      WordBook.standard.forEachWord(within: rack.letters) { if $1 != .vulgar { accepted += 1 } }
      #expect(rack.blanks.count + rack.bonus.count == accepted)
    }
  }

  @Test("with an empty book, the samples keep their own words")
  func withoutWords() throws {
    let racks = AnagramsSamples.racks(accepting: try book(answers: []))
    #expect(racks.map(\.blanks.count) == [26, 17, 13])
    #expect(racks.allSatisfy { $0.bonus.isEmpty })
  }

  @Test("other letters have no sample")
  func unknown() throws {
    let other = try word("planet")
    #expect(!AnagramsSamples.racks(accepting: .standard).contains { $0.hasLetters(of: other) })
  }
}
