import Games
import Library
import Markup
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Times in the frame")
struct TimesFrameTests {
  private func segment(_ title: String, in visit: Visit) throws -> PageNode {
    try #require(
      visit.page.all(class: "segment").first { $0.textContent == title }?.children.first)
  }

  private func choose(_ title: String, in visit: Visit) throws {
    visit.tap(try segment(title, in: visit))
  }

  /// The numbers that a list offers, each with the value of its answer.
  private func offered(_ name: String, in visit: Visit) throws -> [String: String] {
    let options = try #require(visit.page.first(label: name)).children
    return Dictionary(
      uniqueKeysWithValues: options.map { ($0.textContent, $0.properties["value"] ?? "") })
  }

  private func select(_ name: String, _ number: Int, in visit: Visit) throws {
    visit.page.change(
      try #require(visit.page.first(label: name)),
      to: try #require(offered(name, in: visit)["\(number)"]))
  }

  @Test("AR-7: mode, operations, ranges, problems and answers are chosen for each game")
  func choices() throws {
    let visit = Visit()
    visit.offerChoices(of: .times)
    for title in ["÷", "×", "+", "10", "6"] { try choose(title, in: visit) }
    let wrongAnswers = try #require(visit.page.first(role: .group, named: "Wrong answers"))
    let hard = wrongAnswers.subtree.first { $0.role == "radio" && $0.accessibleName == "Hard" }
    visit.tap(try #require(hard))
    try select("First number (result of ÷ and −), from", 3, in: visit)
    try select("First number (result of ÷ and −), to", 7, in: visit)
    try select("Second number, to", 9, in: visit)
    try visit.tap("Start")
    let options = try visit.times.options
    #expect(options.mode == .round)
    #expect(options.scope.operations[.divided] && options.scope.operations[.plus])
    #expect(options.scope.operations.count == 2)
    #expect(options.scope.first == 3...7)
    #expect(options.scope.second == 9...9, "the other end follows")
    #expect((options.count, options.answerCount) == (10, 6))
    #expect(options.distractors == .slips)
  }

  @Test("conflicting choices give way")
  func repaired() throws {
    let visit = Visit()
    visit.offerChoices(of: .times)
    try choose("×", in: visit)
    #expect(try segment("×", in: visit).has("checked"), "the last operation stays")
    try select("Second number, from", 0, in: visit)
    try choose("÷", in: visit)
    let from = try #require(visit.page.first(label: "Second number, from"))
    let numbers = try offered("Second number, from", in: visit)
    #expect(numbers["0"] == nil, "nothing is divided by zero")
    #expect(numbers["1"] == from.properties["value"])
    for end in ["from", "to"] {
      try select("First number (result of ÷ and −), \(end)", 7, in: visit)
      try select("Second number, \(end)", 7, in: visit)
    }
    try visit.tap("Start")
    #expect(try visit.times.options.count == 2, "there are two problems: 7 × 7 and 49 ÷ 7")
  }

  @Test("the row of a game shows its marks, and how far it is")
  func row() {
    let visit = Visit(
      rows: [
        timesRow(1, begun: 1_000_000, moves: ["start", "answer 204", "next", "answer 222"]),
        timesRow(2, begun: 0, moves: timesMoves(204, 220, 195, 252, 304)),
        timesRow(3, begun: 0),
      ])
    let marks = visit.listed.map { $0.descendant(class: "picture")?.standings }
    #expect(marks[0] == ["sure", "wrong", "new", "new", "new"])
    #expect(visit.listed[0].textContent.contains("×, 10 to 20 · 2 of 5"))
    #expect(visit.listed[1].descendant(class: "history-progress")?.textContent == "5 of 5 right")
    #expect(visit.listed[2].textContent.contains("×, 10 to 20 · 5 problems"))
    #expect(
      visit.listed[0].accessibleName.hasPrefix(
        "Times. Problem 2 of 5: 20 × 11 = 220. 1 right so far. Not quite: 20 × 11 = 220, not 222."))
  }

  @Test("the chart is a table with headings, a name in each cell, and a shape for each standing")
  func chart() throws {
    let visit = Visit(rows: [timesRow(1, moves: timesMoves(204, 222, 195, 252, 304))])
    visit.tap(visit.listed[0])
    try visit.tap("My tables")
    let table = try #require(visit.page.first { $0.name == "table" })
    #expect(table.children.first?.textContent == "Multiplying")
    let headings = table.subtree.filter { $0.name == "th" }
    #expect(headings.count == 1 + 11 + 11)
    #expect(headings.filter { $0.attributes["scope"] == "row" }.map(\.textContent).first == "10")
    let marks = table.subtree.filter { $0.classes.contains("dot") }
    #expect(marks.count == 121)
    let names = Set(marks.map(\.accessibleName))
    for name in ["12 × 17: sure", "17 × 12: sure", "11 × 20: wrong", "10 × 10: new"] {
      #expect(names.contains(name), "\(name)")
    }
    let legend = try #require(visit.page.first(class: "legend"))
    #expect(legend.children.map(\.textContent) == ["wrong 1", "slow 0", "new 61", "sure 4"])
  }

  @Test("a range that is too wide for the chart is counted, and the page says so")
  func wide() throws {
    let visit = Visit(
      rows: [
        timesRow(
          options: "mode=round operations=+ first=0-99 second=0-99 count=1 answers=0 wrong=near",
          problems: "12+17", moves: ["start", "answer 29"])
      ])
    try visit.tap("Statistics")
    #expect(visit.page.first { $0.name == "table" } == nil)
    #expect(visit.page.first(class: "legend")?.textContent == "wrong 0slow 0new 5049sure 1")
    #expect(visit.page.modals.first?.textContent.contains("up to 25 numbers") == true)
  }

  @Test("the statistics count right answers and the best sprints")
  func statistics() throws {
    let visit = Visit(rows: [timesRow(1, moves: timesMoves(204, 222, 195, 252, 303))])
    try visit.tap("Statistics")
    let text = visit.page.modals.first?.textContent ?? ""
    #expect(text.contains("Right60%") || text.contains("60%Right"))
    #expect(text.contains("Flawless0%") || text.contains("0%Flawless"))
  }

  @Test("the help says that the last digit gives the right answer away, and how to avoid that")
  func help() throws {
    let visit = Visit.times()
    try visit.tap("How to play")
    let text = visit.page.modals.first?.textContent ?? ""
    #expect(text.contains("the last digit gives the right answer away"))
    #expect(text.contains("With hard answers it doesn’t"))
  }

  @Test("the next round is like the chosen one")
  func usual() throws {
    let visit = Visit()
    visit.offerChoices(of: .times)
    try choose("120 s", in: visit)
    try choose("Typed", in: visit)
    #expect(visit.model.library.settings.times == .classic)
    try visit.tap("Start")
    let options = visit.model.library.settings.times
    #expect(options.mode == .sprint120 && options.answerCount == 0)
  }

  @Test("the shared text stands in its own modal, with a link to the same problems")
  func sharing() throws {
    let visit = Visit.times(moves: timesMoves(204, 222, 195, 252, 304))
    try visit.tap("Share")
    #expect(visit.page.first(class: "share-rows")?.textContent == "🟦⬜🟦🟦🟦")
    try visit.tap("Copy")
    let friend = Visit(try visit.copiedLink)
    #expect(friend.page.first(class: "share-rows")?.textContent == "🟦⬜🟦🟦🟦")
    try friend.tap("Play")
    #expect(friend.problem == "5 problems")
  }
}
