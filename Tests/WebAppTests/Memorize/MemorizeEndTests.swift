import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The end of a Memorize")
struct MemorizeEndTests {
  private func end(_ visit: Visit) -> String {
    visit.page.first(class: "game-end")?.textContent ?? ""
  }

  @Test("the last pair ends the game: that is announced, with the turns and the points")
  func won() throws {
    let visit = Visit.memorize("0110")
    visit.touch(1, 2, 3, 2, 1, 4)
    #expect(
      visit.said?.hasSuffix(
        "A match with card 1, 🐙\u{FE0F}: 2 points. All 2 pairs found in 3 turns, 4 points.")
        == true)
    #expect(end(visit).contains("You found all pairs"))
    #expect(end(visit).contains("2 pairs · 3 turns · 4 points"))
    #expect(visit.page.focused?.textContent == "You found all pairs")
    let game = try visit.memorize
    visit.touch(1, 2)
    visit.press("ArrowRight", "Enter")
    #expect(try visit.memorize == game)
  }

  @Test("the end tells the turns of a perfect memory, and the misses that could have been avoided")
  func review() {
    // Cards 1 and 2 differ; 3 matches 2, which had been up, but 1 is chosen again.
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3])
    visit.touch(1, 4)
    #expect(
      end(visit).contains(
        "A perfect memory with the same luck: 3 turns. Misses that could have been avoided: 1."))
  }

  @Test("the end tells the best result on a board of that size with that scoring")
  func best() {
    let rows = [
      memorizeRow(1, cards: "0110", moves: [1, 2, 3, 2, 1]),
      memorizeRow(2, cards: "0101", moves: [1, 3, 2, 4], step: 7000),
      memorizeRow(3, cards: "0101", scoring: "quick", moves: [1, 3, 2, 4]),
      memorizeRow(4, cards: "0101", players: 2, moves: [1, 3, 2, 4]),
      memorizeRow(5, cards: "00", moves: [1, 2]),
    ]
    let visit = Visit(Route.game(.memorize, RecordID(high: 0, low: 1)).fragment, rows: rows)
    visit.touch(4)
    #expect(
      end(visit).contains(
        "Your best with 2 pairs: fewest turns 2, most points 4, shortest time 0:04"))
  }

  @Test("another game, or the same cards again, begins with a tap, not within half a second")
  func again() throws {
    let visit = Visit.memorize("00", moves: [1])
    visit.touch(2)
    try visit.tap("Another game")
    #expect(visit.listed.count == 1)
    visit.wait(500)
    try visit.tap("Same cards again")
    #expect(try visit.memorize.choices.isEmpty)
    #expect(try visit.memorize.puzzle.cards == [0, 0])
    guard
      case .memorize(let session)? = visit.model.library.history.first
        .flatMap({ visit.model.library.session($0.header.id) })
    else { throw NoGameOpen() }
    #expect(session.header.origin == .challenge, "whoever knows the cards earns no streak")
  }

  @Test("what is shared tells no place of a card, and the link leads to the same cards")
  func sharing() throws {
    let visit = Visit.memorize("0110", moves: [1, 2, 3, 1, 2, 3, 1])
    visit.touch(4)
    visit.wait(500)
    try visit.tap("Share")
    try visit.tap("Copy")
    #expect(
      visit.host.clipboard
        == "Memorize, Sea life: All 2 pairs found in 4 turns, 3 points. 0:06\n·○●●")
    try visit.tap("Copy a link to these cards")
    let link = try #require(visit.host.clipboard?.split(separator: "#").last)
    let other = Visit(String(link))
    #expect(try other.memorize.puzzle == visit.memorize.puzzle)
    #expect(other.table == ["-", "-", "-", "-"])
  }
}
