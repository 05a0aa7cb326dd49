import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The ends of a Hangman")
struct HangmanEndTests {
  @Test("HM-6: winning is told in a dialog, and no letter can be guessed any more")
  func won() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter x"])
    visit.press("g", "i", "r", "a", "f", "e")
    let dialog = try #require(visit.dialog)
    #expect(dialog.accessibleName == "You found it")
    #expect(dialog.descendant(class: "answer")?.textContent == "giraffe")
    #expect(dialog.textContent.contains("Meaning: it has a very long neck."))
    #expect(dialog.textContent.contains("Animals · 1 of 6 misses"))
    let game = try visit.hangman
    visit.press("z")
    try visit.tap("Close")
    visit.press("z")
    #expect(try visit.hangman == game)
    #expect(visit.key("Z") == nil)
    #expect(visit.drawn == ["scene", "p1", "p2", "won"].map { "#gallows-\($0)" })
    #expect(visit.page.focused?.textContent == "You found it")
  }

  @Test("HM-7: losing is told in a dialog with the answer, which stands on the stage afterwards")
  func lost() throws {
    let visit = Visit.hangman("giraffe", moves: ["letter f"])
    visit.press("x", "z", "q", "k", "b", "m")
    let dialog = try #require(visit.dialog)
    #expect(dialog.accessibleName == "Not found this time")
    #expect(dialog.descendant(class: "answer")?.textContent == "giraffe")
    try visit.tap("Close")
    #expect(visit.phrase == "giraffe")
    #expect(
      visit.page.first(class: "phrase")?.accessibleName == "Not found. The answer was giraffe.")
    #expect(
      visit.page.first(class: "hangman")?.subtree.count { $0.classes.contains("missed") } == 5)
    #expect(visit.drawn.last == "#gallows-end")
    #expect(visit.misses == "Incorrect guesses: X Z Q K B M · 0 left")
  }

  @Test("the dialog comes only when the game ends, not when one returns to it")
  func returned() throws {
    let visit = Visit.hangman("cat", moves: ["answer cat"])
    #expect(visit.dialog == nil)
    #expect(visit.page.first(class: "game-end")?.textContent.contains("You found it") == true)
  }

  @Test("the end takes the focus once, and no other sheet that is closed hands it there")
  func focus() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    try visit.tapInDialog("Close")
    #expect(visit.page.focused?.textContent == "You found it")
    try visit.tap("How to play")
    try visit.tapInDialog("Close")
    #expect(visit.page.focused?.accessibleName == "How to play")
  }

  @Test("HM-8: the dialog leads to another game", arguments: ["Another game", "Same again"])
  func again(name: String) throws {
    let visit = Visit.hangman("cat")
    // The sheet for a new game has the words fetched.
    try visit.tap("Choose category, difficulty and mode")
    try visit.tapInDialog("Close")
    visit.press("c", "a", "t")
    try visit.tapInDialog(name)
    #expect(visit.dialog != nil, "the end is a moment: it takes no tap at once")
    visit.wait(500)
    try visit.tapInDialog(name)
    #expect(visit.dialog == nil)
    #expect(visit.phrase.contains("_"))
    #expect(visit.listed.count == 2)
  }

  @Test("the end of an evil game tells how many answers were left after each guess")
  func evil() {
    let visit = Visit.hangman(
      "cat", "dog", "cow", "pig", "hen", "rat", moves: ["a", "o", "g"].map { "letter \($0)" })
    visit.press("c", "d", "x")
    visit.press("h", "e", "n")
    let told = visit.dialog?.textContent ?? ""
    #expect(told.contains("6 answers were possible, after A 4, after O 2, after G 1."))
  }

  @Test("what can be shared is copied in a sheet of its own, and so is a link to the puzzle")
  func sharing() throws {
    let visit = Visit.hangman("cat")
    visit.press("c", "a", "t")
    visit.wait(500)
    try visit.tapInDialog("Share")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Hangman, Animals: found with 0 of 6 misses") == true)
    try visit.tap("Copy a link to this puzzle")
    #expect(visit.host.clipboard?.contains("#/hangman/challenge/") == true)
  }
}
