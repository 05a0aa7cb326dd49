import Games
import Library
import ScreensTesting
import Testing

@testable import Screens

@Suite("Playing the daily five")
struct DailyTests {
  /// The dealt options and puzzle, as a record has them.
  private func dealt(_ session: AnySession) -> [String] {
    String(decoding: session.record, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("options ") || $0.hasPrefix("puzzle ") }
  }

  @Test("the day decides each game, whatever the random numbers are", arguments: GameKind.allCases)
  func dealt(kind: GameKind) throws {
    var puzzles: [[String]] = []
    for chance in [1, 2] as [UInt64] {
      let visit = Visit.daily()
      visit.host.bits = (0..<200).map { $0 &* 977 &+ chance }
      try visit.playDaily(kind)
      let session = try visit.playedSession
      #expect(session.kind == kind)
      #expect(session.header.day == testDay)
      puzzles.append(dealt(session))
    }
    #expect(puzzles[0] == puzzles[1])
    #expect(puzzles[0].count == 2)
  }

  @Test("the usual options, the drawing and the player's own themes do not change a daily game")
  func settings() throws {
    let changed = Visit.daily()
    changed.act { app in
      app.frame.changeSettings {
        $0.look = .snowman
        $0.codeword = CodewordOptions(length: 3) ?? .standard
        $0.memorize = MemorizeOptions(isQuick: true)
      }
    }
    var records: [[String]] = []
    for visit in [Visit.daily(), changed] {
      var all: [String] = []
      for kind in GameKind.allCases {
        try visit.playDaily(kind)
        all += dealt(try visit.playedSession)
        try visit.returnToFive()
      }
      records.append(all)
    }
    #expect(records[0].count == 10)
    #expect(records[0] == records[1])
  }

