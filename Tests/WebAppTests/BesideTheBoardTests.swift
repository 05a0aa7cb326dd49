import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The page beside a board shows nothing before the board does")
struct BesideTheBoardTests {
  /// What the list says about the only game.
  private func row(_ visit: Visit) -> [String] {
    visit.listed.flatMap {
      [$0.accessibleName, $0.descendant(class: "history-figures")?.textContent ?? ""]
    }
  }

  /// Makes the last move, and compares the list with its text before and after the wait.
  private func finish(_ visit: Visit, wait: Int64, says word: String, by move: () -> Void) {
    visit.host.isMoving = true
    let (before, picture) = (row(visit), visit.listed[0].descendant(class: "picture")?.html)
    move()
    visit.wait(wait - 1)
    #expect(row(visit) == before)
    #expect(visit.listed[0].descendant(class: "picture")?.html == picture)
    visit.wait(1)
    #expect(row(visit).allSatisfy { $0.contains(word) })
    #expect(visit.listed[0].descendant(class: "picture")?.html != picture)
  }

  @Test("a Hangman is not lost while its last part is drawn")
  func hangman() {
    let visit = Visit.hangman("giraffe", moves: "xzqkb".map { "letter \($0)" })
    finish(visit, wait: 900, says: "ot found") { visit.press("m") }
  }

  @Test("an attempt has no marks before its pegs have turned")
  func codeword() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["5 9 slate"])])
    let attempt = try word("crane")
    finish(visit, wait: 620, says: "2 ") { visit.attempt(attempt) }
  }

  @Test("the last pair is found on the board first")
  func memorize() {
    let visit = Visit.memorize("00", moves: [1])
    finish(visit, wait: 900, says: "1 turn") { visit.touch(2) }
  }

  @Test("the card of the day waits, too")
  func day() throws {
    let visit = Visit.daily()
    visit.app.resized(width: 1440, height: 900)
    try visit.tapDaily("Codeword")
    visit.host.isMoving = true
    let marks = { visit.page.all(class: "day-mark").map { $0.attributes["data-state"] } }
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(619)
    #expect(marks() == ["on", "new", "new", "new", "new"])
    visit.wait(1)
    #expect(marks() == ["done", "new", "new", "new", "new"])
  }
}
