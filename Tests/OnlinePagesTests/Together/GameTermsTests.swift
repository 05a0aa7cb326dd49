import Games
import Testing

@testable import OnlinePages

@Suite("What can be chosen for a game that is played together")
struct GameTermsTests {
  /// Reads options as the rules do, and writes them again.
  private func spelling<Options: TextCodable>(_ type: Options.Type, of line: String) throws
    -> String
  {
    var reader = TextReader(Array(line.utf8))
    let options = try Options(from: &reader)
    try reader.finish()
    var writer = TextWriter()
    options.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func spelling(_ kind: GameKind, of line: String) throws -> String {
    switch kind {
    case .codeword: try spelling(CodewordOptions.self, of: line)
    case .anagrams: try spelling(AnagramsOptions.self, of: line)
    case .hangman: try spelling(HangmanOptions.self, of: line)
    case .memorize: try spelling(MemorizeOptions.self, of: line)
    case .times: try spelling(TimesOptions.self, of: line)
    }
  }

  @Test(
    "each choice is one that the rules know, has a title in each language, and is found again",
    arguments: GameKind.allCases)
  func choices(kind: GameKind) throws {
    var terms = GameTerms()
    terms.choose(kind)
    var found: Set<String> = []
    for first in GameTerms.values(kind, row: 0).indices {
      for second in GameTerms.values(kind, row: 1).indices {
        terms.choose("0\(first)")
        terms.choose("1\(second)")
        #expect(try spelling(kind, of: terms.options) == terms.options)
        found.insert(terms.options)
        let again = try #require(GameTerms(kind, terms.options))
        #expect(again.first == first && again.second == second)
      }
    }
    #expect(found.count == (kind == .memorize ? 4 : kind == .anagrams ? 9 : 6))
    for language in OnlineLanguage.allCases {
      let texts = OnlineTexts(language: language)
      for row in 0...1 {
        #expect(texts.labels(kind, row: row).count == GameTerms.values(kind, row: row).count)
      }
    }
    #expect(GameTerms(kind, "") == nil)
  }

  @Test("what is no choice changes nothing", arguments: ["", "0", "09", "29", "x1", "000", "1-"])
  func noChoice(what: String) {
    var terms = GameTerms()
    let before = terms.options
    terms.choose(what)
    #expect(terms.options == before)
  }
}
