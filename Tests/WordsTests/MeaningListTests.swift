import Foundation
import Testing
import Words

struct MeaningListTests {
  private static func lines() throws -> [[String]] {
    let path = CommittedLists.root.appending(path: "Data/meanings.txt")
    return try String(contentsOf: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("meanings are in the order of the dictionary, each a short text of one line")
  func order() throws {
    let lines = try Self.lines()
    #expect(lines.allSatisfy { $0.count == 2 && (1...200).contains($0[1].count) })
    let words = try lines.map { try #require(Word($0[0]), "\($0[0])") }
    #expect(zip(words, words.dropFirst()).allSatisfy(<))
  }

  @Test("no meaning is cut off or ends where more must follow")
  func ends() throws {
    for line in try Self.lines() {
      #expect(!",;:…".contains(try #require(line[1].last)), "\(line[0])")
    }
  }

  @Test("nearly all common words have a meaning, and words that could upset have none")
  func coverage() throws {
    let explained = Set(try Self.lines().map { $0[0] })
    let files = ["block_sensitive", "block_slur", "block_vulgar"]
    let blocked = try files.reduce(into: Set<String>()) {
      $0.formUnion(try CommittedLists.editorial($1))
    }
    #expect(explained.isDisjoint(with: blocked))
    for length in 3...6 {
      let common = Set(try CommittedLists.common(length)).subtracting(blocked)
      let share = Double(common.intersection(explained).count) / Double(common.count)
      #expect(share > 0.94, "\(length) letters")
    }
  }

  @Test("no meaning has a slur or a vulgar word in it")
  func words() throws {
    let unfit = try CommittedLists.editorial("block_slur")
      .union(CommittedLists.editorial("block_vulgar"))
    for line in try Self.lines() {
      let words = line[1].lowercased().split { !$0.isLetter }.map(String.init)
      #expect(unfit.isDisjoint(with: words), "\(line[0])")
    }
  }
}
