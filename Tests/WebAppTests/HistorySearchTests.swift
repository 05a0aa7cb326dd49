import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Searching the list on the page")
struct HistorySearchTests {
  private func visit(_ address: String = "/") -> Visit { Visit(address, rows: shelfRows) }

  /// The controls that narrow the list, which one word opens.
  private func finder(_ visit: Visit) throws -> PageNode {
    if visit.page.first(class: "finder") == nil { try visit.tap("Search") }
    return try #require(visit.page.first(class: "finder"))
  }

  private func field(_ visit: Visit) throws -> PageNode {
    _ = try finder(visit)
    return try #require(visit.page.first { $0.attributes["type"] == "search" })
  }

  private func search(_ text: String, in visit: Visit) throws {
    visit.page.input(text, into: try field(visit))
    visit.deliver()
  }

  private func choose(_ name: String, in visit: Visit) throws {
    visit.tap(
      try #require(finder(visit).subtree.first { $0.role == "radio" && $0.accessibleName == name }))
  }

  /// The numbers of the listed games.
  private func numbers(_ visit: Visit) -> [Int] {
    visit.listed.map { Int($0.attributes["href"]?.suffix(2) ?? "") ?? 0 }
  }

  @Test("a few games need no searching")
  func threshold() {
    for count in 0...7 {
      let visit = Visit("/", rows: Array(shelfRows.prefix(count)))
      #expect((visit.control("Search") != nil) == (count >= 6))
      #expect(visit.page.first(class: "finder") == nil)
    }
  }

  @Test("one word opens the search, which takes the focus, and also closes and clears it")
  func opens() throws {
    let visit = visit()
    #expect(visit.control("Search")?.attributes["aria-expanded"] == "false")
    try visit.tap("Search")
    #expect(visit.control("Search")?.attributes["aria-expanded"] == "true")
    #expect(visit.page.focused === (try field(visit)))
    try search("hangman", in: visit)
    #expect(numbers(visit) == [4, 5])
    try visit.tap("Search")
    #expect(visit.page.first(class: "finder") == nil)
    #expect(numbers(visit) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test("the list shows the games that match the typed text")
  func finds() throws {
    let visit = visit()
    for (query, expected) in [
      ("TRA", [1]), ("hangman", [4, 5]), ("zebra", []), ("", [1, 2, 3, 4, 5, 6, 7]),
    ] {
      try search(query, in: visit)
      #expect(numbers(visit) == expected)
    }
  }

  @Test("the games can be filtered by kind and searched at the same time")
  func kinds() throws {
    let visit = visit()
    #expect(
      try finder(visit).subtree.filter { $0.role == "radio" }.map(\.accessibleName)
        == ["All", "Codeword", "Anagrams", "Hangman", "Memorize", "Times"])
    try choose("Hangman", in: visit)
    #expect(numbers(visit) == [4, 5])
    try search("food", in: visit)
    #expect(numbers(visit) == [5])
    try choose("Codeword", in: visit)
    #expect(numbers(visit).isEmpty)
    try choose("All", in: visit)
    #expect(numbers(visit) == [5])
  }

  @Test("only kinds with games are offered")
  func offeredKinds() throws {
    let mixed = Visit("/", rows: Array(shelfRows.prefix(6)))
    #expect(try !finder(mixed).textContent.contains("Times"))
  }

  @Test("matches are counted and announced, and a search without matches offers all games again")
  func told() throws {
    let visit = visit()
    #expect(visit.page.first(class: "finder-count") == nil)
    try search("hang", in: visit)
    #expect(visit.page.first(class: "finder-count")?.textContent.contains("2 of 7 games") == true)
    #expect(visit.announcement?.textContent == "2 of 7 games")
    try search("hangx", in: visit)
    #expect(
      visit.page.first(class: "finder-count")?.textContent.contains("No games found.") == true)
    #expect(visit.announcement?.textContent == "No games found.")
    try visit.tap("Show all")
    #expect(visit.listed.count == 7)
    #expect(try field(visit).properties["value"] == "")
    #expect(visit.page.first(class: "finder-count") == nil)
    #expect(visit.page.focused != nil)
  }

  @Test("Escape clears the search and stays in the field, and letters of a search play no game")
  func keys() throws {
    let visit = visit(address(1))
    visit.page.focus(try field(visit))
    visit.press("c")
    #expect(visit.draft == "_____")
    try search("hang", in: visit)
    visit.press("Escape")
    #expect(visit.listed.count == 7)
    #expect(try field(visit).properties["value"] == "")
    #expect(visit.page.focused === (try field(visit)))
  }

  @Test("a search follows the games that are played, begun or deleted")
  func changes() throws {
    let visit = visit(address(1))
    try search("code", in: visit)
    #expect(numbers(visit) == [1, 2])
    visit.page.focus(try #require(visit.page.first(class: "game")))
    visit.attempt(try word("crane"))
    try search("won", in: visit)
    #expect(numbers(visit) == [1, 5])
    visit.page.focus(visit.listed[0])
    visit.press("Delete")
    #expect(numbers(visit) == [5])
    try visit.tap("Undo")
    #expect(numbers(visit) == [1, 5])
    try search("under", in: visit)
    #expect(numbers(visit) == [3, 4, 6, 7])
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.listed.count == 5)
  }

  @Test("after every step of random play a search finds the same as in a reopened page")
  func model() throws {
    var random = SeededRandom(seed: 3)
    let visit = Visit("/", rows: (1...20).map { codewordRow($0, begun: Int64($0)) })
    let words = ["trace", "stare", "crane", "eerie"]
    for step in 0..<16 {
      let row = visit.listed[Int(random.draw(below: UInt32(visit.listed.count)))]
      if random.draw(below: 4) == 0 {
        visit.page.focus(row)
        visit.press("Delete")
        if random.draw(below: 2) == 0 { try visit.tap("Undo") }
      } else {
        visit.tap(row)
        if try visit.session.game.outcome == .playing {
          visit.attempt(try word(words[Int(random.draw(below: 4))]))
        }
      }
      let reopened = Visit("/", rows: visit.host.rows.map { Row(key: $0.key, text: $0.value) })
      for query in words + ["won", "under", ""] {
        try search(query, in: visit)
        try search(query, in: reopened)
        #expect(numbers(visit) == numbers(reopened), "step \(step): \(query)")
      }
    }
  }
}
