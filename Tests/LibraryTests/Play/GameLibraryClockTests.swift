import Games
import Library
import Testing
import WordData

@Suite("The clock of a game")
struct GameLibraryClockTests {
  private let library = GameLibrary()
  private let game = identity(1)

  init() throws {
    library.add(try newGame(id: 1, begun: 100))
    library.add(try newGame(id: 2, begun: 200))
  }

  private func time(_ id: GameID, at now: Int64) -> Int64 {
    library.time(of: id, at: Instant(now)).count
  }

  private func play(_ attempt: String, at clock: Int64) throws {
    try library.play(
      CodewordMove(word(attempt)), in: game, clock: Instant(clock),
      date: 5000, words: .standard)
  }

  @Test("CW-14: the clock does not run in the list")
  func stoppedInTheList() {
    #expect(!library.isRunning(game))
    #expect(time(game, at: 1000) == 0)
    #expect(library.openGame == nil)
  }

  @Test("CW-14: the clock of the game in front runs, and no other clock does")
  func runsInFront() {
    library.open(game, at: 1000)
    #expect(library.openGame == game)
    #expect(library.isRunning(game))
    #expect(time(game, at: 1500) == 500)
    #expect(!library.isRunning(identity(2)))
    #expect(time(identity(2), at: 1500) == 0)
  }

  @Test("CW-14: going to the list stops the clock, and coming back resumes it")
  func list() {
    library.open(game, at: 1000)
    library.open(nil, at: 1500)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 9000) == 500)
    library.open(game, at: 9000)
    #expect(time(game, at: 9001) == 501)
  }

  @Test("CW-14: another game in front stops the clock and starts its own")
  func otherGame() {
    library.open(game, at: 1000)
    library.open(identity(2), at: 1500)
    #expect(time(game, at: 2000) == 500)
    #expect(time(identity(2), at: 2000) == 500)
  }

  @Test("opening the open game again changes nothing")
  func openTwice() {
    library.open(game, at: 1000)
    library.open(game, at: 1500)
    #expect(time(game, at: 2000) == 1000)
  }

  @Test("CW-14: a hidden page adds nothing")
  func hidden() {
    library.open(game, at: 1000)
    library.setVisible(false, at: 1200)
    library.setVisible(false, at: 1300)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 90_000) == 200)
    library.setVisible(true, at: 90_000)
    library.setVisible(true, at: 90_050)
    #expect(time(game, at: 90_100) == 300)
  }

  @Test("CW-14: the clock of a game opened on a hidden page starts when the page is seen")
  func openedWhileHidden() {
    library.setVisible(false, at: 0)
    library.open(game, at: 100)
    #expect(time(game, at: 500) == 0)
    library.setVisible(true, at: 500)
    #expect(time(game, at: 501) == 1)
  }

  @Test("CW-14: a page that becomes visible in the list starts no clock")
  func visibleInTheList() {
    library.open(game, at: 0)
    library.setVisible(false, at: 10)
    library.open(nil, at: 20)
    library.setVisible(true, at: 30)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 90) == 10)
  }

  @Test("CW-14: the clock stops for good when the game ends")
  func stopsAtTheEnd() throws {
    library.open(game, at: 0)
    try play("crane", at: 700)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 9000) == 700)
    library.setVisible(false, at: 9000)
    library.setVisible(true, at: 9500)
    library.open(nil, at: 9600)
    library.open(game, at: 9700)
    #expect(!library.isRunning(game))
    #expect(time(game, at: 10_000) == 700)
  }

  @Test("CW-14: a clock that goes back takes nothing away, and no move is earlier than the last")
  func clockGoesBack() throws {
    library.open(game, at: 1000)
    try play("slate", at: 1600)
    #expect(time(game, at: 900) == 0)
    try play("trace", at: 900)
    let record = try #require(library.session(game)?.record)
    #expect(text(record).hasSuffix("\n600 4900 slate\n600 4900 trace\n"))
  }

  @Test("a changed system clock changes no time of play")
  func systemClock() throws {
    library.open(game, at: 0)
    try library.play(
      CodewordMove(word("slate")), in: game, clock: 10,
      date: 50, words: .standard)
    let record = try #require(library.session(game)?.record)
    // The date is earlier than when the game was begun: no time has passed since then.
    #expect(text(record).hasSuffix("\n10 0 slate\n"))
  }

  @Test("CW-14: a page rewrites a longer time that it wrote over, but not a shorter time")
  func writtenOver() throws {
    library.open(game, at: Instant(0))
    try play("slate", at: 0)
    library.open(nil, at: Instant(500))
    let change = try #require(library.takeChanges().last)
    #expect(change.row == clockRow(1, "500"))
    _ = library.resolve(change, stored: Array("80".utf8), at: Instant(600))
    #expect(library.takeChanges().isEmpty)
    _ = library.resolve(change, stored: Array("2000".utf8), at: Instant(600))
    #expect(time(game, at: 600) == 2000)
    #expect(
      library.takeChanges() == [RowChange(clockRow(1, "2000"), over: Array("500".utf8))])
  }

  @Test("opening a game that does not exist leads to the list")
  func noSuchGame() {
    library.open(game, at: 0)
    library.open(identity(9), at: 10)
    #expect(library.openGame == nil)
    #expect(!library.isRunning(game))
    #expect(time(identity(9), at: 10) == 0)
    #expect(!library.isRunning(identity(9)))
  }
}
