import Games
import Testing

@Suite("Searching a text")
struct SearchTextTests {
  static let found: [(query: String, text: String)] = [
    ("", ""), ("", "anything"), ("  ", "anything"), ("trace", "Attempt 1, TRACE: T none."),
    ("TRA", "trace"), ("found code", "Codeword. 2 tries · found"), ("2", "2 tries"),
    ("cafe", "The answer was Café au lait."), ("café", "CAFE"), ("cafe\u{301}", "café"),
    ("strasse", "Strasse"), ("ein", "I once: ein"), ("10 20", "×, 10 to 20 · 2 of 5"),
    ("🐧", "Card 3: 🐧."), ("×", "× ÷, 10 to 20"), ("won won", "won"), ("sea-life", "Sea life"),
    ("mum\u{2019}s the", "Mum's the word"), ("10\u{2013}20", "×, 10 to 20"),
  ]
  static let missing: [(query: String, text: String)] = [
    ("a", ""), ("race", "trace"), ("traced", "trace"), ("trace lost", "TRACE won"),
    ("ttrace", "t trace"), ("🐼", "🐧"), ("÷", "×, 10 to 20"), ("s eal", "Sea life"),
  ]

  @Test(
    "each word of the query begins a word of the text, whatever its case and accents",
    arguments: found)
  func finds(_ pair: (query: String, text: String)) {
    #expect(SearchText(pair.text).matches(SearchText(pair.query)))
  }

  @Test("words that a text lacks are not found", arguments: missing)
  func misses(_ pair: (query: String, text: String)) {
    #expect(!SearchText(pair.text).matches(SearchText(pair.query)))
  }

  @Test("a query of signs that no word has is empty")
  func empty() {
    #expect(SearchText(" -,. \u{301}").isEmpty)
    #expect(!SearchText("x").isEmpty)
  }

  @Test("every beginning of every word of a text is found in it, and in no text of other words")
  func prefixes() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let words = (0..<1 + random.draw(below: 6)).map { _ in
        String(
          (0..<1 + random.draw(below: 4)).map { _ in
            Character(["a", "b", "c"][Int(random.draw(below: 3))])
          })
      }
      let text = SearchText(words.joined(separator: ", "))
      let query = String(
        (0..<1 + random.draw(below: 4)).map { _ in
          Character(["a", "b", "c"][Int(random.draw(below: 3))])
        })
      #expect(text.matches(SearchText(query)) == words.contains { $0.hasPrefix(query) })
    }
  }
}
