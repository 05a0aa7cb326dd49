import Games
import Library
import Testing
import WordData
import Words

@Suite("Challenges of Memorize")
struct MemorizeChallengeTests {
  private func puzzle(_ emoji: String, name: String = "Ours", seed: UInt64 = 1) throws
    -> MemorizePuzzle
  {
    var random = SeededRandom(seed: seed)
    let themes = try #require(MemorizeThemes([try theme(emoji, name: name)]))
    return Memorize.deal(.standard, using: &random, from: themes)
  }

  private func theme(_ emoji: String, name: String = "Ours") throws -> MemorizeTheme {
    let draft = MemorizeThemeDraft(name: name, pairs: "all", fill: "blue,teal", emoji: emoji)
    return try #require(draft.theme)
  }

  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  @Test("a board comes back from its text as it was, with its options")
  func boards() throws {
    for emoji in ["🐧", "🐧👻✏️🏀🐼", "👨‍👩‍👧‍👦🏳️‍🌈🇫🇷1️⃣", "☀️🌙⭐⛅☔⚡⛄🌈🌊🔥"] {
      for isQuick in [false, true] {
        for hasTwoPlayers in [false, true] {
          let challenge = MemorizeChallenge.board(
            try puzzle(emoji),
            MemorizeOptions(isQuick: isQuick, hasTwoPlayers: hasTwoPlayers))
          #expect(try MemorizeChallenge(bytes(challenge.text(salt: 7))) == challenge)
        }
      }
    }
  }

  @Test("every built-in theme, and one with a name of another script, comes back as it was")
  func themes() throws {
    for theme in MemorizeThemes.builtIn.themes + [try theme("🐧", name: "動物 100 %")] {
      let challenge = MemorizeChallenge.theme(theme)
      #expect(try MemorizeChallenge(bytes(challenge.text(salt: 7))) == challenge)
    }
  }

  @Test("another salt gives another text, and neither shows what it holds")
  func salt() throws {
    let challenge = MemorizeChallenge.board(try puzzle("🐧👻"), .standard)
    #expect(challenge.text(salt: 1) != challenge.text(salt: 2))
    let text = challenge.text(salt: 1)
    #expect(text.utf8.allSatisfy { (97...122).contains($0) || (50...55).contains($0) })
  }

  @Test("a board of twelve pairs fits into 250 characters")
  func length() throws {
    let challenge = MemorizeChallenge.board(try puzzle("🐶🐱🐭🐹🐰🐻🐼🐨🐯🐮🐷🐸"), .standard)
    #expect(challenge.text(salt: 1).utf8.count <= 250)
  }

  @Test("a text that was changed or cut is refused")
  func damaged() throws {
    let text = MemorizeChallenge.board(try puzzle("🐧👻"), .standard).text(salt: 3)
    for place in text.utf8.indices.map({ text.utf8.distance(from: text.utf8.startIndex, to: $0) }) {
      var changed = Array(text.utf8)
      changed[place] = changed[place] == 97 ? 98 : 97
      #expect(throws: ChallengeError.self) { try MemorizeChallenge(changed[...]) }
      #expect(throws: ChallengeError.self) {
        try MemorizeChallenge(Array(text.utf8.prefix(place))[...])
      }
    }
  }

  @Test("a link of another game is not a link of Memorize")
  func otherGame() throws {
    let puzzle = CodewordPuzzle(secret: try #require(Word("crane")))
    let options = try #require(CodewordOptions(length: 5))
    let text = try CodewordChallenge(puzzle, options: options).text(salt: 5)
    #expect(throws: ChallengeError.self) { try MemorizeChallenge(bytes(text)) }
  }

  @Test("pictures that are not emoji are unfit: a link can hold any text")
  func noEmoji() throws {
    var reader = TextReader(
      Array(
        "name=Ours color=blue emoji=🐧,hello cards=0110".utf8.map { $0 }.reduce(into: "") {
          $0 += $1 < 0x80 ? String(UnicodeScalar($1)) : "%" + String($1, radix: 16)
        }.utf8))
    let puzzle = try MemorizePuzzle(from: &reader)
    #expect(!MemorizeChallenge.board(puzzle, .standard).isFit(in: .standard))
  }

  @Test("a name with a word that the lists know as vulgar is unfit")
  func unfit() throws {
    for (name, isFit) in [("Ours", true), ("Holy crap", false), ("CRAP", false), ("Scrape", true)] {
      #expect(
        MemorizeChallenge.theme(try theme("🐧", name: name)).isFit(in: .standard) == isFit)
      #expect(
        MemorizeChallenge.board(try puzzle("🐧", name: name), .standard).isFit(in: .standard)
          == isFit)
    }
  }
}
