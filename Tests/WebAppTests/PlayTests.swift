import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Playing a Codeword on the page")
struct PlayTests {
  @Test("a player types and tries a word with the keys on the screen, and its marks show (CW-1)")
  func taps() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    #expect(visit.message == "Find the 5-letter word.")
    for letter in ["T", "R", "A", "C", "X"] { visit.tap(try #require(visit.key(letter))) }
    try visit.tap("Erase")
    #expect(visit.draft == "TRAC_")
    visit.tap(try #require(visit.key("E")))
    try visit.tap("Enter")
    #expect(visit.draft == "_____")
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
    #expect(visit.attempts[0].marks == ["none", "exact", "exact", "inexact", "exact"])
    #expect(visit.page.first(class: "step")?.textContent == "Rin placeCelsewhereTnot in it")
  }

  @Test("the keys on the screen show the best known mark of each letter, and say it (CW-1)")
  func bestMarks() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["1 0 trace", "2 0 eager"])])
    let marks = ["T": "none", "R": "exact", "A": "exact", "C": "inexact", "G": "none", "Q": ""]
    for (letter, mark) in marks {
      let key = try #require(visit.key(letter))
      #expect(key.attributes["data-mark"] == mark)
      #expect(key.accessibleName == (mark.isEmpty ? letter : "\(letter), \(mark)"))
    }
    #expect(visit.page.all(class: "key").count == 28)
  }

  @Test("a peg can be chosen by tap, and says what it holds (CW-1)")
  func pegs() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    try visit.tap("Place 4, empty")
    visit.press("x", "y", "w")
    #expect(visit.draft == "W__XY")
    #expect(visit.control("Place 1, W") != nil)
    #expect(visit.page.all { $0.attributes["aria-pressed"] == "true" }.count == 1)
  }

  @Test("every refusal shakes the row again")
  func shaking() {
    let visit = Visit(address(), rows: [codewordRow()])
    let shakes = (0..<3).map { _ in
      visit.press("Enter")
      return visit.page.first(class: "draft")?.attributes["data-shake"]
    }
    #expect(shakes == ["odd", "even", "odd"])
  }

  @Test("a key with Control, Alt or Meta belongs to the browser")
  func shortcuts() {
    let visit = Visit(address(), rows: [codewordRow()])
    for modifier in [Modifiers.control, .alt, .meta] {
      #expect(visit.page.press("r", modifiers: modifier) == .ignored)
    }
    #expect(visit.draft == "_____")
    #expect(visit.page.press("r", modifiers: .shift) == .handled)
    #expect(visit.draft == "R____")
  }

  @Test("an Enter that is held down tries a word once")
  func heldEnter() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    visit.page.press("Enter", modifiers: .repeated)
    #expect(visit.page.first(class: "step")?.textContent == "Rin placeCelsewhereTnot in it")
  }

  @Test("the board has room for the attempts to come, or for six, and grows with more (CW-1)")
  func rows() throws {
    let limited = Visit(address(), rows: [codewordRow(limit: "8", moves: ["1 0 trace"])])
    #expect(limited.page.all(class: "attempt").count == 8)
    let unlimited = Visit(address(), rows: [codewordRow()])
    #expect(unlimited.page.all(class: "attempt").count == 6, "those to come are faint")
    let board = try #require(unlimited.page.first(class: "board-space"))
    #expect(board.styles["--drawn"] == "6")
    for word in try unlimited.wrongWords(7) { unlimited.attempt(word) }
    #expect(unlimited.attempts.count == 7)
    #expect(board.styles["--drawn"] == "8")
  }

  @Test("while the pegs turn, the keys show no marks, and the board looks as if the game went on")
  func turning() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["1 0 trace"])])
    visit.host.isMoving = true
    visit.attempt(try word("crane"))
    #expect(visit.attempts.count == 2)
    #expect(visit.page.all(class: "fresh").count == 1)
    #expect(visit.page.first(class: "won") == nil)
    #expect(visit.key("N")?.attributes["data-mark"] == "")
    #expect(visit.draft == "_____")
    #expect(visit.page.first(class: "end") == nil)
    visit.wait(620)
    #expect(visit.page.first(class: "won") != nil, "each peg of the row hops")
    #expect(visit.page.first(class: "keyboard") == nil)
    #expect(visit.page.all(class: "attempt").count == 2)
    #expect(visit.page.first(class: "end") != nil)
  }
}
