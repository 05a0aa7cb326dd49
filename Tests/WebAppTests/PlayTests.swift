import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing
import Words

@testable import Screens
@testable import WebApp

@Suite("Playing a Codeword")
struct PlayTests {
  @Test("a word is put together by keys, erased, and tried with Enter (CW-1)")
  func keys() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    #expect(visit.message == "Type or tap a word of 5 letters")
    visit.press("t", "R", "x", "Backspace", "a", "c")
    #expect(visit.draft == "TRAC_")
    visit.press("e", "Enter")
    #expect(visit.draft == "_____")
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
    #expect(visit.attempts[0].marks == ["none", "exact", "exact", "inexact", "exact"])
    #expect(visit.message == "R, A and E in place, C elsewhere.")
  }

  @Test("a word is put together and tried by the keys on the screen (CW-1)")
  func taps() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    for letter in ["T", "R", "A", "C", "X"] { visit.tap(try #require(visit.key(letter))) }
    try visit.tap("Erase")
    visit.tap(try #require(visit.key("E")))
    try visit.tap("Enter")
    #expect(visit.attempts.map(\.textContent) == ["TRACE"])
  }

  @Test("the keys on the screen show the best mark known of each letter, and say it (CW-1)")
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

  @Test("a peg can be chosen and filled in any order, by tap and by arrow (CW-1)")
  func pegs() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    try visit.tap("Place 4, empty")
    visit.press("x")
    #expect(visit.draft == "___X_")
    visit.press("y")
    #expect(visit.draft == "___XY")
    visit.press("z")
    #expect(visit.draft == "Z__XY")
    visit.press("ArrowRight", "q")
    #expect(visit.draft == "Z_QXY")
    visit.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "w")
    #expect(visit.draft == "W_QXY")
    #expect(visit.control("Place 1, W") != nil)
    #expect(visit.page.all { $0.attributes["aria-pressed"] == "true" }.count == 1)
  }

  @Test("letters beyond the last place are not taken")
  func full() {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("t", "r", "a", "c", "e", "s")
    #expect(visit.draft == "TRACE")
  }

  @Test("what cannot be tried is refused with a reason, and nothing is spent (CW-1)")
  func refusals() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["1 0 trace"])])
    let stored = visit.host.rows
    visit.press("Enter")
    #expect(visit.message == "5 letters are missing.")
    visit.press("q", "z", "x", "q")
    visit.press("Enter")
    #expect(visit.message == "One letter is missing.")
    visit.press("q", "Enter")
    #expect(visit.message == "Not in the word list.")
    #expect(visit.draft == "QZXQQ")
    for _ in 0..<5 { visit.press("Backspace") }
    visit.attempt(try word("trace"))
    #expect(visit.message == "Already tried, as attempt 1.")
    #expect(visit.attempts.count == 1)
    #expect(visit.host.rows == stored)
  }

  @Test("every refusal shakes the row anew")
  func shaking() {
    let visit = Visit(address(), rows: [codewordRow()])
    let shakes = (0..<3).map { _ in
      visit.press("Enter")
      return visit.page.first(class: "draft")?.attributes["data-shake"]
    }
    #expect(shakes == ["odd", "even", "odd"])
  }

  @Test("in hard mode hints must be used")
  func hardMode() throws {
    let visit = Visit(address(), rows: [codewordRow(mode: "hard", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(visit.message?.contains("Hard mode: place 2 is R.") == true)
    #expect(visit.attempts.count == 1)
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
    #expect(visit.message == "R, A and E in place, C elsewhere.")
  }

  @Test("keys do nothing to the game while a sheet is open, or in the list")
  func elsewhere() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    try visit.tap("How to play")
    visit.press("a")
    try visit.tap("Close")
    #expect(visit.draft == "_____")
    try visit.tap(ShellTexts.back)
    #expect(visit.page.press("a") == .ignored)
  }

  @Test("the board has room for the attempts to come, or for six, and grows with more (CW-1)")
  func rows() throws {
    let limited = Visit(address(), rows: [codewordRow(limit: "8", moves: ["1 0 trace"])])
    #expect(limited.page.all(class: "attempt").count == 8)
    let unlimited = Visit(address(), rows: [codewordRow()])
    let board = try #require(unlimited.page.first(class: "board-space"))
    #expect(board.styles["--rows"] == "6")
    for word in try unlimited.wrongWords(7) { unlimited.attempt(word) }
    #expect(unlimited.attempts.count == 7)
    #expect(board.styles["--rows"] == "8")
  }

  @Test("a half-typed word does not show in another game")
  func draftPerGame() {
    let visit = Visit(address(1), rows: [codewordRow(1), codewordRow(2)])
    visit.press("a", "b")
    visit.host.follow("#" + address(2))
    visit.deliver()
    #expect(visit.draft == "_____")
  }
}
