import Games
import Testing

@testable import Library

@Suite("The version of the rules in a record")
struct RecordRulesTests {
  /// An ultra-hard game of which the second move is allowed by version 1 alone.
  private func ultraHard(rules: Int) -> [UInt8] {
    let text = text(record(mode: "ultra-hard", moves: ["5 6 nicer", "7 8 nacre"]))
    return Array(text.replacing("game codeword 1", with: "game codeword \(rules)").utf8)
  }

  @Test("a game replays by the version that its record names, and keeps it")
  func kept() throws {
    let first = try RecordReading(ultraHard(rules: 1))
    #expect(first.error == nil)
    #expect(first.session.record == ultraHard(rules: 1))
    let second = try RecordReading(ultraHard(rules: 2))
    #expect(second.error == RecordError(line: 9, reason: .illegalMove))
    #expect(second.session.record == Array(lines(of: ultraHard(rules: 2)).prefix(8).joined()))
  }

  @Test("a branch keeps the rules of its game")
  func branch() throws {
    let game = try RecordReading(ultraHard(rules: 1)).session
    for count in 0...2 {
      let branch = game.branch(as: identity(2), after: count)
      #expect(branch.summary.moveCount == count)
      #expect(text(branch.record).contains("game codeword 1\n"))
    }
  }

  @Test("games that a version did not change keep the earlier version, so old copies read them")
  func latest() throws {
    for mode in ["standard", "hard"] {
      let text = text(record(mode: mode)).replacing("codeword 1", with: "codeword 2")
      #expect(throws: RecordError(line: 2, reason: .laterRules)) {
        try RecordReading(Array(text.utf8))
      }
    }
    #expect(throws: RecordError(line: 2, reason: .laterRules)) {
      try RecordReading(ultraHard(rules: 3))
    }
  }
}
