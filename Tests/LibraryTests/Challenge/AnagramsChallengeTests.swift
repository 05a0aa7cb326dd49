import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Challenges of Anagrams")
struct AnagramsChallengeTests {
  private func dealt(
    _ mode: AnagramsOptions.Mode, _ racks: AnagramsOptions.Racks, count: Int, seed: UInt64
  ) throws -> (AnagramsPuzzle, AnagramsOptions) {
    let options = try #require(AnagramsOptions(mode: mode, racks: racks, count: count))
    var random = SeededRandom(seed: seed)
    return (try Anagrams.deal(options, using: &random, from: .standard), options)
  }

  private func bytes(_ challenge: AnagramsChallenge, salt: UInt16 = 7) -> ArraySlice<UInt8> {
    Array(challenge.text(salt: salt).utf8)[...]
  }

  private func error(_ text: ArraySlice<UInt8>) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try AnagramsChallenge(text)
      return nil
    } catch { return error }
  }

  @Test(
    "a challenge reads back from its link, with every word",
    arguments: AnagramsOptions.Mode.allCases)
  func roundTrip(mode: AnagramsOptions.Mode) throws {
    for racks in AnagramsOptions.Racks.allCases {
      for seed in 0..<UInt64(6) {
        let count = racks == .samples ? 1 + Int(seed) % 3 : 1 + Int(seed)
        let (puzzle, options) = try dealt(mode, racks, count: count, seed: seed)
        let challenge = try AnagramsChallenge(puzzle, options: options)
        for salt in [0, 1, .max] as [UInt16] {
          #expect(try AnagramsChallenge(bytes(challenge, salt: salt)) == challenge)
        }
      }
    }
  }

  @Test("the link never changes, so old links still work")
  func golden() throws {
    let rack = try #require(
      AnagramsRack(
        letters: word("cdenno"), blanks: [word("cod"), word("done"), word("conned")],
        bonus: [word("ned")]))
    let options = try #require(AnagramsOptions(mode: .timed, racks: .hard, count: 1))
    let puzzle = try #require(AnagramsPuzzle(racks: [rack]))
    let challenge = try AnagramsChallenge(puzzle, options: options)
    #expect(challenge.text(salt: 0xbeef) == "ag7o7hyofks3as2vbtul5b5r7nhl6rp76hno5mmyyxfa")
  }

  @Test("a link is short enough for any program, even with the most racks")
  func length() throws {
    var longest = 0
    for seed in 0..<UInt64(60) {
      for racks in [AnagramsOptions.Racks.easy, .medium, .hard] {
        let (puzzle, options) = try dealt(.classic, racks, count: 9, seed: seed)
        let challenge = try AnagramsChallenge(puzzle, options: options)
        longest = max(longest, challenge.text(salt: 1).utf8.count)
      }
    }
    #expect((1000...1900).contains(longest), "\(longest)")
  }

  @Test("no digit of a link can be changed, added or left out unnoticed")
  func damage() throws {
    let (puzzle, options) = try dealt(.classic, .easy, count: 1, seed: 1)
    let good = bytes(try AnagramsChallenge(puzzle, options: options))
    for place in good.indices {
      var bad = good
      bad[place] = bad[place] == UInt8(ascii: "a") ? UInt8(ascii: "b") : UInt8(ascii: "a")
      #expect(error(bad) != nil)
      #expect(error(good[..<place]) != nil)
    }
    #expect(error(good + [UInt8(ascii: "a")]) != nil)
    #expect(error([]) == .notAChallenge)
  }

  @Test("a link of one game is not a link of another game")
  func otherGame() throws {
    let codeword = try CodewordChallenge(word("crane"), in: .standard).text(salt: 3)
    #expect(error(Array(codeword.utf8)[...]) == .damaged)
  }

  @Test("random content never opens as an invalid game")
  func randomContent() {
    var random = SeededRandom(seed: 3)
    let form = ChallengeText(seed: 0x416e_6167_7261_6d73)
    for _ in 0..<20_000 {
      var content: [UInt8] = [UInt8(random.draw(below: 3) << 4 | random.draw(below: 4)), 1]
      for _ in 0..<random.draw(below: 30) { content.append(UInt8(random.draw(below: 256))) }
      let text = Array(form.text(of: content, salt: 9).utf8)
      guard let challenge = try? AnagramsChallenge(text[...]) else { continue }
      #expect(challenge.puzzle.racks.count == challenge.options.count)
    }
  }

  @Test("a link made by hand with a word that no game shows is not fit")
  func vulgar() throws {
    var found: (letters: Word, word: Word)?
    WordBook.standard.forEachWord(length: 6) { letters, wordClass in
      guard found == nil, wordClass == .answer else { return }
      WordBook.standard.forEachWord(within: letters) { word, wordClass in
        if wordClass == .vulgar { found = (letters, word) }
      }
    }
    let (letters, word) = try #require(found)
    let options = try #require(AnagramsOptions(mode: .classic, racks: .easy, count: 1))
    for hasBonus in [false, true] {
      let rack = try #require(
        AnagramsRack(
          letters: letters, blanks: hasBonus ? [letters] : [letters, word],
          bonus: hasBonus ? [word] : []))
      let puzzle = try #require(AnagramsPuzzle(racks: [rack]))
      #expect(!(try AnagramsChallenge(puzzle, options: options)).isFit(in: .standard))
    }
    let (puzzle, choice) = try dealt(.classic, .hard, count: 3, seed: 2)
    #expect(try AnagramsChallenge(puzzle, options: choice).isFit(in: .standard))
  }

  @Test("puzzle and options must belong together")
  func mismatch() throws {
    let (puzzle, _) = try dealt(.classic, .easy, count: 2, seed: 1)
    let options = try #require(AnagramsOptions(mode: .classic, racks: .easy, count: 3))
    #expect(throws: PuzzleError.self) { try AnagramsChallenge(puzzle, options: options) }
  }

  @Test("a game made from a challenge says so in its record")
  func session() throws {
    let (puzzle, options) = try dealt(.timed, .medium, count: 2, seed: 4)
    let challenge = try AnagramsChallenge(puzzle, options: options)
    let session = challenge.session(id: identity(3), created: 70)
    #expect(session.header.origin == .challenge)
    #expect(try RecordReading(session.record).session == session)
  }
}
