import Foundation
import Testing

@testable import Localizer

@Suite("Translations of a source file")
struct TranslationTests {
  /// A catalog with these German sentences.
  private func catalog(_ german: [String: String]) -> StringCatalog {
    StringCatalog(
      sourceLanguage: "en",
      strings: german.mapValues { sentence in
        let unit = StringCatalog.Localization.Unit(state: .translated, value: sentence)
        return StringCatalog.Entry(localizations: [
          "de": StringCatalog.Localization(stringUnit: unit)
        ])
      }, version: "1.0")
  }

  private func file(_ text: String, _ type: String = "ShellTexts", hasOnlySentences: Bool = true)
    -> SourceFile
  {
    SourceFile(type: type, hasOnlySentences: hasOnlySentences, source: SwiftSource(text))
  }

  private func german(_ text: String, _ sentences: [String: String]) throws -> String {
    try Translation(catalog: catalog(sentences), language: "de").translated(file(text))
  }

  @Test("a translation replaces the English sentence and keeps its arguments")
  func arguments() throws {
    #expect(
      try german(#"f("\(done) of \(all)")"#, ["%@ of %@": "%@ von %@"])
        == #"f("\(done) von \(all)")"#)
  }

  @Test("arguments may come in another order")
  func order() throws {
    #expect(
      try german(#""\(count) \(letter)s""#, ["%@ %@s": "%2$@ kommt %1$@-mal vor, 100 %%"])
        == #""\(letter) kommt \(count)-mal vor, 100 %""#)
  }

  @Test("literals in arguments are translated, too")
  func nested() throws {
    #expect(
      try german(
        #""\(count == 1 ? "1 game" : "\(count) games")!""#,
        ["1 game": "1 Spiel", "%@ games": "%@ Spiele", "%@!": "%@!"])
        == #""\(count == 1 ? "1 Spiel" : "\(count) Spiele")!""#)
  }

  @Test("quotation marks, backslashes and ends of lines are escaped")
  func escapes() throws {
    #expect(try german(#""x""#, ["x": "„a\" \\\nb"]) == #""„a\" \\\nb""#)
  }

  @Test("punctuation stays, unless it is translated")
  func punctuation() throws {
    #expect(try german(#"a + ", " + b"#, [:]) == #"a + ", " + b"#)
    #expect(try german(#"a + ", " + b"#, [", ": "; "]) == #"a + "; " + b"#)
  }

  @Test("a type has its own translation of a sentence with two meanings")
  func meanings() throws {
    let sentences = ["Start": "Start", "Start (ShellTexts)": "Starten"]
    #expect(try german(#""Start""#, sentences) == #""Starten""#)
    let translation = Translation(catalog: catalog(sentences), language: "de")
    #expect(try translation.translated(file(#""Start""#, "TimesTexts")) == #""Start""#)
  }

  @Test("a translated file that stays as it is keeps its date, so it is not compiled again")
  func unchanged() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Localizer.write("eins", to: file)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
    try Localizer.write("eins", to: file)
    #expect(
      try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        == past)
    try Localizer.write("zwei", to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "zwei")
  }

  @Test("a fault names a sentence without a translation, and its line")
  func missing() {
    #expect(throws: Translation.Fault(kind: .missing, key: "Back", line: 2)) {
      try german("\n\"Back\"", ["Forth": "Hin"])
    }
  }

  @Test("a sentence that is new in the catalog is not yet translated")
  func new() throws {
    var catalog = catalog(["Back": ""])
    catalog.strings["Back"]?.localizations?["de"]?.stringUnit.state = .new
    #expect(catalog.untranslated == ["Back"])
    #expect(throws: Translation.Fault(kind: .missing, key: "Back", line: 1)) {
      try Translation(catalog: catalog, language: "de").translated(file("\"Back\""))
    }
  }

  @Test(
    "a translation uses every argument, and no other",
    arguments: ["von %@", "%1$@ von %3$@", "%@ %@ %@"])
  func unlikeArguments(sentence: String) {
    #expect(throws: Translation.Fault(kind: .unlikeArguments, key: "%@ of %@", line: 1)) {
      try german(#""\(done) of \(all)""#, ["%@ of %@": sentence])
    }
  }

  @Test("a text that is the same in every language needs no translation")
  func untranslatable() throws {
    var catalog = catalog([:])
    catalog.strings["Pastime"] = StringCatalog.Entry(shouldTranslate: false)
    let translation = Translation(catalog: catalog, language: "de")
    #expect(try translation.translated(file("\"Pastime\"")) == "\"Pastime\"")
    #expect(catalog.untranslated.isEmpty)
  }

  @Test("in a file with other literals only those in `localized` are translated")
  func marked() throws {
    let text = #"f("x", localized(g("x") ?? "\(a ? "y" : "z")!"), "\(n): \(localized("x"))")"#
    let translation = Translation(
      catalog: catalog(["x": "X", "y": "Y", "z": "Z", "%@!": "¡%@!"]), language: "de")
    #expect(
      try translation.translated(file(text, hasOnlySentences: false))
        == #"f("x", localized(g("X") ?? "¡\(a ? "Y" : "Z")!"), "\(n): \(localized("X"))")"#)
  }
}
