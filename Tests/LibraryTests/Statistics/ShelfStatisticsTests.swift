import Games
import Library
import Testing
import Words

@Suite("Statistics of all games")
struct ShelfStatisticsTests {
  private func library(_ rows: [Row]) -> GameLibrary {
    let library = GameLibrary()
    library.load(rows)
    #expect(library.errors.isEmpty)
    return library
  }

  private func codeword(
    _ id: UInt64, begun: Int64 = 1000, provenance: String = "", attempts: String = "any",
    moves: [String]
  ) -> Row {
    row(
      id, record(id: id, begun: begun, provenance: provenance, attempts: attempts, moves: moves))
  }

  /// The row of a Memorize with one pair.
  private func memorize(_ id: UInt64, moves: [String]) -> Row {
    let text = """
      pastime 1
      game memorize 1
      id \(identity(id).text)
      begun 1000
      options scoring=plain players=1
      puzzle name=Animals color=orange emoji=%f0%9f%90%a7 cards=00


      """ + moves.map { $0 + "\n" }.joined()
    return row(id, Array(text.utf8))
  }

  @Test("without a game there are no figures")
  func empty() {
    let library = GameLibrary()
    let all = ShelfStatistics(library)
    #expect(all.played == 0)
    #expect(all.time == .zero)
    #expect(all.percentWon == nil)
    #expect(PlayedDays(library, from: Day(number: 0), to: Day(number: 1), offset: .zero).count == 0)
  }

  @Test(
    "games that are over are counted by their outcome; samples, branches and turns of an evening are not"
  )
  func figures() {
    let library = library([
      codeword(1, moves: ["1000 1000 crane"]),
      codeword(2, attempts: "1", moves: ["2000 2000 trace"]),
      codeword(3, moves: ["4000 4000 trace"]),
      codeword(4, moves: []),
      codeword(5, provenance: "sample\n", moves: ["8000 8000 crane"]),
      codeword(6, provenance: "branch-of \(identity(1).text)\n", moves: ["16000 16000 crane"]),
      codeword(7, provenance: "challenge\n", moves: ["32000 32000 crane"]),
      codeword(10, provenance: "evening\n", moves: ["512000 512000 crane"]),
      memorize(8, moves: ["64000 64000 1", "128000 128000 2"]),
      memorize(9, moves: ["256000 256000 1"]),
    ])
    let (all, codeword) = (ShelfStatistics(library), ShelfStatistics(library, of: .codeword))
    let memorize = ShelfStatistics(library, of: .memorize)
    #expect(codeword.played == 3)
    #expect(codeword.percentWon == 67)
    #expect(codeword.time == 35_000)
    #expect(memorize.played == 1)
    #expect(memorize.percentWon == nil, "it cannot be lost")
    #expect(ShelfStatistics(library, of: .hangman).played == 0)
    #expect(all.played == 4)
    #expect(all.percentWon == 67)
    #expect(all.time == 163_000)
  }

  static let day: Int64 = 86_400_000

  @Test(
    "a day counts once, by the moves that were made on it, where the player is",
    arguments: [
      (0, ["1 1 trace"], [10 * day + 5], 1),
      (0, ["1 1 trace", "2 \(day) stare"], [10 * day], 2),
      (0, ["1 1 trace", "2 \(day - 1) stare"], [10 * day], 1),
      (0, ["1 1 trace", "2 \(day - 1) stare"], [10 * day, 11 * day - 2], 2),
      (0, ["1 1 trace", "2 \(3 * day) stare"], [10 * day, 11 * day, 2 * day], 6),
      (3_600_000, ["1 1 trace", "2 \(day - 3_600_000) stare"], [10 * day], 2),
      (-3_600_000, ["1 1 trace", "2 \(day) stare"], [10 * day + 3_599_990], 2),
      (-3_600_000, ["1 1 trace", "2 7200000 stare"], [10 * day], 2),
    ])
  func days(_ offset: Int64, _ moves: [String], _ begun: [Int64], _ days: Int) {
    let rows = begun.enumerated().map { codeword(UInt64($0) + 1, begun: $1, moves: moves) }
    let played = PlayedDays(
      library(rows), from: Day(number: 2), to: Day(number: 14), offset: Milliseconds(offset))
    #expect(played.count == days)
  }

  @Test("a square shows how many games had moves on its day, each game once")
  func squares() {
    let library = library([
      codeword(1, begun: 10 * Self.day, moves: ["1 1 trace", "2 2 stare"]),
      codeword(2, begun: 10 * Self.day, moves: ["1 1 trace", "2 \(Self.day) stare"]),
      codeword(3, begun: 2 * Self.day, moves: ["1 1 trace"]),
      codeword(4, begun: 11 * Self.day, provenance: "sample\n", moves: ["1 1 trace"]),
    ])
    let days = PlayedDays(library, from: Day(number: 9), to: Day(number: 12), offset: .zero)
    #expect(days.games == [0, 2, 1, 0])
    #expect(days.count == 3, "the second day is before the days that are listed one by one")
  }

  @Test("the line of all games is the sum of the lines, in libraries of random games")
  func sums() throws {
    var games = RandomGames(seed: 11)
    for _ in 0..<20 {
      let library = GameLibrary()
      for _ in 0..<games.draw(below: 40) {
        library.add(
          .codeword(
            try games.session(
              length: 5, mode: .standard, limit: games.draw(below: 2) == 0 ? nil : 3)))
      }
      let all = ShelfStatistics(library)
      let over = library.history.filter { $0.header.counts && $0.outcome.isOver }
      let won = over.filter { $0.outcome == .won }
      #expect(all.played == over.count)
      #expect(all.percentWon == percentage(of: won.count, in: over.count))
      #expect(all.time.count == over.reduce(0) { $0 + $1.timeAtLastMove.count })
      #expect(ShelfStatistics(library, of: .codeword).time == all.time)
      #expect(ShelfStatistics(library, of: .times).played == 0)
    }
  }
}
