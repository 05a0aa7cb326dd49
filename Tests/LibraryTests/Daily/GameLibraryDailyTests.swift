import Games
import Library
import Testing
import Words

@Suite("The daily five in the library")
struct GameLibraryDailyTests {
  /// Adds a Codeword of a day, begun at `hour` and `minute` in UTC, and solved if `finished`.
  private func play(
    _ date: String, hour: Int64 = 12, minute: Int64 = 0, device: UInt64 = 1, finished: Bool = true,
    minutes: Int64 = 1, in library: GameLibrary
  ) throws {
    let session = try DailyPuzzleTests.session(
      .codeword, of: day(date), begun: moment(date, hour: hour, minute: minute), device: device)
    library.add(session)
    guard finished, case .codeword(let game) = session else { return }
    try library.play(
      CodewordMove(game.puzzle.secret), in: game, clock: .zero,
      date: moment(date, hour: hour, minute: minute + minutes), book: nil)
  }

  private func streak(_ library: GameLibrary, _ date: String) throws -> [Int] {
    let streak = library.streak(on: try day(date))
    return [streak.current, streak.best]
  }

  @Test("a day counts once one of its games is finished")
  func one() throws {
    let library = GameLibrary()
    try play("2026-11-21", finished: false, in: library)
    #expect(try streak(library, "2026-11-21") == [0, 0])
    #expect(library.dailyCounts(from: try day("2026-11-21"), count: 1) == [0])
    try play("2026-11-22", in: library)
    #expect(try streak(library, "2026-11-22") == [1, 1])
    #expect(library.dailyCounts(from: try day("2026-11-21"), count: 3) == [0, 1, 0])
  }

  @Test("a game begun a minute before midnight counts for its day, whenever it ends")
  func midnight() throws {
    let library = GameLibrary()
    try play("2026-11-21", hour: 23, minute: 59, minutes: 6, in: library)
    try play("2026-11-22", hour: 23, minute: 59, minutes: 60 * 24 * 30, in: library)
    #expect(library.daysPlayed == [try day("2026-11-21").number, try day("2026-11-22").number])
  }

  private func dayCount(_ library: GameLibrary) -> Int {
    let first = Day(number: 0)
    return PlayedDays(library, from: first, to: first, offset: .zero).count
  }

  @Test("moves count for a game's day if it began in time, and otherwise for their own day")
  func dayCount() throws {
    let library = GameLibrary()
    try play("2026-11-21", hour: 23, minute: 59, minutes: 6, in: library)
    try play("2026-11-22", hour: 12, in: library)
    #expect(dayCount(library) == 2)
    try play("2026-11-22", hour: 35, device: 2, in: library)
    #expect(dayCount(library) == 2)
    try play("2026-11-02", hour: 24 * 20, in: library)
    #expect(dayCount(library) == 2, "it was played later, on the 22nd")
    try play("2026-12-24", finished: false, in: library)
    #expect(dayCount(library) == 2, "nothing was played yet")
  }

  @Test("a game of the archive is shown for its day and counts for no streak")
  func archive() throws {
    let library = GameLibrary()
    try play("2026-11-21", hour: 36, in: library)
    try play("2026-11-20", hour: 24 * 200, in: library)
    #expect(library.daysPlayed.isEmpty)
    #expect(library.dailyCounts(from: try day("2026-11-20"), count: 2) == [1, 1])
  }

  @Test("a game does not count if a clock set back shows a time before its day begins anywhere")
  func clockSetBack() throws {
    let library = GameLibrary()
    try play("2026-11-21", hour: -15, in: library)
    #expect(library.daysPlayed.isEmpty)
    try play("2026-11-22", hour: -14, in: library)
    #expect(library.daysPlayed == [try day("2026-11-22").number])
  }

  @Test("a player who crosses the date line either way loses no day and has no day twice")
  func dateLine() throws {
    let library = GameLibrary()
    // At noon in Kiritimati (UTC+14), then at noon in Honolulu (UTC-10), where it is the day before.
    try play("2026-11-20", hour: -2, in: library)
    try play("2026-11-21", hour: -2, in: library)
    try play("2026-11-21", hour: 22, device: 2, in: library)
    #expect(try streak(library, "2026-11-20") == [2, 2])
    #expect(try streak(library, "2026-11-21") == [2, 2])
    // Back: the 22nd is over in Kiritimati when the plane lands, and is not over everywhere.
    try play("2026-11-22", hour: 24, in: library)
    try play("2026-11-23", hour: 1, in: library)
    #expect(try streak(library, "2026-11-23") == [4, 4])
  }

  @Test("of several games of a puzzle the first finished game is shown, else the first begun")
  func first() throws {
    for hours in [[1, 2, 3], [3, 2, 1], [2, 1, 3]] as [[Int64]] {
      let library = GameLibrary()
      for hour in hours {
        try play("2026-11-21", hour: hour, device: UInt64(hour), finished: hour > 1, in: library)
      }
      let game = try #require(DailyFive(library, of: try day("2026-11-21"))[.codeword])
      #expect(game.id.low == 2)
      #expect(library.dailyCounts(from: try day("2026-11-21"), count: 1) == [1])
      library.delete(game.id, at: .zero)
      #expect(DailyFive(library, of: try day("2026-11-21"))[.codeword]?.id.low == 3)
      library.delete(
        try #require(DailyFive(library, of: try day("2026-11-21"))[.codeword]).id, at: .zero)
      #expect(DailyFive(library, of: try day("2026-11-21"))[.codeword]?.id.low == 1)
    }
  }

  @Test("games of other kinds and other days have their own places")
  func places() throws {
    let library = GameLibrary()
    for kind in GameKind.allCases {
      library.add(
        try DailyPuzzleTests.session(
          kind, of: try day("2026-11-21"), device: UInt64(kind.rawValue)))
    }
    for kind in GameKind.allCases {
      #expect(DailyFive(library, of: try day("2026-11-21"))[kind]?.kind == kind)
      #expect(DailyFive(library, of: try day("2026-11-20"))[kind] == nil)
    }
  }

  @Test("a deleted game does not count, and counts again when it is brought back")
  func deleted() throws {
    let library = GameLibrary()
    try play("2026-11-21", in: library)
    library.delete(try day("2026-11-21").identity(1), at: .zero)
    #expect(library.daysPlayed.isEmpty)
    _ = library.undoDeletion(at: .zero)
    #expect(library.daysPlayed == [try day("2026-11-21").number])
  }

  @Test("the streak is the same when the games come back from an archive")
  func archived() throws {
    let library = GameLibrary()
    for date in ["2026-11-18", "2026-11-19", "2026-11-21"] { try play(date, in: library) }
    let other = GameLibrary()
    _ = other.unite(with: try Archive(text: library.archive(at: .zero).text), at: .zero)
    #expect(try streak(other, "2026-11-22") == [3, 3])
  }
}
