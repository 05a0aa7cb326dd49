import Foundation
import Library
import Testing
import WordListLint
import Words

@Suite("Packs and the linter")
struct WordPackLintTests {
  @Test(
    "the lists of the games, in which the linter finds no fault, are packs",
    arguments: WordLanguage.allCases)
  func lists(language: WordLanguage) throws {
    let tag = language == .english ? "" : "/\(language.tag)"
    let folder = CommittedLists.root.appending(path: "Data/hangman\(tag)")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "tsv" }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let list = EntryList(bytes, in: language)
      let reading = WordPackReading(written: bytes, in: language)
      #expect(list.faults.isEmpty && reading.faults.isEmpty, "\(file.lastPathComponent)")
      #expect(reading.pack?.entries.count == list.count)
    }
  }

  @Test("a list of words without clues is a pack, too")
  func words() {
    let bytes = Array("# Class 5\nzebra\ngnu\n".utf8)
    #expect(WordList(bytes, in: .english, as: .answers).faults.isEmpty)
    #expect(WordPackReading(written: bytes, in: .english).pack?.entries.count == 2)
  }
}
