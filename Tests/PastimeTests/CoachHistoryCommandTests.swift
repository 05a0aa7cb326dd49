import Foundation
import Testing

@Suite("pastime coach: several games")
struct CoachHistoryCommandTests {
  @Test("a Times is compared with the records before it")
  func times() throws {
    let records = try several("times/classic-won", count: 2)
    let command = try Command("coach", "1", "2", in: records)
    #expect(command.output.hasPrefix("5 of 5 right.\n1. 16 × 14: right, 2.1 s.\n"))
    #expect(command.output.contains("1. 16 × 14: right, 2.1 s, usually 2.1 s.\n"))
  }

  /// A folder with several games that differ only in their identities: "1", "2", and so on.
  private func several(_ name: String, count: Int, origin: String? = nil) throws -> Folder {
    let folder = try Folder()
    var text = try String(contentsOfFile: Golden.path(name), encoding: .utf8)
    if let origin { text = text.replacing("\noptions", with: "\n\(origin)\noptions") }
    let start = try #require(text.firstRange(of: "\nid ")).upperBound
    for number in 1...count {
      let end = text.index(start, offsetBy: 32)
      let id = String(repeating: "0", count: 31) + "\(number)"
      try folder.write(text.replacingCharacters(in: start..<end, with: id), to: "\(number)")
    }
    return folder
  }

  @Test("an Anagrams is compared with three racks before it")
  func anagrams() throws {
    let records = try several("anagrams/find-all-passed-lost", count: 4)
    let first = try Command("coach", "1", in: records)
    #expect(
      first.output == """
        18 words found without a hint.
        Finish 3 rounds, then we can compare.

        """)
    let fourth = try Command("coach", "1", "2", "3", "4", in: records)
    #expect(fourth.output.contains("You usually find"))
  }

  @Test("a game counts once, and a sample and a branch not at all")
  func countedOnce() throws {
    let records = try several("anagrams/find-all-passed-lost", count: 3)
    let again = try Command("coach", "1", "1", "1", "1", in: records)
    #expect(!again.output.contains("usually"))
    for origin in ["sample", "branch-of 000000000000000000000000000000aa"] {
      let records = try several("anagrams/find-all-passed-lost", count: 4, origin: origin)
      let others = try Command("coach", "1", "2", "3", "4", in: records)
      #expect(others.code == 0)
      #expect(!others.output.contains("usually"))
    }
  }

  @Test("words found on a rack that was left early are listed, too")
  func leftEarly() throws {
    let records = try several("anagrams/find-all-passed-lost", count: 3)
    let command = try Command(
      "coach", "1", "2", "3", Golden.path("anagrams/classic-hard-won"), in: records)
    #expect(
      command.output.hasSuffix(
        """
        10 words found without a hint.
        No round was searched to the end, so we can’t compare.

        """))
  }

  @Test("several games of a kind end with a table and the means of the games that count")
  func table() throws {
    let memorize = try several("memorize/plain-won", count: 2)
    let command = try Command("coach", "1", "2", "1", Golden.path("hangman/any-lost"), in: memorize)
    let one = try Command("coach", "1", in: memorize)
    #expect(!one.output.contains("Memorize, "))
    #expect(
      command.output.hasSuffix(
        """

        Memorize, last 2 games:
               result    usual  choices     luck
           1     25.0     15.6      9.8      0.4
           2     25.0     15.6      9.8      0.4
        mean     25.0     15.6      9.8      0.4

        """))
    let sample = try several("memorize/plain-won", count: 2, origin: "sample")
    #expect(try !Command("coach", "1", "2", in: sample).output.contains("Memorize, "))
  }

  @Test("in the table as JSON a game without figures is null, and the means add up")
  func tableAsJSON() throws {
    let hard = Golden.path("codeword/three-letters-hard-won")
    let folder = try Folder()
    try folder.write(CoachCommandTests.light, to: "light")
    let command = try Command(
      "coach", "--json", "light", hard, Golden.path("codeword/four-letters-lost"), in: folder)
    let line = try #require(command.output.split(separator: "\n").last)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(object["history"] as? String == "codeword")
    let games = try #require(object["games"] as? [Any])
    #expect(games.count == 3 && games[1] is NSNull)
    let mean = try #require(object["mean"] as? [String: Double])
    let parts = try ["par", "cost", "luck", "result"].map { try #require(mean[$0]) }
    #expect(abs(parts[0] + parts[1] - parts[2] - parts[3]) < 0.003)
  }
}
