import Games
import Testing

/// A board with these pictures, place by place.
func board(_ cards: String...) throws -> MemorizePuzzle {
  try #require(
    MemorizePuzzle(themeName: "Test", fill: MemorizeFill(MemorizeColor(.blue)), cards: cards))
}

/// A game on a board after some choices, each a second after the one before.
func memorize(
  _ puzzle: MemorizePuzzle, scoring: MemorizeOptions.Scoring = .plain, players: Int = 1,
  choosing choices: [Int] = []
) throws -> Memorize {
  let options = try #require(MemorizeOptions(scoring: scoring, players: players))
  var game = try Memorize(puzzle, options: options)
  for (second, place) in choices.enumerated() {
    try game.play(MemorizeMove(place), at: Milliseconds(Int64(second + 1) * 1000))
  }
  return game
}

/// A board that was dealt from the built-in themes.
func dealtBoard(
  seed: UInt64, options: MemorizeOptions = .standard, from themes: MemorizeThemes = .builtIn
) -> MemorizePuzzle {
  var random = SeededRandom(seed: seed)
  return Memorize.deal(options, using: &random, from: themes)
}

/// A theme as a player would make it.
func draft(
  _ emoji: String, name: String = "Test", pairs: MemorizeTheme.Pairs = .all,
  fill: MemorizeFill = MemorizeFill(MemorizeColor(.blue))
) -> MemorizeThemeDraft {
  MemorizeThemeDraft(name: name, emoji: emoji, pairs: pairs, fill: fill)
}

/// Boards of one theme, dealt by as many seeds.
func boards(of theme: MemorizeTheme, count: UInt64) throws -> [MemorizePuzzle] {
  let themes = try #require(MemorizeThemes([theme]))
  return (0..<count).map { dealtBoard(seed: $0, from: themes) }
}

/// How somebody plays: chooses cards by chance, but knows each card that was up with some chance.
struct ForgetfulPlayer {
  /// Of a hundred cards that could be remembered, so many are.
  let memory: UInt32
  var random: SeededRandom

  /// The next card to choose, which is face down.
  mutating func choice(in game: Memorize) -> Int {
    let down = game.puzzle.cards.indices.filter { game.face(of: $0) == .down }
    if random.draw(below: 100) < memory {
      if game.choices.count % 2 == 1, let first = game.choices.last,
        let partner = down.first(where: { game.isSeen($0) && game.puzzle.isPair($0, first) })
      {
        return partner
      }
      if let new = down.first(where: { !game.choices.contains($0) }) { return new }
    }
    return down[Int(random.draw(below: UInt32(down.count)))]
  }
}
