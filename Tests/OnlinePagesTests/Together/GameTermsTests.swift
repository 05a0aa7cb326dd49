import Games
import Testing
import Words

@testable import OnlinePages

@Suite("What can be chosen for a game played together")
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
    "the rules know each choice, and each choice has a title and is found again",
    arguments: GameKind.allCases, WordLanguage.allCases)
  func choices(kind: GameKind, words: WordLanguage) throws {
    var terms = GameTerms()
    terms.words = words
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
        #expect(again.words == words || !kind.hasWords)
      }
    }
    #expect(found.count == (kind == .memorize ? 4 : kind == .anagrams ? 9 : 6))
    let texts = OnlineTexts()
    for row in 0...1 {
      #expect(texts.labels(kind, row: row).count == GameTerms.values(kind, row: row).count)
    }
    #expect(texts.labels(kind, row: 2).count == WordLanguage.allCases.count)
    #expect(GameTerms(kind, "") == nil)
  }

  @Test("a game with words has a third row for their language, and other games do not")
  func languages() {
    var terms = GameTerms()
    terms.choose("21")
    #expect(terms.options == "length=5 attempts=6 mode=standard words=de")
    terms.choose(.hangman)
    #expect(terms.options == "answers=any difficulty=medium misses=6 mode=standard words=de")
    terms.choose("22")
    #expect(terms.words == .french)
    terms.choose("20")
    #expect(terms.options == "answers=any difficulty=medium misses=6 mode=standard")
    terms.choose(.times)
    terms.choose("21")
    #expect(terms.words == .english)
  }

  @Test(
    "the title of a game names the language of its words if the page has another language",
    arguments: [
      (GameKind.codeword, "length=5 attempts=6 mode=standard", ""),
      (.codeword, "length=5 attempts=6 mode=standard words=de", " · Deutsch"),
      (.hangman, "answers=any difficulty=medium misses=6 mode=standard words=fr", " · Français"),
      (.memorize, "scoring=plain players=1 pairs=6", ""),
    ])
  func titles(kind: GameKind, options: String, title: String) {
    #expect(OnlineTexts().words(of: kind, options) == title)
  }

  @Test(
    "an invalid choice changes nothing", arguments: ["", "0", "09", "29", "2-", "x1", "000", "1-"])
  func noChoice(what: String) {
    var terms = GameTerms()
    let before = terms.options
    terms.choose(what)
    #expect(terms.options == before)
  }
}
