import Foundation
import Testing

@testable import Localizer

@Suite("The catalog of sentences")
struct StringCatalogTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL
  private static let file = sources.appending(path: "Localizable.xcstrings")

  @Test("it has exactly the sentences of the source files, and each is translated")
  func complete() throws {
    let catalog = try StringCatalog(contentsOf: Self.file)
    var updated = catalog
    try updated.update(from: SourceFile.all(in: Self.sources))
    #expect(catalog.strings.count > 500)
    #expect(Set(updated.strings.keys).subtracting(catalog.strings.keys) == [], "not in the catalog")
    #expect(Set(catalog.strings.keys).subtracting(updated.strings.keys) == [], "in no source file")
    #expect(updated.untranslated == [])
  }

  /// A protocol's words are lowercase and end without a full stop.
  /// `WordLanguage` names each language in that language.
  @Test(
    "every sentence of the coach and the online pages is marked for translation",
    arguments: ["CoachPages", "OnlinePages"])
  func marked(module: String) throws {
    let files = try SourceFile.all(in: Self.sources.appending(path: module))
    let unmarked = files.flatMap { $0.source.literals }.filter { !$0.isMarked }.map(\.key)
      .filter { $0.contains(/^[A-Z][a-z]|[a-z]\.$/) }
    #expect(Set(unmarked).subtracting(["English,Deutsch,Français"]) == [])
    #expect(files.contains { $0.source.literals.contains(where: \.isMarked) })
  }

  /// In French a space stands before the colon.
  @Test(
    "only a sentence of the catalog joins two texts with a colon",
    arguments: ["AppCore", "CoachPages", "OnlinePages", "Screens", "WebApp"])
  func colons(module: String) throws {
    let files = try SourceFile.all(in: Self.sources.appending(path: module))
    let joined = files.flatMap { file in file.source.literals.filter { !file.isSentence($0) } }
      .map(\.key).filter { $0.contains(": ") }
    #expect(joined == [])
  }

  @Test("it is written as `Localizer update` writes it")
  func spelling() throws {
    var catalog = try StringCatalog(contentsOf: Self.file)
    try catalog.update(from: SourceFile.all(in: Self.sources))
    #expect(try catalog.encoded() == Data(contentsOf: Self.file))
  }

  /// The marks of the word against the secret: exact, none, inexact, none.
  @Test("the word in the picture of Codeword has a letter of each mark in every language")
  func picture() throws {
    let catalog = try StringCatalog(contentsOf: Self.file)
    let word = try #require(catalog.strings["word (CodewordScreenTexts)"]?.localizations)
    let secret = try #require(catalog.strings["wrap"]?.localizations)
    let translations = word.keys.sorted().map { tag in
      (word[tag]?.stringUnit.value ?? "", secret[tag]?.stringUnit.value ?? "")
    }
    #expect(translations.count > 1)
    for (word, secret) in [("word", "wrap")] + translations {
      let (letters, others) = (Array(word), Array(secret))
      #expect(letters.count == 4 && others.count == 4 && Set(letters).count == 4)
      #expect(letters[0] == others[0])
      #expect(others.contains(letters[2]) && letters[2] != others[2])
      #expect(!others.contains(letters[1]) && !others.contains(letters[3]))
    }
  }

  @Test("an update adds new sentences, removes old ones, and keeps translations")
  func update() {
    let unit = StringCatalog.Localization.Unit(state: .translated, value: "Zurück")
    let back = StringCatalog.Entry(localizations: [
      "de": StringCatalog.Localization(stringUnit: unit)
    ])
    var catalog = StringCatalog(
      sourceLanguage: "en", strings: ["Back": back, "Gone": back], version: "1.0")
    let source = SwiftSource(
      "enum A {\n  static var a: S { \"Back\" }\n  static var b: S { \"New\" }\n}")
    catalog.update(from: [SourceFile(type: "A", hasOnlySentences: true, source: source)])
    #expect(catalog.strings.keys.sorted() == ["Back", "New"])
    #expect(catalog.strings["Back"]?.localizations?["de"]?.stringUnit.value == "Zurück")
    #expect(catalog.strings["New"]?.comment == "A.b")
    #expect(catalog.untranslated == ["New"])
  }
}
