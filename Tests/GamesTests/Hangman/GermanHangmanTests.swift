import Foundation
import Games
import Testing
import Words

@Suite("German entries of Hangman")
struct GermanHangmanTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Data/\(name)"), encoding: .utf8)
  }

  private static let categories = HangmanCategory.allCases.map { String($0.keyword) }

  /// The book with the table of each category.
  private static func book() throws -> HangmanBook {
    let tables = try categories.map { "\($0)\n" + (try text("hangman/de/\($0).tsv")) }
    return try HangmanBook(Array(tables.joined().utf8), in: .german)
  }

  @Test("every category has at least sixty entries, which the game reads")
  func book() throws {
    let book = try Self.book()
    for category in HangmanCategory.allCases {
      let entries = book.entries(of: category)
      #expect(entries.count >= 60, "\(category)")
      #expect(entries.allSatisfy { !$0.clue.isEmpty })
      #expect(Set(entries.map(\.answer.letters)).count == entries.count, "\(category)")
    }
  }

  @Test("neither an entry nor a clue has a word of a block file")
  func blocked() throws {
    var blocked: Set<Substring> = []
    for name in ["block_slur", "block_vulgar", "block_sensitive"] {
      blocked.formUnion(try Self.text("editorial/de/\(name).txt").split(separator: "\n"))
    }
    for category in HangmanCategory.allCases {
      for entry in try Self.book().entries(of: category) {
        for word in entry.words {
          #expect(!blocked.contains(Substring(word.text)), "\(entry.answer.text)")
        }
      }
    }
  }

  @Test("no clue says the entry")
  func clues() throws {
    for category in HangmanCategory.allCases {
      for entry in try Self.book().entries(of: category) {
        #expect(!entry.clue.lowercased().contains(entry.answer.text.lowercased()))
      }
    }
  }
}
