import Games
import Testing

@Suite("Codeword: in words")
struct CodewordDescriptionTests {
  @Test("a game without attempts says how long the word is")
  func noAttempt() throws {
    for detail in Detail.allCases {
      #expect(try codeword("cat").describe(detail) == "A word of 3 letters. No attempt yet.")
    }
  }

  @Test("an unfinished game has descriptions of three lengths")
  func playing() throws {
    let game = try codeword("crane", tried: ["slate", "trace"])
    #expect(game.describe(.brief) == "2 attempts, not found yet.")
    #expect(
      game.describe(.standard)
        == "2 attempts, not found yet. "
        + "Attempt 2, TRACE: T none, R exact, A exact, C inexact, E exact.")
    #expect(
      game.fullDescription
        == "2 attempts, not found yet. "
        + "Attempt 1, SLATE: S none, L none, A exact, T none, E exact. "
        + "Attempt 2, TRACE: T none, R exact, A exact, C inexact, E exact.")
  }

  @Test("the description of an unfinished game gives its limit")
  func limit() throws {
    let game = try codeword("crane", limit: 6, tried: ["slate"])
    #expect(game.describe(.brief) == "1 attempt of 6, not found yet.")
  }

  @Test("the end reveals the word")
  func end() throws {
    let won = try codeword("crane", tried: ["crane"])
    #expect(won.describe(.brief) == "Found in 1 attempt: CRANE.")
    #expect(won.describe(.standard) == "Found in 1 attempt: CRANE. Attempt 1, CRANE: all exact.")
    let lost = try codeword("crane", limit: 2, tried: ["slate", "pious"])
    #expect(lost.describe(.brief) == "Not found in 2 attempts. The word was CRANE.")
  }

  @Test("an unfinished game does not reveal its word")
  func noSpoiler() throws {
    let game = try codeword("crane", tried: ["crank", "crave"])
    #expect(!game.fullDescription.contains("CRANE"))
    var text = TextWriter()
    game.transcribe(into: &text)
    #expect(String(decoding: text.bytes, as: UTF8.self) == "crank ====-\ncrave ===-=\n")
  }

  @Test("a refusal gives every reason, and puts the known letters in one sentence")
  func refusals() throws {
    func sentences(_ attempt: String, in game: Codeword) throws -> String {
      let refusal = game.refusal(of: CodewordMove(try word(attempt)), in: .standard)
      return CodewordTexts.refusal(try #require(refusal))
    }
    let game = try codeword("eerie", mode: .ultraHard, tried: ["elegy"])
    #expect(
      try sentences("golly", in: game)
        == "Use E in place 1, 2 E’s in all, no G, no L and no Y.")
    #expect(try sentences("elegy", in: game).hasPrefix("Already tried (try 1). "))
    let plain = try codeword("crane")
    #expect(try sentences("cat", in: plain) == "Too short: use 5 letters.")
    #expect(try sentences("planet", in: plain) == "Too long: use 5 letters.")
    #expect(try sentences("zzzzz", in: plain) == "Not in the word list.")
    #expect(try sentences("slate", in: codeword("cat", tried: ["cat"])) == "The game is over.")
    let hard = try codeword("crane", mode: .hard, tried: ["nicks"])
    #expect(try sentences("slate", in: hard) == "Use C and N.")
    let once = try codeword("abide", mode: .ultraHard, tried: ["speed"])
    #expect(try sentences("deuce", in: once) == "Use only 1 E.")
    let twice = try codeword("there", mode: .ultraHard, tried: ["geese"])
    #expect(
      try sentences("emcee", in: twice).contains("only 2 E’s"))
  }
}