  @Test("a game that was begun goes on, and is not dealt again")
  func goesOn() throws {
    let visit = Visit.daily()
    try visit.playDaily(.codeword)
    let id = try visit.session.header.id
    try visit.attempt(#require(visit.wrongWords(1).first))
    try visit.returnToFive()
    #expect(visit.host.addresses.last == "/daily/2026-11-21")
    #expect(
      visit.model.daily.state(of: .codeword, in: visit.model.daily.five(of: testDay))
        == "Continue: 1 try so far, 0:00")
    #expect(
      visit.model.daily.state(of: .hangman, in: visit.model.daily.five(of: testDay))
        == GameKind.hangman.aim)
    try visit.playDaily(.codeword)
    #expect(try visit.session.header.id == id)
  }

  @Test("the end of a game leads to the next unfinished game, and the last leads back to the five")
  func next() throws {
    let visit = Visit.daily()
    try visit.playDaily(.codeword)
    let id = try visit.session.header.id
    #expect(visit.frame.titleOfDay(after: id) == nil, "it is not over")
    visit.attempt(try visit.session.puzzle.secret)
    visit.wait(1000)
    #expect(visit.frame.titleOfDay(after: id) == "Next: Anagrams")
    visit.act { $0.shelf.codeword.playAgain() }
    #expect(try visit.playedSession.kind == .anagrams)
    visit.navigated(to: Array("/daily".utf8))
    let library = visit.model.library
    #expect(
      visit.model.daily.state(of: .codeword, in: visit.model.daily.five(of: testDay)).hasPrefix(
        "1 try · found"))
    #expect(DailyFive(library, of: testDay).isDone(.codeword))
    #expect(DailyTexts.streak(library.streak(on: testDay)) == "Streak: 1 day · longest 1")
  }

  @Test(
    "since December 2026 a daily Anagrams goes on after a word of all letters, until it is ended",
    arguments: [(20_787, false), (20_788, true)])
  func afterAllLetters(number: Int32, goesOn: Bool) throws {
    let day = Day(number: number)
    let visit = Visit("/daily") { host in
      host.localDay = day
      host.today = WallTime(Int64(number) * 86_400_000)
    }
    try visit.playDaily(.anagrams)
    guard case .anagrams(let session) = try visit.playedSession else { throw NoGameOpen() }
    visit.attempt(try #require(session.puzzle.racks[0].blanks.last))
    #expect(DailyFive(visit.model.library, of: day).isDone(.anagrams) == !goesOn)
    if goesOn {
      visit.attempt(session.puzzle.racks[0].blanks[0])
      visit.act { $0.shelf.anagrams.askToLeave() }
      visit.act { $0.shelf.anagrams.endGame() }
    }
    #expect(DailyFive(visit.model.library, of: day).isDone(.anagrams))
    #expect(visit.model.library.daysPlayed == [number])
    #expect(visit.frame.titleOfDay(after: session.header.id) == "Next: Hangman")
  }

  @Test("the day decides Hangman's word even if the words arrive late")
  func lateWords() throws {
    let visit = Visit.daily()
    visit.host.holdsBook = true
    try visit.playDaily(.hangman)
    #expect(visit.toast == "Loading the words …")
    visit.host.answerBook()
    visit.deliver()
    #expect(try visit.playedSession.kind == .hangman)
    #expect(try visit.playedSession.header.day == testDay)
  }

  @Test("a player who stays past midnight plays the day that is on screen")
  func midnight() throws {
    let visit = Visit.daily(hour: 23)
    visit.host.localDay = testDay.advanced(by: 1)
    visit.host.advance(by: 3_700_000)
    try visit.playDaily(.codeword)
    #expect(try visit.session.header.day == testDay)
    visit.attempt(try visit.session.puzzle.secret)
    #expect(visit.model.library.daysPlayed == [testDay.number])
  }

  @Test("an open page of today turns to the new day at midnight, and so does its address")
  func turnsOver() throws {
    for address in ["/daily", "/daily/2026-11-21"] {
      let visit = Visit.daily(address, hour: 23)
      visit.wait(3_599_000)
      visit.host.localDay = testDay.advanced(by: 1)
      visit.wait(2000)
      #expect(try visit.dayOnScreen == testDay.advanced(by: 1))
      #expect(visit.model.daily.calendarDay == testDay.advanced(by: 1))
      #expect(visit.host.addresses == ["/daily"])
      visit.host.localDay = testDay.advanced(by: 2)
      visit.wait(86_400_000)
      #expect(try visit.dayOnScreen == testDay.advanced(by: 2))
    }
  }

  @Test("the page of an earlier day stays, and so does today's page under an open modal")
  func staysOnScreen() throws {
    let earlier = Visit.daily("/daily/2026-11-20", hour: 23)
    earlier.host.localDay = testDay.advanced(by: 1)
    earlier.wait(3_700_000)
    #expect(try earlier.dayOnScreen == testDay.advanced(by: -1))
    let sharing = Visit.daily(hour: 23)
    sharing.act { $0.frame.modal = .dailyShare }
    sharing.host.localDay = testDay.advanced(by: 1)
    sharing.wait(3_700_000)
    #expect(try sharing.dayOnScreen == testDay)
    sharing.act { $0.frame.modal = nil }
    #expect(try sharing.dayOnScreen == testDay.advanced(by: 1))
  }

  @Test("the card shows the day that is on screen, even past midnight")
  func midnightCard() {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.host.localDay = testDay.advanced(by: 1)
    visit.act { $0.sharing.copy() }
    #expect(visit.host.clipboard?.contains("· 21 Nov\n🟩 Codeword") == true)
  }

  @Test("a shared day has its date, a line for each finished game, and its address")
  func shared() {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.act { $0.sharing.copy() }
    #expect(
      visit.host.clipboard == """
        Pastime 1/5 · 21 Nov
        🟩 Codeword: 1 try
        Play the same puzzles:
        https://pastime.example/#/daily/2026-11-21
        """)
  }

  @Test("a shared five of five has the streak, and an answer that was not found has no colour")
  func five() {
    let rows = fiveRows(of: testDay) + [dailyRow(testDay.advanced(by: -1))]
    let visit = Visit.daily(rows: rows)
    let lines = visit.model.sharing.card?.text.split(separator: "\n").map(String.init)
    #expect(lines?.first == "Pastime 5/5 · 21 Nov · 🔥 2")
    #expect(lines?.map { $0.prefix(1) } == ["P", "🟩", "🟧", "🟥", "🟪", "🟦"])
  }

  @Test("a shared daily game has its date and the streak, and leads to the game and its rows")
  func game() throws {
    let rows = [dailyRow(testDay), dailyRow(testDay.advanced(by: -1))]
    let visit = Visit.daily(rows: rows)
    visit.act { $0.frame.playDaily(.codeword, of: testDay) }
    visit.act { $0.sharing.copy() }
    #expect(
      visit.host.clipboard == """
        Pastime Codeword: 1 try · 21 Nov · 🔥 2
        🟩🟩🟩🟩🟩
        Play the same puzzle:
        https://pastime.example/#/daily/2026-11-21/codeword/ggggg
        """)
  }

  @Test("the page shows no time if the player wants none")
  func noTime() {
    let visit = Visit.daily(rows: [dailyRow(testDay)])
    visit.act { $0.frame.changeSettings { $0[.time] = 1 } }
    #expect(
      visit.model.daily.state(of: .codeword, in: visit.model.daily.five(of: testDay))
        == "1 try · found")
  }

  @Test("the calendar turns to any month, walks from day to day, and goes no further than today")
  func calendar() {
    let visit = Visit.daily()
    let daily = visit.model.daily
    #expect(daily.calendarDay == testDay)
    visit.act { $0.daily.walk(by: 1) }
    #expect(daily.calendarDay == testDay)
    visit.act { $0.daily.walk(by: -7) }
    visit.act { $0.daily.walk(by: -1) }
    #expect(daily.calendarDay.text == "2026-11-13")
    #expect(daily.calendarSteps == 3, "each step moves the focus")
    visit.act { $0.daily.turn(to: testDay.monthStart.advanced(by: -1)) }
    #expect(daily.calendarDay.text == "2026-10-31")
    #expect(daily.calendarSteps == 0)
    visit.act { $0.daily.turn(to: testDay.nextMonth) }
    #expect(daily.calendarDay == testDay)
  }

  @Test("a player can play a past day, which counts as played later")
  func past() throws {
    let visit = Visit.daily()
    let day = testDay.advanced(by: -16)
    visit.act { $0.frame.go(to: .daily(day)) }
    #expect(visit.host.addresses.last == "/daily/2026-11-05")
    #expect(
      visit.model.daily.message(of: visit.model.daily.five(of: day))
        == "Play it any time. Only today counts for your streak.")
    try visit.playDaily(.codeword)
    #expect(try visit.session.header.day?.text == "2026-11-05")
    visit.attempt(try visit.session.puzzle.secret)
    try visit.returnToFive()
    #expect(try visit.dayOnScreen == day)
    let library = visit.model.library
    #expect(library.dailyCounts(from: day, count: 1) == [1])
    #expect(library.daysPlayed.isEmpty)
    #expect(
      DailyTexts.streak(library.streak(on: testDay))
        == "Finish a daily puzzle to start a streak.")
  }

  @Test("yesterday still counts while it is that day somewhere, and the page says so")
  func yesterday() throws {
    for (hour, sentence) in [
      (11, "Start now and it still counts."),
      (12, "Play it any time. Only today counts for your streak."),
    ] as [(Int64, String)] {
      let visit = Visit.daily("/daily/2026-11-20", hour: hour)
      #expect(
        try visit.model.daily.message(of: visit.model.daily.five(of: visit.dayOnScreen)) == sentence
      )
    }
  }

  @Test("a future day is not offered, and an address that names no day shows today")
  func otherAddresses() throws {
    let future = Visit.daily("/daily/2026-11-22")
    #expect(future.toast == "That day isn’t here yet.")
    #expect(future.frame.route == .home)
    let game = Visit.daily("/daily/2026-11-22/times")
    #expect(game.toast == "That day isn’t here yet.")
    #expect(game.frame.route == .home)
    let unknown = Visit.daily("/daily/2026-11-20/chess")
    #expect(try unknown.dayOnScreen.text == "2026-11-20", "a later version may have more games")
    for address in ["/daily/2026-02-30", "/daily/tomorrow", "/daily/", "/daily/tomorrow/times"] {
      #expect(try Visit.daily(address).dayOnScreen == testDay, "\(address)")
    }
    #expect(Route(fragment: Array("/daily/2026-11-20".utf8)).fragment == "/daily/2026-11-20")
  }
}
