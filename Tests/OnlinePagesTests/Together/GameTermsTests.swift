import Games
import GamesTesting
import Testing
import Words

@testable import OnlinePages

@Suite("What can be chosen for a game played together")
struct GameTermsTests {
  @Test(
    "the rules know each choice, and each choice has a title and is found again",
    arguments: GameKind.allCases, WordLanguage.allCases)
  func choices(kind: GameKind, words: WordLanguage) throws {
    var terms = GameTerms()
    terms.words = words
    terms.choose(kind)
    var found: Set<String> = []
    let values = terms.rows.map(\.values)
    for first in values[0].indices {
      for second in values[1].indices {
        terms.choose("0\(first)")
        terms.choose("1\(second)")
        #expect(try kind.spelling(ofOptions: terms.options) == terms.options)
        found.insert(terms.options)
        let again = try #require(GameTerms(kind, terms.options))
        #expect(again.chosen(0) == first && again.chosen(1) == second)
        #expect(again.words == words || !kind.hasWords)
      }
    }
    #expect(found.count == values[0].count * values[1].count)
    for row in terms.rows { #expect(OnlineTexts().labels(row).count == row.values.count) }
    #expect(values.count == (kind.hasWords ? 3 : 2))
    if kind.hasWords { #expect(values[2] == WordLanguage.allCases.map { "\($0.tag)" }) }
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
