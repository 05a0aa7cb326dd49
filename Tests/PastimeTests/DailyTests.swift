import Foundation
import Games
import Testing

@Suite("pastime deal --daily")
struct DailyTests {
  @Test(
    "the game of a day is dealt as the page deals it, whatever else is chosen",
    arguments: GameKind.allCases)
  func golden(kind: GameKind) throws {
    let game = "\(kind.keyword)"
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "golden/daily/2026-11-21.puzzles")
    let puzzles = try String(contentsOf: file, encoding: .utf8)
    let command = try Command("deal", game, "--daily", "2026-11-21")
    let lines = command.output.split(separator: "\n")
    #expect(lines.count == 6)
    for line in [lines[1], lines[4], lines[5]] { #expect(puzzles.contains(line + "\n")) }
    #expect(lines[2].hasPrefix("id 6461696c7900512a"))
    let other = try Command("deal", game, "--daily", "2026-11-20").output
    #expect(other.split(separator: "\n").last != lines.last)
  }

  @Test("a text that is no day is refused", arguments: ["2026-11-31", "today", "1969-12-31"])
  func noDay(text: String) throws {
    let command = try Command("deal", "codeword", "--daily", text)
    #expect(command.code == 2)
    #expect(command.output.isEmpty)
  }
}
