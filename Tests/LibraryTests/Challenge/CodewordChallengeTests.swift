import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Challenges")
struct CodewordChallengeTests {
  private func challenge(
    _ secret: String = "crane", limit: Int? = nil, mode: CodewordOptions.Mode = .standard
  ) throws -> CodewordChallenge {
    try CodewordChallenge(word(secret), limit: limit, mode: mode, in: .standard)
  }

  private func error(_ text: String) -> ChallengeError? {
    do throws(ChallengeError) {
      _ = try CodewordChallenge(Array(text.utf8)[...])
      return nil
    } catch { return error }
  }

  @Test("a challenge reads back from its link, whatever its word, options and salt")
  func roundTrip() throws {
    for secret in ["fox", "moon", "crane", "planet"] {
      for limit in [nil, 1, 6, 99] {
        for mode in CodewordOptions.Mode.allCases {
          let challenge = try challenge(secret, limit: limit, mode: mode)
          for salt in [0, 1, 0x1234, .max] as [UInt16] {
            let text = challenge.text(salt: salt)
            #expect(try CodewordChallenge(Array(text.utf8)[...]) == challenge)
          }
        }
      }
    }
  }

  @Test(
    "a challenge is assisted only if its link says so", arguments: [false, true])
  func assisted(isAssisted: Bool) throws {
    for mode in CodewordOptions.Mode.allCases {
      let challenge = try CodewordChallenge(
        word("crane"), limit: 6, mode: mode, isAssisted: isAssisted, in: .standard)
      let read = try CodewordChallenge(Array(challenge.text(salt: 9).utf8)[...])
      #expect(read == challenge)
      #expect(read.options.isAssisted == isAssisted && read.options.mode == mode)
    }
    #expect(!CodewordOptions.daily.isAssisted)
  }

  @Test("the link never changes, so old links still work")
  func golden() throws {
    let challenge = try challenge("crane", limit: 6, mode: .hard)
    #expect(challenge.text(salt: 0xbeef) == "ag7o75pw4chojpxs4lja")
  }

  @Test("the text is made of lower-case letters and digits, and another salt changes most of it")
  func appearance() throws {
    let texts = try [1, 2].map { try challenge().text(salt: $0) }
    for text in texts {
      #expect(text.utf8.allSatisfy { (97...122).contains($0) || (50...55).contains($0) })
      #expect(!text.contains("crane"))
    }
    #expect(zip(texts[0].utf8, texts[1].utf8).count { $0 != $1 } > 10)
  }

  @Test("no letter of a link can be changed, added or left out unnoticed")
  func damage() throws {
    let good = Array(try challenge().text(salt: 77).utf8)
    var unnoticed = 0
    for place in good.indices {
      for digit in Array("abcdefghijklmnopqrstuvwxyz234567".utf8) where digit != good[place] {
        var bad = good
        bad[place] = digit
        if (try? CodewordChallenge(bad[...])) != nil { unnoticed += 1 }
      }
      #expect(throws: ChallengeError.self) {
        try CodewordChallenge(good[..<place])
      }
    }
    #expect(unnoticed == 0)
    #expect(error(text(good) + "a") != nil)
    #expect(error(text(good).uppercased()) == .notAChallenge)
  }

  @Test("the error says what is wrong with a link")
  func faults() throws {
    #expect(error("") == .notAChallenge)
    #expect(error("not a link!") == .notAChallenge)
    // Bits that no byte uses.
    #expect(error("ab") == .notAChallenge)
    #expect(error(text(Base32.text(of: [0, 1, 2, 3, 4, 5]))) == .notAChallenge)
    #expect(error(text(Base32.text(of: [2, 1, 2, 3, 4, 5]))) == .laterVersion)
    #expect(error(text(Base32.text(of: [1, 1, 2, 3, 4]))) == .damaged)
    #expect(error(text(Base32.text(of: [1, 1, 2, 3, 4, 5, 6]))) == .damaged)
  }

  @Test("random text never opens as a challenge with an impossible game")
  func randomText() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20_000 {
      var bytes: [UInt8] = [1]
      for _ in 0..<(4 + random.draw(below: 12)) { bytes.append(UInt8(random.draw(below: 256))) }
      guard let challenge = try? CodewordChallenge(Base32.text(of: bytes)[...]) else { continue }
      #expect(challenge.puzzle.secret.count == challenge.options.length)
    }
  }

  @Test("a player's own word must be a word that can be found and shown")
  func refusals() throws {
    func refusal(_ secret: String, limit: Int? = nil) throws -> CodewordChallengeRefusal? {
      let secret = try word(secret)
      do throws(CodewordChallengeRefusal) {
        _ = try CodewordChallenge(secret, limit: limit, in: .standard)
        return nil
      } catch { return error }
    }
    #expect(try refusal("zzzzz") == .notInList)
    #expect(try refusal("ab") == .wrongLength(2))
    #expect(try refusal("crane", limit: 0) == .limitOutOfRange)
    #expect(try refusal("crane", limit: 100) == .limitOutOfRange)
    var vulgar: Word?
    WordBook.standard.forEachWord(length: 5) { if $1 == .vulgar { vulgar = $0 } }
    #expect(try refusal(#require(vulgar).text) == .vulgar)
    #expect(try refusal("crane") == nil)
  }

  @Test("a link made by hand with a word that nobody could find is refused when it is opened")
  func handmade() throws {
    let options = try #require(CodewordOptions(length: 5))
    let handmade = try CodewordChallenge(CodewordPuzzle(secret: word("zzzzz")), options: options)
    let opened = try CodewordChallenge(Array(handmade.text(salt: 9).utf8)[...])
    #expect(opened.refusal(in: .standard) == .notInList)
  }

  @Test("puzzle and options must belong together")
  func mismatch() throws {
    let options = try #require(CodewordOptions(length: 4))
    #expect(throws: PuzzleError.self) {
      try CodewordChallenge(CodewordPuzzle(secret: word("crane")), options: options)
    }
  }

  @Test("a game made from a challenge says so in its record")
  func session() throws {
    let session = try challenge(limit: 6).session(id: identity(3), created: 70)
    #expect(session.header.origin == .challenge)
    #expect(
      session.record == record(id: 3, begun: 70, provenance: "challenge\n", attempts: "6"))
    #expect(try RecordReading(session.record).session == session)
  }
}
