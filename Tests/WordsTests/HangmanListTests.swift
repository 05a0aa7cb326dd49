import Foundation
import Testing
import WordData
import Words

struct HangmanListTests {
  private struct Entry {
    let text: String
    let hint: String

    /// The letters and what stands between them, without accents, in lower case.
    var folded: String { text.folding(options: .diacriticInsensitive, locale: nil).lowercased() }
  }

  private static let folder = CommittedLists.root.appending(path: "Data/hangman")

  private static func categories() throws -> [String: [Entry]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    var categories: [String: [Entry]] = [:]
    for name in names where name.hasSuffix(".tsv") {
      categories[String(name.dropLast(4))] = try lines(name).map {
        let columns = fields($0)
        try #require(columns.count == 2, "\(name): \($0)")
        return Entry(text: columns[0], hint: columns[1])
      }
    }
    return categories
  }

  private static func lines(_ name: String) throws -> [Substring] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("there are at least fourteen categories of Hangman, of 80 to 250 different entries")
  func sizes() throws {
    let categories = try Self.categories()
    #expect(categories.count >= 14)
    for (name, entries) in categories {
      #expect((80...250).contains(entries.count), "\(name)")
      #expect(Set(entries.map(\.folded)).count == entries.count, "\(name)")
    }
  }

  @Test("an entry has letters, and between them single spaces, hyphens and apostrophes")
  func spelling() throws {
    for entry in try Self.categories().values.joined() {
      #expect(entry.folded.wholeMatch(of: /[a-z]+([ '-][a-z]+)*/) != nil, "\(entry.text)")
    }
  }

  @Test("an entry has a short hint that does not say the entry")
  func hints() throws {
    for entry in try Self.categories().values.joined() {
      #expect((1...90).contains(entry.hint.count), "\(entry.text)")
      let words = " " + entry.hint.folding(options: .diacriticInsensitive, locale: nil).lowercased()
      #expect(!words.contains(" " + entry.folded), "\(entry.text): \(entry.hint)")
    }
  }

  @Test("no entry and no hint of Hangman holds a blocked word")
  func blocked() throws {
    let blocked = try ["block_slur", "block_vulgar", "block_sensitive"]
      .reduce(into: Set<String>()) { $0.formUnion(try CommittedLists.editorial($1)) }
    #expect(blocked.count > 800)
    for entry in try Self.categories().values.joined() {
      let words = (entry.folded + " " + entry.hint.lowercased()).split { !$0.isLetter }
      #expect(blocked.isDisjoint(with: words.map(String.init)), "\(entry.text): \(entry.hint)")
    }
  }

  @Test("the book of the page and of the command holds the tables, each after its name")
  func book() throws {
    let names = try Self.categories().keys.sorted()
    let tables = try names.map { name in
      let file = Self.folder.appending(path: "\(name).tsv")
      let table = try String(contentsOf: file, encoding: .utf8)
      return "\(name)\n\(table)"
    }
    let bytes = Array(tables.joined().utf8)
    #expect(HangmanWords.bytes(in: .english) == bytes)
    let file = CommittedLists.root.appending(path: "Sources/WordData/hangman.txt")
    #expect(Array(try Data(contentsOf: file)) == bytes)
  }
}
