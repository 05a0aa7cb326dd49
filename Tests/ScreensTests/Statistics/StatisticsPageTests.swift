import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("The statistics of one game")
struct StatisticsPageTests {
  /// A finished game of each kind.
  private static let rows = [
    codewordRow(1, begun: 1_000_000, moves: ["5000 9000 slate", "8000 9000 crane"]),
    anagramsRow(2, racks: ["hisswy"], moves: ["1 1 word ish", "1 1 word swishy"]),
    hangmanRow(3, answers: ["cat"], moves: ["letter x", "answer cat"]),
    memorizeRow(4, cards: "0101", moves: [1, 3, 2, 4]),
    timesRow(5, moves: timesMoves(204, 220, 195, 252, 303)),
  ]

  private func pages(_ visit: Visit) -> [StatisticsPage] {
    let shelf = visit.model.shelf
    return [
      shelf.codeword.statisticsPage, shelf.anagrams.statisticsPage, shelf.hangman.statisticsPage,
      shelf.memorize.statisticsPage, shelf.times.statisticsPage,
    ]
  }

  private func figure(_ name: String, of page: StatisticsPage) -> String? {
    page.figures.first { $0.name == name }?.value
  }

  private func headline(of page: StatisticsPage) -> [StatisticsPage.Figure] {
    page.figures.filter { $0.place == .headline }
  }

  @Test("each page has three figures in large type, bars, and a link to the fastest game")
  func all() {
    let pages = pages(Visit(rows: Self.rows))
    for (place, page) in pages.enumerated() {
      #expect(headline(of: page).count == 3)
      #expect(headline(of: page)[0].name == StatisticsTexts.played)
      #expect(headline(of: page)[0].value == "1")
      #expect(page.distribution.counts.contains { $0 > 0 })
      let fastest = page.figures.first { $0.name == StatisticsTexts.fastest }
      // A Times with a mistake is not won.
      #expect(
        fastest?.feat?.header.id.low == (place == 4 ? nil : UInt64(place + 1)))
    }
    #expect(pages.map { headline(of: $0)[2].value } == ["1", "8%", "1", "1", "0"])
    #expect(pages[0].distribution.last == 1)
    #expect(figure("Fewest tries", of: pages[0]) == "2")
    #expect(figure("Best score", of: pages[1]) == "9")
  }

  @Test("counts of nothing are left out, and two games can be compared")
  func nothing() {
    let page = pages(Visit(rows: Self.rows))[2]
    #expect(figure("Solved in one go", of: page) == "1")
    #expect(figure("Found in evil mode", of: page) == nil)
    #expect(!page.figures.filter { $0.place != .headline }.contains { $0.value == "0" })
    #expect(!page.hasSeveral)
    let others = [
      hangmanRow(6, answers: ["dog"], moves: ["answer dog"]),
      hangmanRow(7, answers: ["owl"], moves: ["answer owl"]),
    ]
    #expect(pages(Visit(rows: others))[2].hasSeveral)
  }

  @Test("a player who wants no times sees none")
  func withoutTimes() {
    let visit = Visit(rows: Self.rows)
    visit.act { $0.frame.changeSettings { $0.showsTime = false } }
    for page in pages(visit) {
      for figure in page.figures {
        #expect(!figure.value.contains(":"))
        #expect(figure.name != StatisticsTexts.average)
      }
    }
  }

  @Test("the page has no bar before the first finished game")
  func empty() {
    for page in pages(Visit()) {
      #expect(page.isEmpty)
      #expect(page.distribution.used.isEmpty)
      #expect(page.distribution.last == nil)
    }
  }

  @Test("a bar is read out with its count")
  func bars() {
    #expect(StatisticsTexts.bar(2, isOpen: false, 1) == "2: once")
    #expect(StatisticsTexts.bar(8, isOpen: true, 3) == "8 or more: 3 times")
  }
}
