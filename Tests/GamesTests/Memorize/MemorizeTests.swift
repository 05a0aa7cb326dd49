import Games
import Testing

@Suite("Memorize: the rules")
struct MemorizeTests {
  /// 🐧 0 1, 👻 2 3, ✏️ 4 5, 🏀 6 7, 🐼 8 9.
  private func example() throws -> MemorizePuzzle {
    try board("🐧", "🐧", "👻", "👻", "✏️", "✏️", "🏀", "🏀", "🐼", "🐼")
  }

  @Test("ME-13: the worked example comes out exactly, step by step")
  func workedExample() throws {
    var game = try memorize(example())
    // The first 🐧 is still up when the last turn begins: it begins with the second one.
    let turns = [(0, 2), (4, 6), (2, 3), (0, 8), (6, 0), (1, 0)]
    let scores: [Int64] = [0, 0, 2, 1, -1, 1]
    for ((first, second), score) in zip(turns, scores) {
      try game.play(MemorizeMove(first), at: .zero)
      try game.play(MemorizeMove(second), at: .zero)
      #expect(game.score == score)
    }
  }

  @Test("ME-1: a chosen card turns up, and a third card turns down two that do not match")
  func turningUp() throws {
    var game = try memorize(example())
    func up(_ game: Memorize) -> [Int] { (0..<10).filter { game.face(of: $0) == .up } }
    #expect(up(game) == [])
    try game.play(MemorizeMove(0), at: .zero)
    #expect(up(game) == [0])
    try game.play(MemorizeMove(2), at: .zero)
    #expect(up(game) == [0, 2])
    try game.play(MemorizeMove(3), at: .zero)
    #expect(up(game) == [3])
    try game.play(MemorizeMove(2), at: .zero)
    #expect(up(game) == [])
    #expect([2, 3].allSatisfy { game.face(of: $0) == .matched })
    try game.play(MemorizeMove(9), at: .zero)
    #expect(up(game) == [9])
    #expect([2, 3].allSatisfy { game.face(of: $0) == .matched })
  }

  @Test("ME-1: choosing a card that is up or matched does nothing")
  func refused() throws {
    var game = try memorize(example(), choosing: [2, 3, 0, 4])
    let before = game
    for (place, refusal) in [
      (0, .faceUp), (4, .faceUp), (2, .matched), (3, .matched), (10, .noSuchCard),
      (-1, .noSuchCard),
    ] as [(Int, MemorizeRefusal)] {
      #expect(game.refusal(of: MemorizeMove(place), in: nil) == refusal)
      #expect(throws: refusal) { try game.play(MemorizeMove(place), at: 99_000) }
      #expect(game == before)
    }
    // The two that do not match go down with the next card: then they can be chosen again.
    try game.play(MemorizeMove(6), at: .zero)
    try game.play(MemorizeMove(0), at: .zero)
  }

  @Test("ME-1: the same card twice in a row is not a pair, and costs nothing")
  func doubleTap() throws {
    var game = try memorize(example(), choosing: [0])
    #expect(throws: MemorizeRefusal.faceUp) { try game.play(MemorizeMove(0), at: .zero) }
    #expect(game.gains.isEmpty)
    try game.play(MemorizeMove(1), at: .zero)
    #expect(game.matchCount == 1)
  }

  @Test("ME-1: the game ends with the last pair, and then no card can be chosen")
  func end() throws {
    var game = try memorize(example(), choosing: [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(game.outcome == .playing)
    try game.play(MemorizeMove(8), at: .zero)
    #expect(game.outcome == .playing)
    try game.play(MemorizeMove(9), at: .zero)
    #expect(game.outcome == .won)
    #expect(game.score == 10)
    #expect(throws: MemorizeRefusal.over) { try game.play(MemorizeMove(0), at: .zero) }
  }

  @Test("ME-12: a card counts as seen after it is turned down again, but its twin does not")
  func seen() throws {
    var game = try memorize(example(), choosing: [0, 2])
    #expect(!game.isSeen(0) && !game.isSeen(2))
    try game.play(MemorizeMove(1), at: .zero)
    #expect(game.isSeen(0) && game.isSeen(2))
    #expect(!game.isSeen(1) && !game.isSeen(3))
    // The first 🐧 and the first 👻 are seen, the second ones are not: this mismatch is free.
    try game.play(MemorizeMove(3), at: .zero)
    #expect(game.score == 0)
  }

  @Test("ME-12: a mismatch of two seen cards costs 2, and a match is worth 2 whatever was seen")
  func points() throws {
    let board = try example()
    #expect(try memorize(board, choosing: [0, 2, 4, 6]).score == 0)
    #expect(try memorize(board, choosing: [0, 2, 4, 6, 0, 4]).score == -2)
    #expect(try memorize(board, choosing: [0, 2, 4, 6, 0, 8]).score == -1)
    #expect(try memorize(board, choosing: [0, 2, 4, 6, 9, 4]).score == -1)
    #expect(try memorize(board, choosing: [0, 2, 1, 3, 0, 1]).score == 2)
    #expect(try memorize(board, choosing: [0, 1]).score == 2)
  }

  @Test(
    "ME-18: quick scoring multiplies by what is left of ten seconds, and at least by one",
    arguments: [
      (0, 20), (999, 20), (1000, 18), (1999, 18), (5500, 10), (8999, 4), (9000, 2), (9999, 2),
      (10_000, 2), (3_600_000, 2), (Int64.max - 5000, 2),
    ] as [(Int64, Int64)])
  func quick(wait: Int64, points: Int64) throws {
    var game = try memorize(example(), isQuick: true)
    try game.play(MemorizeMove(0), at: 5000)
    #expect(game.score == 0)
    try game.play(MemorizeMove(1), at: PlayTime(5000 + wait))
    #expect(game.score == points)
  }

  @Test("ME-18: the cost of a mismatch is multiplied, too, and only the last card's time counts")
  func quickMismatch() throws {
    var game = try memorize(example(), isQuick: true)
    for (place, time) in [(0, 0), (2, 100), (4, 60_000), (6, 60_100), (0, 90_000), (4, 93_000)] {
      try game.play(MemorizeMove(place), at: PlayTime(Int64(time)))
    }
    #expect(game.score == -2 * 7)
  }

  @Test("ME-18: time plays no part in plain scoring")
  func plainTime() throws {
    var game = try memorize(example())
    try game.play(MemorizeMove(0), at: .zero)
    try game.play(MemorizeMove(1), at: 1)
    #expect(game.score == 2)
  }
}
