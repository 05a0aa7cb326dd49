import Foundation
import Games
import Testing
import WordData
import Words

@Suite("entries of Hangman in languages other than English")
struct OtherLanguageHangmanTests {
  private static let languages: [WordLanguage] = [.german, .french]
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: "Data/\(name)"), encoding: .utf8)
  }

  @Test("the book has the tables of all categories, in order", arguments: languages)
  func tables(language: WordLanguage) throws {
    let tables = try HangmanCategory.allCases.map {
      "\($0.keyword)\n" + (try Self.text("hangman/\(language.tag)/\($0.keyword).tsv"))
    }
    #expect(HangmanWords.bytes(in: language) == Array(tables.joined().utf8))
  }

  @Test("every category has at least sixty entries, which the game reads", arguments: languages)
  func book(language: WordLanguage) {
    let book = HangmanBook.standard(in: language)
    for category in HangmanCategory.allCases {
      let entries = book.entries(of: category)
      #expect(entries.count >= 60, "\(category)")
      #expect(entries.allSatisfy { !$0.clue.isEmpty })
      #expect(Set(entries.map(\.answer.letters)).count == entries.count, "\(category)")
    }
  }

  @Test("neither an entry nor a clue has a word of a block file", arguments: languages)
  func blocked(language: WordLanguage) throws {
    var blocked: Set<Substring> = []
    for name in ["block_slur", "block_vulgar", "block_sensitive"] {
      blocked.formUnion(
        try Self.text("editorial/\(language.tag)/\(name).txt").split(separator: "\n"))
    }
    for category in HangmanCategory.allCases {
      for entry in HangmanBook.standard(in: language).entries(of: category) {
        for word in entry.words {
          #expect(!blocked.contains(Substring(word.text)), "\(entry.answer.text)")
        }
      }
    }
  }

  @Test("no clue says the entry", arguments: languages)
  func clues(language: WordLanguage) throws {
    for category in HangmanCategory.allCases {
      for entry in HangmanBook.standard(in: language).entries(of: category) {
        #expect(!entry.clue.lowercased().contains(entry.answer.text.lowercased()))
      }
    }
  }
}
