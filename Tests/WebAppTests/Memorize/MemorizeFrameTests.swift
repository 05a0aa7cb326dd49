import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Memorize in the frame")
struct MemorizeFrameTests {
  private func choose(_ title: String, in visit: Visit) throws {
    visit.tap(
      try #require(
        visit.page.all(class: "segment").first { $0.textContent == title }?.children.first))
  }

  @Test("theme, players and scoring are chosen for each game")
  func choices() throws {
    let visit = Visit()
    visit.offerChoices(of: .memorize)
    let list = try #require(visit.page.first { $0.name == "select" })
    #expect(list.children.map(\.textContent).prefix(3) == ["Any theme", "Animals", "Sea life"])
    #expect(list.children.count == 20)
    visit.page.change(list, to: "2")
    try choose("Two", in: visit)
    try choose("Quick", in: visit)
    try visit.tap("Start")
    #expect(try visit.memorize.puzzle.look.name == "Sea life")
    #expect(
      try visit.memorize.options
        == MemorizeOptions(isQuick: true, hasTwoPlayers: true, pairs: 6))
    #expect(visit.model.library.settings.memorize == .first, "a theme is chosen for one game")
  }

  @Test("ME-12: the usual game has plain scoring and a small board, until another is chosen")
  func usual() throws {
    let visit = Visit()
    #expect(visit.model.library.settings.memorize == .first)
    visit.offerChoices(of: .memorize)
    try choose("Quick", in: visit)
    try visit.tap("Start")
    #expect(visit.model.library.settings.memorize.isQuick)
    #expect(visit.control(ShellTexts.new("Memorize", "6 pairs · quick")) != nil)
  }

  @Test("a second player is chosen for one game")
  func secondPlayer() throws {
    let visit = Visit()
    visit.offerChoices(of: .memorize)
    try choose("Two", in: visit)
    try visit.tap("Start")
    #expect(try visit.memorize.options.hasTwoPlayers)
    #expect(visit.model.library.settings.memorize == .first)
  }

  @Test("the row of a game shows the found pairs, and how far it is")
  func row() {
    let visit = Visit(
      rows: [
        memorizeRow(1, cards: "011022", moves: [2, 3, 1]),
        memorizeRow(2, begun: 0, cards: "00", moves: [1, 2]),
      ])
    let first = visit.listed[0]
    #expect(first.descendant(class: "picture")?.textContent == "🐠\u{FE0F}")
    #expect(first.descendant(class: "picture")?.children.count == 3)
    #expect(first.textContent.contains("Sea life · 1 of 3"))
    #expect(first.accessibleName.hasPrefix("Memorize. 1 of 3 pairs, 2 points. Card 1: 🐙\u{FE0F}."))
    #expect(visit.listed[1].textContent.contains("Sea life · 1 turn"))
  }

  @Test("ME-15, ME-17: the backs have the theme's colours by name, as a gradient of two")
  func colours() {
    func styles(_ fill: String) -> [String?] {
      let board = Visit.memorize(fill: fill).page.first(class: "cards")
      return [board?.styles["--from"], board?.styles["--to"]]
    }
    #expect(styles("red") == ["var(--fill-red, var(--fill))", "var(--fill-red, var(--fill))"])
    #expect(
      styles("blue,teal") == ["var(--fill-blue, var(--fill))", "var(--fill-teal, var(--fill))"])
    #expect(styles("fuchsia").first == "var(--fill-fuchsia, var(--fill))")
  }

  @Test("the cards are laid out again when the page changes its size")
  func resized() {
    let visit = Visit.memorize("012345012345")
    let columns = { visit.page.first(class: "card-row")?.children.count ?? 0 }
    let upright = columns()
    visit.app.resized(width: 844, height: 390)
    #expect(columns() > upright)
    visit.app.resized(width: 390, height: 844)
    #expect(columns() == upright)
  }

  @Test("the statistics show the best results by the size of the board")
  func statistics() throws {
    let visit = Visit(
      rows: [
        memorizeRow(1, cards: "0101", moves: [1, 3, 2, 4]),
        memorizeRow(2, cards: "00", scoring: "quick", moves: [1, 2]),
      ])
    try visit.tap("Statistics")
    try choose("Memorize", in: visit)
    #expect(
      visit.dialog?.textContent.contains(
        "2 pairs2 turns · 4 points · 0:03") == true)
    #expect(
      visit.dialog?.textContent.contains(
        "1 pair1 turn · 18 points · 0:01") == true)
    try choose("Plain", in: visit)
    #expect(visit.dialog?.textContent.contains("1 pairfewest") == false)
  }

  @Test("the help says how pairs are found, what they are worth, and how two can play")
  func help() throws {
    let visit = Visit.memorize()
    try visit.tap("How to play")
    let text = visit.dialog?.textContent ?? ""
    for words in ["lie face down", "earns 2 points", "quick scoring", "Two can share"] {
      #expect(text.contains(words))
    }
  }
}
