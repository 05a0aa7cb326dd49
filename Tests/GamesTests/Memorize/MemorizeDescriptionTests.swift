import Games
import Testing

@Suite("Memorize: in words")
struct MemorizeDescriptionTests {
  private func game(_ choices: [Int]) throws -> Memorize {
    try memorize(board("🐧", "👻", "🐧", "👻", "🐼", "🐼"), choosing: choices)
  }

  @Test("a game has descriptions of three lengths, from the first card to the last")
  func details() throws {
    #expect(try game([]).fullDescription == "0 of 3 pairs, 0 points.")
    #expect(
      try game([0]).fullDescription
        == "0 of 3 pairs, 0 points. Card 1: 🐧\u{FE0F}. Card 1, 🐧\u{FE0F}, face up.")
    #expect(
      try game([0, 1]).describe(.standard)
        == "0 of 3 pairs, 0 points. Card 2: 👻\u{FE0F}. No match with card 1, 🐧\u{FE0F}.")
    let later = try game([0, 1, 2, 0, 3, 4])
    #expect(later.describe(.brief) == "1 of 3 pairs, 2 points.")
    #expect(
      later.fullDescription
        == "1 of 3 pairs, 2 points. Card 5: 🐼\u{FE0F}. No match with card 4, 👻\u{FE0F}. "
        + "Card 1, 🐧\u{FE0F}, matched. Card 3, 🐧\u{FE0F}, matched. "
        + "Card 4, 👻\u{FE0F}, face up. Card 5, 🐼\u{FE0F}, face up.")
    #expect(
      try game([0, 1, 3, 0]).describe(.standard)
        == "0 of 3 pairs, −1 point. Card 1: 🐧\u{FE0F}. "
        + "No match with card 4, 👻\u{FE0F}: −1 point.")
    let won = try game([0, 1, 2, 0, 3, 1, 4, 5])
    #expect(won.describe(.brief) == "All 3 pairs found in 4 turns, 6 points.")
    #expect(
      won.describe(.standard)
        == "All 3 pairs found in 4 turns, 6 points. Card 6: 🐼\u{FE0F}. "
        + "A match with card 5, 🐼\u{FE0F}: 2 points.")
    #expect(
      won.fullDescription.hasSuffix(
        "Card 6, 🐼\u{FE0F}, matched. With your luck, a perfect memory takes 4 turns."))
  }

  @Test("no description reveals a card that is face down, whether it was seen or not")
  func noSpoiler() throws {
    for seed in 0..<UInt64(20) {
      var player = ForgetfulPlayer(memory: 40, random: SeededRandom(seed: seed))
      var game = try memorize(dealtBoard(seed: seed))
      for _ in 0..<15 where !game.outcome.isOver {
        try game.play(MemorizeMove(player.choice(in: game)), at: .zero)
        let text = game.fullDescription + game.figure + game.symbols
        for (place, picture) in game.puzzle.faces.enumerated() where game.face(of: place) == .down {
          #expect(MemorizeTexts.card(place, in: game) == "Card \(place + 1), face down")
          let isShown = game.puzzle.cards.indices.contains {
            game.puzzle.cards[$0] == game.puzzle.cards[place] && game.face(of: $0) != .down
          }
          #expect(isShown || !text.contains(picture))
        }
      }
    }
  }

  @Test("a transcript has a line for everything that a replay restores")
  func transcript() throws {
    func transcript(_ game: Memorize) -> String {
      var text = TextWriter()
      game.transcribe(into: &text)
      return String(decoding: text.bytes, as: UTF8.self)
    }
    #expect(transcript(try game([])) == "\n\n000000 0 1 \n")
    #expect(
      transcript(try game([0, 1, 2, 0, 3, 4, 1])) == "1 2 3 1 4 5 2 \n0 2 0 \n212000 4 1 \n")
    let two = try memorize(
      board("🐧", "🐧", "👻", "👻"), hasTwoPlayers: true, choosing: [0, 2, 1, 2])
    #expect(transcript(two) == "1 3 2 3 \n0 -1 \n0110 2 1 \n")
  }

  @Test("the shared text has a sign for each turn, and never a picture")
  func share() throws {
    let game = try game([0, 1, 2, 4, 0, 2, 1, 3, 4, 5])
    #expect(game.figure == "5 turns")
    #expect(game.symbols == "⬜🟡🟪🟪🟪")
    let two = try memorize(
      board("🐧", "🐧", "👻", "👻"), isQuick: true, hasTwoPlayers: true, choosing: [0, 1])
    #expect(two.figure == "18:0")
    #expect(two.symbols == "🟪")
  }

  @Test("each refusal has its own sentence")
  func refusals() {
    #expect(
      [.over, .noSuchCard, .faceUp, .matched].map { MemorizeTexts.refusal($0 as MemorizeRefusal) }
        == [
          "The game is over.", "No such card.", "This card is already up.",
          "This card is already matched.",
        ])
  }
}
