import Foundation
import Testing

@testable import Localizer

/// A language is only a column of the catalog. The language here doubles every letter.
@Suite("A third language")
struct ThirdLanguageTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// A sentence with each letter twice; its arguments stay as they are.
  private func doubled(_ sentence: String) -> String {
    sentence.replacing(/%(?:\d+\$)?@|\p{L}/) { match in
      match.output.hasPrefix("%") ? String(match.output) : "\(match.output)\(match.output)"
    }
  }

  /// The catalog, with every sentence in that language, too.
  private func catalog() throws -> StringCatalog {
    var catalog = try StringCatalog(
      contentsOf: Self.sources.appending(path: "Localizable.xcstrings"))
    for (key, entry) in catalog.strings where entry.shouldTranslate != false {
      let english = key.replacing(/\ \(\w+(?:Texts|Phrases)\)$/, with: "")
      let unit = StringCatalog.Localization.Unit(state: .translated, value: doubled(english))
      catalog.strings[key]?.localizations?["qdd"] = StringCatalog.Localization(stringUnit: unit)
    }
    return catalog
  }

  @Test("every source file is translated into it, with all sentences and their arguments")
  func files() throws {
    let translation = Translation(catalog: try catalog(), language: "qdd")
    var count = 0
    for file in try SourceFile.all(in: Self.sources) {
      let written = SwiftSource(try translation.translated(file))
      let before = file.source.literals
      let after = written.literals
      try #require(after.count == before.count)
      for (old, new) in zip(before, after) where file.isSentence(old) {
        let entry = translation.catalog.strings[translation.catalog.key(of: old, in: file.type)]
        guard let entry, entry.shouldTranslate != false else { continue }
        #expect(new.key == doubled(old.key))
        count += 1
      }
    }
    #expect(count > 1_000)
  }

  @Test("a fault names a sentence that is missing in it")
  func missing() throws {
    var catalog = try catalog()
    catalog.strings["Your name"]?.localizations?["qdd"] = nil
    let translation = Translation(catalog: catalog, language: "qdd")
    let files = try SourceFile.all(in: Self.sources.appending(path: "OnlinePages"))
    let faults = files.compactMap { file in
      do throws(Translation.Fault) {
        _ = try translation.translated(file)
        return String?.none
      } catch { return error.description }
    }
    #expect(faults == ["not translated: Your name"])
  }
}
