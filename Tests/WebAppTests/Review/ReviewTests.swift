import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Looking through a game on the page")
struct ReviewTests {
  private let won = codewordRow(moves: ["5 9 slate", "9 10 crate", "12 20 crane"])

  /// The page of the moves of the first game.
  private func review(_ rows: Row...) -> Visit { Visit(address() + "/moves", rows: rows) }

  private func position(in visit: Visit) -> String? {
    visit.page.first { $0.attributes["type"] == "range" }?.attributes["aria-valuetext"]
  }

  @Test("a player goes through the moves one by one, and each state is described")
  func steps() throws {
    let visit = review(won)
    #expect(visit.attempts.count == 3)
    #expect(position(in: visit) == "Move 3 of 3 · 0:00")
    #expect(visit.control(ReviewTexts.later)?.attributes["aria-disabled"] == "true")
    try visit.tap(ReviewTexts.earlier)
    #expect(visit.attempts.count == 2)
    #expect(
      visit.page.first(class: "review")?.textContent.contains(
        "2 attempts, not found yet. Attempt 2, CRATE: C exact") == true)
    try visit.tap(ReviewTexts.earlier)
    try visit.tap(ReviewTexts.earlier)
    #expect(visit.attempts.isEmpty)
    #expect(position(in: visit) == "Before the first move · 0:00")
    #expect(visit.control(ReviewTexts.earlier)?.attributes["aria-disabled"] == "true")
  }

  @Test("the slider goes to any move, and a value that is no number does nothing")
  func slider() throws {
    let visit = review(won)
    let slider = try #require(visit.page.first { $0.attributes["type"] == "range" })
    visit.page.input("1", into: slider)
    #expect(visit.attempts.count == 1)
    visit.page.input("99", into: slider)
    #expect(visit.attempts.count == 3)
    visit.page.input("none", into: slider)
    #expect(visit.attempts.count == 3)
  }

  @Test("a review only shows the game, and cannot change it")
  func harmless() throws {
    let visit = review(codewordRow(moves: ["5 9 slate"]))
    visit.press("c", "r", "a", "n", "e", "Enter")
    #expect(visit.attempts.count == 1)
    #expect(visit.page.first(class: "reviewed")?.children.first?.has("inert") == true)
  }

  @Test("a game goes on from any move but its end")
  func branch() throws {
    let visit = review(won)
    #expect(visit.control(ReviewTexts.goOn)?.has("disabled") == true, "it is over")
    try visit.tap(ReviewTexts.earlier)
    try visit.tap(ReviewTexts.goOn)
    visit.attempt(try word("crane"))
    #expect(visit.attempts.count == 3)
    #expect(visit.listed.count == 2)
  }

  @Test("closing the review leads to the game")
  func closing() throws {
    let visit = review(won)
    try visit.tap(ShellTexts.close)
    #expect(try visit.session.moves.count == 3)
    #expect(visit.page.first(class: "review") == nil)
  }

  @Test("the menu of a game leads to the review, once the game has a move")
  func menu() throws {
    for (moves, isThere) in [([], false), (["5 9 slate"], true)] {
      let visit = Visit(rows: [codewordRow(moves: moves)])
      try visit.tap(ShellTexts.actions)
      #expect((visit.control(ReviewTexts.title) != nil) == isThere)
      if isThere {
        try visit.tap(ReviewTexts.title)
        #expect(visit.page.modals.isEmpty)
        #expect(visit.page.first(class: "review") != nil)
      }
    }
  }
}
