import Games
import Testing

@Suite("Memorize: in words")
struct MemorizeDescriptionTests {
  private func game(_ choices: [Int]) throws -> Memorize {
    try memorize(board("🐧", "👻", "🐧", "👻", "🐼", "🐼"), choosing: choices)
  }

  @Test("the state at three lengths, from the first card to the last")
  func details() throws {
    #expect(try game([]).describe(.full) == "0 of 3 pairs, 0 points.")
    #expect(
      try game([0]).describe(.full)
        == "0 of 3 pairs, 0 points. Card 1: 🐧\u{FE0F}. Card 1, 🐧\u{FE0F}, face up.")
    #expect(
      try game([0, 1]).describe(.standard)
        == "0 of 3 pairs, 0 points. Card 2: 👻\u{FE0F}. No match with card 1, 🐧\u{FE0F}.")
    let later = try game([0, 1, 2, 0, 3, 4])
    #expect(later.describe(.brief) == "1 of 3 pairs, 2 points.")
    #expect(
      later.describe(.full)
        == "1 of 3 pairs, 2 points. Card 5: 🐼\u{FE0F}. No match with card 4, 👻\u{FE0F}. "
        + "Card 1, 🐧\u{FE0F}, matched. Card 3, 🐧\u{FE0F}, matched. "
        + "Card 4, 👻\u{FE0F}, face up. Card 5, 🐼\u{FE0F}, face up.")
    #expect(
      try game([0, 1, 3, 0]).describe(.standard)
        == "0 of 3 pairs, −1 point. Card 1: 🐧\u{FE0F}. No match with card 4, 👻\u{FE0F}: −1 point.")
    let won = try game([0, 1, 2, 0, 3, 1, 4, 5])
    #expect(won.describe(.brief) == "All 3 pairs found in 4 turns. 6 points.")
    #expect(
      won.describe(.standard)
        == "All 3 pairs found in 4 turns. 6 points. "
        + "Cards 5 and 6 are a pair, 🐼\u{FE0F}: 2 points.")
    #expect(
      won.describe(.full).hasSuffix(
        "Card 6, 🐼\u{FE0F}, matched. No memory could have done it in fewer turns "
          + "with the same luck."))
  }

  @Test("no description tells of a card that is face down, whether it was seen or not")
  func noSpoiler() throws {
    for seed in 0..<UInt64(20) {
      var player = ForgetfulPlayer(memory: 40, random: SeededRandom(seed: seed))
      var game = try memorize(dealtBoard(seed: seed))
      for _ in 0..<15 where !game.outcome.isOver {
        try game.play(MemorizeMove(player.choice(in: game)), at: .zero)
        let text = game.describe(.full) + MemorizeShare.text(of: game, time: nil, style: .signs)
        for (place, picture) in game.puzzle.cards.enumerated() where game.face(of: place) == .down {
          #expect(MemorizeTexts.card(place, in: game) == "Card \(place + 1), face down")
          let isShown = game.puzzle.cards.indices.contains {
            game.puzzle.isPair($0, place) && game.face(of: $0) != .down
          }
          #expect(isShown || !text.contains(picture))
        }
      }
    }
  }

  @Test("a transcript has a line for all that a replay restores")
  func transcript() throws {
    var text = TextWriter()
    try game([0, 1, 2, 0, 3, 4, 1]).transcribe(into: &text)
    #expect(
      String(decoding: text.bytes, as: UTF8.self)
        == "turn 1 2 miss 0\nturn 3 1 match 2\nturn 4 5 miss 0\ncards mUm--.\npar 4 avoidable 1\n")
    var two = TextWriter()
    try memorize(board("🐧", "🐧", "👻", "👻"), players: 2, choosing: [0, 2])
      .transcribe(into: &two)
    #expect(
      String(decoding: two.bytes, as: UTF8.self)
        == "turn 1 3 miss 0\ncards u.u.\npar 1 avoidable 0\nplayers 0 0 on 2\n")
  }

  @Test("what is shared has a sign or a word for each turn, and never a picture")
  func share() throws {
    let game = try game([0, 1, 2, 4, 0, 2, 1, 3, 4, 5])
    func text(_ style: MemorizeShare.Style, _ time: String? = nil) -> String {
      MemorizeShare.text(of: game, time: time, style: style)
    }
    #expect(text(.signs, "1:32") == "Memorize, Test, 3 pairs: 6 points in 5 turns, 1:32\n·○●●●")
    #expect(
      text(.words)
        == "Memorize, Test, 3 pairs: 6 points in 5 turns\n"
        + "3 matches, 2 misses, 1 avoidable; a perfect memory needs 5 turns")
    let two = try memorize(
      board("🐧", "🐧", "👻", "👻"), scoring: .quick, players: 2, choosing: [0, 1])
    #expect(
      MemorizeShare.text(of: two, time: nil, style: .words)
        == "Memorize, Test, 2 pairs, quick, two players: 18 points and 0 points in 1 turn so far\n"
        + "1 match, 1 by luck, 0 misses; a perfect memory needs 1 turn")
  }

  @Test("every refusal is a sentence of its own")
  func refusals() {
    #expect(
      [.over, .noSuchCard, .faceUp, .matched].map { MemorizeTexts.refusal($0 as MemorizeRefusal) }
        == [
          "The game is over.", "There is no such card.", "This card is face up already.",
          "This card is matched already.",
        ])
  }
}
