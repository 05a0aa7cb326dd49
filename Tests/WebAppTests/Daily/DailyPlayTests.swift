import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Playing the daily five on the page")
struct DailyPlayTests {
  @Test("the list says which day it is and leads to its five games")
  func entry() throws {
    let visit = Visit.daily("")
    #expect(visit.entry == "Daily puzzles, 21 November · 0 of 5 done")
    visit.tap(try #require(visit.page.first(class: "day-head")))
    #expect(visit.host.addresses.last == "/daily")
    #expect(visit.host.titles.last == "Daily puzzles · Pastime")
    #expect(visit.page.focused?.textContent == "Daily puzzles")
    #expect(
      visit.five.map { $0.prefix { $0 != ":" } } == [
        "Codeword", "Anagrams", "Hangman", "Memorize", "Times",
      ])
  }

  @Test("a game that was begun goes on, and says how far it is")
  func goesOn() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Codeword")
    let id = try visit.session.header.id
    try visit.attempt(#require(visit.wrongWords(1).first))
    try visit.tap("Back to daily puzzles")
    #expect(visit.five.first == "Codeword: Continue: 1 try so far, 0:00")
    try visit.tapDaily("Codeword")
    #expect(try visit.session.header.id == id)
  }

  @Test("the end of a game leads to the next that is not done, and the last back to the five")
  func next() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Codeword")
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(1000)
    #expect(visit.control("Another game") == nil)
    try visit.tap("Next: Anagrams")
    guard case .game(.anagrams, _) = visit.model.frame.route else { throw NoGameOpen() }
    visit.app.navigated(to: Array("/daily".utf8))
    #expect(visit.five.first?.hasPrefix("Codeword: 1 try · found") == true)
    #expect(visit.page.first(class: "done")?.accessibleName == "Done")
    #expect(visit.page.first(class: "streak")?.textContent == "Streak: 1 day · longest 1")
  }

  @Test("the bar of a daily game shows its day, and that of an ordinary game shows none")
  func bar() throws {
    for game in ["Codeword", "Anagrams", "Memorize", "Times"] {
      let visit = Visit.daily()
      try visit.tapDaily(game)
      #expect(visit.page.first(class: "titles")?.textContent.hasPrefix("\(game)21 Nov · ") == true)
    }
    let visit = Visit.daily("")
    try visit.tap("New Codeword, 5 letters")
    #expect(visit.page.first(class: "titles")?.textContent.hasPrefix("Codeword5 letters") == true)
  }

  @Test("an ordinary game leads to another game as usual")
  func ordinary() throws {
    let visit = Visit.daily("")
    try visit.tap("New Codeword, 5 letters")
    visit.attempt(try visit.session.puzzle.secret)
    #expect(visit.control("Another game") != nil)
    #expect(visit.control("Back to the list") != nil)
  }

  @Test("the card of the day is shown and copied")
  func shared() throws {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    try visit.tap("Share")
    #expect(visit.page.first(class: "share-title")?.textContent == "Pastime 1/5 · 21 Nov")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.hasPrefix("Pastime 1/5 · 21 Nov\n🟩 Codeword: 1 try\n") == true)
  }

  @Test("no time is shown if the player wants none")
  func noTime() throws {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.model.library.changeSettings { $0[.time] = 1 }
    visit.app.woke(.tick)
    #expect(visit.five.first == "Codeword: 1 try · found")
  }
}
