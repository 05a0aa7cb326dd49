import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("The focus and the announcements")
struct FocusTests {
  @Test("the focus goes to the game on arrival and to the head of the list on return")
  func arrivals() throws {
    let visit = Visit("/", rows: [codewordRow(1), codewordRow(2)])
    #expect(visit.page.focused == nil)
    visit.tap(visit.listed[0])
    #expect(visit.page.focused?.accessibleName == "Codeword")
    try visit.tap(ShellTexts.back)
    #expect(visit.page.focused?.textContent == "Pastime")
    visit.tap(visit.listed[0])
    #expect(visit.page.focused?.classes.contains("game") == true)
  }

  @Test("from game to game the focus goes to the new game, once")
  func nextGame() {
    let visit = Visit(address(1), rows: [codewordRow(1), codewordRow(2)])
    let moves = visit.page.focusMoves
    visit.tap(visit.listed[1])
    #expect(visit.page.focusMoves == moves + 1)
    #expect(visit.page.focused?.classes.contains("game") == true)
    visit.press("a")
    visit.wait(3000)
    #expect(visit.page.focusMoves == moves + 1)
  }

  @Test("a tap on a key or a peg leaves the focus where it is")
  func taps() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    let game = try #require(visit.page.focused)
    visit.tap(try #require(visit.key("A")))
    try visit.tap("Place 3, empty")
    try visit.tap("Erase")
    try visit.tap("Enter")
    #expect(visit.page.focused === game)
  }

  @Test("the row to type in is brought into view with each attempt")
  func reveal() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.attempt(try word("trace"))
    #expect(visit.page.revealed.count == 2)
    #expect(visit.page.revealed.last?.classes.contains("draft") == true)
  }

  @Test("an attempt and a refusal are announced in sentences")
  func sentences() throws {
    let visit = Visit(address(), rows: [codewordRow(limit: "6")])
    visit.attempt(try word("trace"))
    #expect(
      visit.announcement?.textContent
        == "1 attempt of 6, not found yet. Attempt 1, TRACE: T none, R exact, A exact, C inexact, "
        + "E exact.")
    visit.attempt(try word("trace"))
    #expect(visit.announcement?.textContent == "Already tried (try 1).")
  }

  @Test("the same sentence twice is a new node, so that it is read twice")
  func repetition() throws {
    let visit = Visit(address(), rows: [codewordRow()])
    visit.press("Enter")
    let first = try #require(visit.announcement)
    visit.press("a", "Backspace")
    #expect(visit.announcement === first)
    visit.press("Enter")
    let second = try #require(visit.announcement)
    #expect(second !== first)
    #expect(second.textContent == first.textContent)
    #expect(second.parent?.children.count == 1)
  }

  @Test("a game that is not on this device leads to the list, with a message")
  func unknownGame() {
    let visit = Visit(address(7), rows: [codewordRow(1)])
    #expect(visit.toast == ShellTexts.noSuchGame)
    #expect(visit.page.first(class: "game") == nil)
    #expect(visit.host.addresses == ["/"])
    #expect(visit.host.titles == ["Pastime"])
    visit.wait(5999)
    #expect(visit.toast != nil)
    visit.wait(1)
    #expect(visit.toast == nil)
  }

  @Test("from a game to a missing game, the focus goes to the list")
  func unknownFromGame() {
    let visit = Visit(address(1), rows: [codewordRow(1)])
    visit.app.navigated(to: Array(address(7).utf8))
    #expect(visit.toast == ShellTexts.noSuchGame)
    #expect(visit.page.focused?.textContent == "Pastime")
  }

  @Test(
    "an address that names nothing leads to the list",
    arguments: [
      "", "/", "/codeword/1",
      "/chess/" + String(repeating: "0", count: 32), "//x//", "é",
    ])
  func nonsense(fragment: String) {
    let visit = Visit(fragment, rows: [codewordRow(0)])
    #expect(visit.page.first(class: "shell")?.attributes["data-place"] == "home")
    #expect(visit.page.first(class: "game") == nil)
  }

  @Test("a kind that is opened without a game has its own start (HM-1, HM-9)")
  func start() throws {
    for fragment in ["hangman", "/hangman"] {
      let visit = Visit(fragment)
      let start = try #require(visit.page.first(class: "start"))
      #expect(start.accessibleName == "Hangman")
      #expect(start.descendant(class: "drawing") != nil)
      #expect(start.textContent.contains("Find the word letter by letter."))
      #expect(visit.page.focused === start)
      #expect(visit.host.titles == ["Hangman · Pastime"])
      visit.tap(
        try #require(start.subtree.first { $0.role == "button" && $0.accessibleName == "Start" }))
      #expect(visit.page.first(class: "phrase") != nil)
      #expect(visit.page.first(class: "start") == nil)
    }
  }

  @Test("an announcement of one game does not stay for the next game")
  func hush() throws {
    let visit = Visit(
      address(1), rows: [codewordRow(1, limit: "2", moves: ["1 0 trace"]), codewordRow(2)])
    visit.attempt(try word("plaid"))
    #expect(visit.announcement?.textContent.hasPrefix("Not found") == true)
    visit.wait(500)
    try visit.tap(ShellTexts.anotherGame)
    #expect(visit.announcement?.textContent == "")
  }
}
