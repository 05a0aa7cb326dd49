import Games
import Testing

@Suite("Memorize: two players")
struct MemorizePlayersTests {
  private func board() throws -> MemorizePuzzle {
    try GamesTests.board("🐧", "🐧", "👻", "👻", "🐼", "🐼")
  }

  @Test("a match gives another turn, a mismatch gives the turn to the other player")
  func turns() throws {
    var game = try memorize(board(), hasTwoPlayers: true)
    var on: [Int] = []
    for place in [0, 1, 2, 4, 5, 2, 3, 4, 2, 3, 4, 5] {
      try game.play(MemorizeMove(place), at: .zero)
      on.append(game.player)
    }
    #expect(on == [0, 0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1])
  }

  @Test("each player has the points of their own turns")
  func points() throws {
    let game = try memorize(
      board(), hasTwoPlayers: true, choosing: [0, 1, 2, 4, 5, 2, 3, 4, 2, 3, 4, 5])
    #expect(game.score(of: 0) == 1)
    #expect(game.score(of: 1) == 3)
    #expect(game.score == 4)
    #expect(
      game.describe(.brief)
        == "All 3 pairs found in 6 turns. Player 1 has 1 point, player 2 has 3 points. "
        + "Player 2 wins.")
  }

  @Test("a card that one player turned up counts as seen for the other player, too")
  func seen() throws {
    let game = try memorize(board(), hasTwoPlayers: true, choosing: [0, 2, 4, 0])
    #expect(game.score(of: 0) == 0)
    #expect(game.score(of: 1) == -1)
    #expect(
      game.describe(.brief)
        == "0 of 3 pairs. Player 1 has 0 points, player 2 has −1 point. Player 1 is on.")
  }

  @Test("a game can end in a draw")
  func draw() throws {
    let game = try memorize(
      GamesTests.board("🐧", "🐧", "👻", "👻", "🐼", "🐼", "🏀", "🏀"), hasTwoPlayers: true,
      choosing: [0, 1, 2, 3, 4, 6, 5, 4, 6, 7])
    #expect(game.score(of: 0) == game.score(of: 1))
    #expect(
      game.describe(.brief) == "All 4 pairs found in 5 turns. "
        + "Player 1 has 4 points, player 2 has 4 points. A draw.")
  }

  @Test("a single player always has the turn")
  func alone() throws {
    var game = try memorize(board())
    for place in [0, 2, 1, 4, 3, 5] {
      #expect(game.player == 0)
      try game.play(MemorizeMove(place), at: .zero)
    }
    #expect(game.score(of: 0) == game.score)
  }
}
