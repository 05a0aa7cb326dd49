import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Anagrams in the frame on the page")
struct AnagramsFrameTests {
  private func choose(_ title: String, in visit: Visit) throws {
    visit.tap(
      try #require(
        visit.page.all(class: "segment").first { $0.textContent == title }?.children.first))
  }

  @Test("a new player reads on the tiles what every game is about")
  func empty() {
    for width in [390, 1024] {
      let visit = Visit()
      visit.app.resized(width: width, height: 768)
      let text = visit.page.all(class: "game-tile").map(\.textContent).joined()
      #expect(text.contains("CodewordFind the hidden word."))
      #expect(text.contains("AnagramsMake words from six letters."))
    }
  }

  @Test("mode, words and number of racks are chosen for each game")
  func choices() throws {
    let visit = Visit()
    visit.offerChoices(of: .anagrams)
    try choose("Timed", in: visit)
    try choose("Hard", in: visit)
    try choose("3", in: visit)
    try visit.tap("Start")
    let options = try visit.anagrams.options
    #expect(options == AnagramsOptions(mode: .timed, racks: .hard, count: 3))
    #expect(visit.page.first(class: "time-left")?.textContent == "2:00")
  }

  @Test("TT-2: there are three samples, and a choice of more becomes three")
  func samples() throws {
    let visit = Visit()
    visit.offerChoices(of: .anagrams)
    let counts = { visit.page.all(class: "segment").map(\.textContent).suffix(4).joined() }
    #expect(counts() == "1359")
    try choose("Samples", in: visit)
    #expect(counts() == "Samples123")
    try visit.tap("Start")
    let racks = try visit.anagrams.puzzle.racks.map { String($0.letters.text.sorted()) }
    #expect(racks.sorted() == ["cdenno", "ehhssu", "hisswy"])
    #expect(visit.model.library.settings.anagrams == Anagrams.defaultOptions)
  }

  @Test("the next game is like the chosen one")
  func next() throws {
    let visit = Visit()
    visit.offerChoices(of: .anagrams)
    try choose("Find all", in: visit)
    try visit.tap("Start")
    try visit.tap("Back to the list")
    try visit.tap(start: "Anagrams")
    #expect(try visit.anagrams.options.mode == .findAll)
  }

  @Test("the row of a game shows its letters and how far it is")
  func row() throws {
    let visit = Visit(
      rows: [
        anagramsRow(
          1, racks: ["hisswy", "cdenno"], moves: ["1000 1000 word swishy", "1500 1500 word cod"]),
        anagramsRow(2, racks: ["hisswy"], moves: ["1 1 word wish", "2 2 pass"]),
      ])
    let rows = visit.listed
    #expect(rows[0].descendant(class: "picture")?.textContent == "CDENNO")
    func lines(_ row: PageNode) -> [String]? {
      row.descendant(class: "history-figures")?.children.map(\.textContent)
    }
    #expect(lines(rows[0]) == ["Anagrams", "2/2 · 1 of 26 words"])
    #expect(lines(rows[1]) == ["Anagrams", "4 points · 1 of 13 words"])
    #expect(rows.map { $0.descendant(class: "time")?.textContent } == ["0:01", "0:00"])
    #expect(
      rows[0].accessibleName
        == "Anagrams. Letters CDENNO. Rack 2 of 2, 1 of 26 words, 9 points. "
        + "+3 points. 1 second.")
  }

  @Test("the statistics begin with the game that was played last, and offer a choice")
  func statistics() throws {
    let visit = Visit(rows: [
      anagramsRow(
        1, begun: 2_000_000, racks: ["hisswy"], moves: ["1 1 word ish", "1 1 word swishy"]),
      codewordRow(2, moves: ["1 0 crane"]),
    ])
    try visit.tap("Statistics")
    func figure(_ name: String) -> String? {
      visit.page.all { $0.name == "dt" && $0.textContent == name }.first?
        .parent?.children[1].textContent
    }
    #expect(figure("Best score")?.hasPrefix("9") == true)
    #expect(figure("Words found") == "1")
    #expect(figure("Of all words") == "8%")
    #expect(figure("Six-letter words") == "1")
    try choose("Timed", in: visit)
    #expect(visit.page.first(class: "note")?.textContent == StatisticsTexts.nothing)
    try choose("Codeword", in: visit)
    #expect(figure("Found") == "100%")
  }

  @Test("the help says how to play, and which game it is like")
  func help() throws {
    let visit = Visit.anagrams()
    try visit.tap("How to play")
    let text = visit.page.first(class: "help")?.textContent ?? ""
    #expect(text.contains("SIGNAL uses all six letters"))
    #expect(text.contains("It plays like Text Twist."))
    #expect(visit.page.press("c") == .ignored)
  }

  @Test("the samples have games of every kind")
  func sampleGames() throws {
    let visit = Visit("/samples")
    let file = String(decoding: try #require(visit.host.samples), as: UTF8.self)
    #expect(visit.listed.count == file.split(separator: "\n").count { $0.hasPrefix("game ") })
    for kind in GameKind.allCases {
      let rows = visit.page.all(data: "game", "\(kind.keyword)")
        .filter { $0.name == "li" && $0.descendant(class: "history-link") != nil }
      let count = file.split(separator: "\n").count { $0.hasPrefix("game \(kind.keyword) ") }
      #expect(count > 0 && rows.count == count)
    }
  }
}
