import Testing

@testable import Games

@Suite("Memorize: the levels")
struct MemorizeLevelTests {
  /// A game whose pairs lie side by side, with some misses before the pairs are taken.
  private func game(
    pairs: Int, asked: Int? = nil, misses: Int, isQuick: Bool = false, hasTwoPlayers: Bool = false
  ) throws -> Memorize {
    let pictures = (0..<pairs).compactMap { UnicodeScalar(0x1F400 + UInt32($0)) }.map { String($0) }
    let look = try #require(MemorizeLook(name: "Test", fill: fill("blue"), pictures: pictures))
    let puzzle = try #require(MemorizePuzzle(look, cards: (0..<2 * pairs).map { $0 / 2 }))
    // The cards of a miss stay up for a moment, so the next turn is with others.
    let turns = (0..<misses).map { $0 % 2 == 0 ? [4, 6] : [0, 2] }.reversed()
    var game = Memorize(
      puzzle,
      options: MemorizeOptions(isQuick: isQuick, hasTwoPlayers: hasTwoPlayers, pairs: asked))
    for card in Array(turns.joined()) + Array(0..<2 * pairs) {
      try game.play(MemorizeMove(card), at: .zero)
    }
    return game
  }

  @Test("after at most two turns for each pair the next larger board follows, up to the largest")
  func levels() throws {
    let sizes = MemorizeOptions.sizes
    for (size, next) in zip(sizes, sizes.dropFirst()) {
      #expect(
        try game(pairs: size, asked: size, misses: size).nextLevel == MemorizeOptions(pairs: next))
      #expect(try game(pairs: size, asked: size, misses: size + 1).nextLevel == nil)
    }
    #expect(try game(pairs: 24, asked: 24, misses: 0).nextLevel == nil)
  }

  @Test("quick games stay quick")
  func quick() throws {
    #expect(
      try game(pairs: 6, asked: 6, misses: 0, isQuick: true).nextLevel
        == MemorizeOptions(isQuick: true, pairs: 10))
  }

  @Test("a board as large as its theme wants has no next level, nor has a game of two players")
  func none() throws {
    #expect(try game(pairs: 6, misses: 0).nextLevel == nil)
    #expect(try game(pairs: 8, asked: 10, misses: 0).nextLevel == nil)
    #expect(try game(pairs: 6, asked: 6, misses: 0, hasTwoPlayers: true).nextLevel == nil)
  }
}
