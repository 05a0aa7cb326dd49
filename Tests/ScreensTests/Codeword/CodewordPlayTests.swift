import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

@Suite("Playing a Codeword")
struct CodewordPlayTests {
  @Test("a player types a word with keys, erases letters, and tries the word with Enter (CW-1)")
  func keys() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    #expect(try visit.line == "Find the 5-letter word.")
    visit.press("t", "R", "x", "Backspace", "a", "c")
    #expect(try visit.draft == "TRAC_")
    visit.press("e", "Enter")
    #expect(try visit.draft == "_____")
    let attempts = try visit.session.game.attempts
    #expect(attempts.map(\.word.uppercased) == ["TRACE"])
    #expect(
      (0..<5).map { attempts[0].marks[$0] } == [.none, .exact, .exact, .inexact, .exact])
    #expect(try visit.line == "R, A and E in place, C elsewhere.")
    #expect(try visit.board.freshAttempt == 0)
  }

  @Test("the invitation says whether attempts are limited")
  func invitation() throws {
    let limited = Visit(address(), rows: [codewordRow(limit: "6")])
    #expect(try limited.line == "Type or tap a 5-letter word.")
  }

  @Test("a player can choose and fill pegs in any order, by tap and by arrow (CW-1)")
  func pegs() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.act { $0.shelf.codeword.screen?.choose(3) }
    visit.press("x")
    #expect(try visit.draft == "___X_")
    visit.press("y")
    #expect(try visit.draft == "___XY")
    visit.press("z")
    #expect(try visit.draft == "Z__XY")
    visit.press("ArrowRight", "q")
    #expect(try visit.draft == "Z_QXY")
    visit.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "w")
    #expect(try visit.draft == "W_QXY")
  }

  @Test("letters beyond the last place are not taken")
  func full() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("t", "r", "a", "c", "e", "s")
    #expect(try visit.draft == "TRACE")
  }

  @Test("a game with the maximum number of moves takes no other, and says so")
  func recordIsFull() throws {
    let letters = Array("bdfghijklm")
    let moves = (0..<RecordLimits.moves).map { number in
      "1 1 b" + String([1000, 100, 10, 1].map { letters[number / $0 % 10] })
    }
    let visit = Visit(address(), rows: [codewordRow(moves: moves)])
    visit.press("t", "r", "a", "c", "e", "Enter")
    #expect(try visit.session.game.attempts.count == RecordLimits.moves)
    #expect(try visit.draft == "TRACE")
    #expect(visit.model.frame.toast?.message == RecordTexts.full)
  }

  @Test("a word that cannot be tried is refused with a reason, and costs nothing (CW-1)")
  func refusals() throws {
    let visit = Visit(address(), rows: [codewordRow(moves: ["1 0 trace"])])
    let stored = visit.host.rows
    visit.press("Enter")
    #expect(try visit.line == "Add 5 letters.")
    #expect(try visit.said == visit.line)
    visit.press("q", "z", "x", "q")
    visit.press("Enter")
    #expect(try visit.line == "Add one letter.")
    visit.press("q", "Enter")
    #expect(try visit.line == "Not in the word list.")
    #expect(try visit.draft == "QZXQQ")
    for _ in 0..<5 { visit.press("Backspace") }
    visit.attempt(try word("trace"))
    #expect(try visit.line == "Already tried (try 1).")
    #expect(try visit.attempts.count == 1)
    #expect(visit.host.rows == stored)
    #expect(try visit.board.refusals == 4, "each refusal shakes the row again")
  }

  @Test("in hard mode the player must use the hints")
  func hardMode() throws {
    let visit = Visit(address(), rows: [codewordRow(mode: "hard", moves: ["1 0 trace"])])
    visit.attempt(try word("plaid"))
    #expect(try visit.line == "Use R in place 2, E in place 5 and C.")
    #expect(try visit.attempts.count == 1)
  }

  @Test("Enter tries a word once, however long it is held")
  func heldEnter() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    visit.act { #expect($0.press(KeyPress("Enter", isRepeated: true))) }
    #expect(try visit.line == "R, A and E in place, C elsewhere.")
    #expect(try visit.board.refusals == 0)
  }

  @Test("keys do nothing to the game while a modal is open, or in the list")
  func elsewhere() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.act { $0.frame.modal = .help(.codeword) }
    #expect(!visit.model.press(KeyPress("a")))
    visit.act { $0.frame.modal = nil }
    #expect(try visit.draft == "_____")
    visit.goHome()
    #expect(!visit.model.press(KeyPress("a")))
    #expect(try visit.draft == "_____")
  }

  @Test("a half-typed word does not show in another game")
  func draftPerGame() throws {
    let visit = Visit(address(1), rows: [codewordRow(1), codewordRow(2)])
    visit.press("a", "b")
    visit.host.follow("#" + address(2))
    visit.deliver()
    #expect(try visit.draft == "_____")
  }
}
