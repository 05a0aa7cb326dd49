import Games
import Library
import MarkupTesting
import ScreensTesting
import Testing

@testable import Screens
@testable import WebApp

@Suite("Playing the daily five")
struct DailyPlayTests {
  @Test("the list says which day it is and leads to its five games")
  func entry() throws {
    let visit = Visit.daily("")
    #expect(visit.entry == "21 November · 0 of 5 done")
    let entry = try #require(visit.page.first(class: "today")?.descendant(class: "play"))
    visit.tap(entry)
    #expect(visit.host.addresses.last == "/daily")
    #expect(visit.host.titles.last == "The daily five · Pastime")
    #expect(visit.page.focused?.textContent == "The daily five")
    #expect(
      visit.five.map { $0.prefix { $0 != ":" } } == [
        "Codeword", "Anagrams", "Hangman", "Memorize", "Times",
      ])
  }

  @Test("each game is dealt by the day, whatever chance says", arguments: GameKind.allCases)
  func dealt(kind: GameKind) throws {
    var puzzles: [[String]] = []
    for chance in [1, 2] as [UInt64] {
      let visit = Visit.daily()
      visit.host.bits = (0..<200).map { $0 &* 977 &+ chance }
      try visit.tapDaily(kind.name)
      guard case .game(kind, let id) = visit.model.frame.route else { throw NoGameOpen() }
      let session = try #require(visit.model.library.session(id))
      #expect(session.header.day == testDay)
      let record = String(decoding: session.record, as: UTF8.self)
      puzzles.append(
        record.split(separator: "\n").map { "\($0)" }.filter { line in
          line.hasPrefix("options ") || line.hasPrefix("puzzle ")
        })
    }
    #expect(puzzles[0] == puzzles[1])
    #expect(puzzles[0].count == 2)
  }

  @Test("the usual options, the drawing and themes of one's own change nothing about it")
  func settings() throws {
    let plain = Visit.daily()
    let changed = Visit.daily()
    changed.model.library.changeSettings {
      $0.look = .snowman
      $0.codeword = CodewordOptions(length: 3) ?? .standard
      $0.memorize = MemorizeOptions(isQuick: true)
    }
    var records: [[String]] = []
    for visit in [plain, changed] {
      for kind in GameKind.allCases {
        try visit.tapDaily(kind.name)
        try visit.tap("Back to the daily five")
      }
      records.append(
        visit.model.library.history.sorted { $0.kind.rawValue < $1.kind.rawValue }.flatMap { game in
          String(decoding: visit.model.library.session(game.header.id)?.record ?? [], as: UTF8.self)
            .split(separator: "\n").map { "\($0)" }
            .filter { $0.hasPrefix("options ") || $0.hasPrefix("puzzle ") }
        })
    }
    #expect(records[0].count == 10)
    #expect(records[0] == records[1])
  }

  @Test("a game that was begun goes on, and is not dealt anew")
  func goesOn() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Codeword")
    let id = try visit.session.header.id
    try visit.attempt(#require(visit.wrongWords(1).first))
    try visit.tap("Back to the daily five")
    #expect(visit.host.addresses.last == "/daily/2026-11-21")
    #expect(visit.five.first == "Codeword: Continue: 1 attempt, 0:00")
    try visit.tapDaily("Codeword")
    #expect(try visit.session.header.id == id)
  }

  @Test("the end of one leads on to the next that is not done, and the last back to the five")
  func next() throws {
    let visit = Visit.daily()
    try visit.tapDaily("Codeword")
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(1000)
    #expect(visit.control("Another game") == nil)
    try visit.tap("Next: Anagrams")
    guard case .game(.anagrams, _) = visit.model.frame.route else { throw NoGameOpen() }
    visit.app.navigated(to: Array("/daily".utf8))
    #expect(visit.five.first?.hasPrefix("Codeword: 1 attempt · found") == true)
    #expect(visit.page.first(class: "done")?.accessibleName == "Done")
    #expect(visit.page.first(class: "streak")?.textContent == "Streak: 1 day · longest 1")
  }

  @Test("an ordinary game leads to another one as ever")
  func ordinary() throws {
    let visit = Visit.daily("")
    try visit.tap("New Codeword, 5 letters")
    visit.attempt(try visit.session.puzzle.secret)
    #expect(visit.control("Another game") != nil)
    #expect(visit.control("Back to the list") != nil)
  }

  @Test("Hangman's word is dealt by the day also where the words come late")
  func lateWords() throws {
    let visit = Visit.daily()
    visit.host.holdsBook = true
    try visit.tapDaily("Hangman")
    #expect(visit.toast == "The word lists are still on their way. One moment.")
    visit.host.answerBook()
    visit.deliver()
    guard case .game(.hangman, let id) = visit.model.frame.route else { throw NoGameOpen() }
    #expect(visit.model.library.session(id)?.header.day == testDay)
  }

  @Test("a page that stands open past midnight plays the day that it shows")
  func midnight() throws {
    let visit = Visit.daily(hour: 23)
    visit.host.localDay = testDay.advanced(by: 1)
    visit.host.advance(by: Milliseconds(3_700_000))
    try visit.tapDaily("Codeword")
    #expect(try visit.session.header.day == testDay)
    visit.attempt(try visit.session.puzzle.secret)
    #expect(visit.model.library.daysPlayed == [testDay.number])
  }

  @Test("the card is of the day that is on screen, also past midnight")
  func midnightCard() throws {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.host.localDay = testDay.advanced(by: 1)
    try visit.tap("Share")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.contains("Saturday 21 November 2026\n● Codeword") == true)
  }

  @Test("what is shared has a line a game, and no letter of any")
  func shared() throws {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    try visit.tap("Share")
    try visit.tap("Copy")
    #expect(
      visit.host.clipboard == """
        Pastime: The daily five
        Saturday 21 November 2026
        ● Codeword: 1 attempt · found, 0:00
        · Anagrams
        · Hangman
        · Memorize
        · Times
        """)
  }

  @Test("no time is told where the player wants none")
  func noTime() throws {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.model.library.changeSettings { $0[.time] = 1 }
    try visit.tap("Share")
    #expect(visit.five.first == "Codeword: 1 attempt · found")
    try visit.tap("Copy")
    #expect(visit.host.clipboard?.contains("found\n") == true)
  }
}
