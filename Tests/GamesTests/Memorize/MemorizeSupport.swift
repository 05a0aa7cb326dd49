import Testing

@testable import Games

/// A board with these pictures, place by place.
func board(_ cards: String...) throws -> MemorizePuzzle {
  var pictures: [String] = []
  for card in cards where !pictures.contains(card) { pictures.append(card) }
  let look = try #require(MemorizeLook(name: "Test", fill: fill("blue"), pictures: pictures))
  return try #require(MemorizePuzzle(look, cards: cards.compactMap(pictures.firstIndex(of:))))
}

/// The fill that a test spells.
func fill(_ text: String) throws -> MemorizeFill { try #require(MemorizeFill(Array(text.utf8))) }

/// A game on a board after some choices, each a second after the one before.
func memorize(
  _ puzzle: MemorizePuzzle, isQuick: Bool = false, hasTwoPlayers: Bool = false,
  choosing choices: [Int] = []
) throws -> Memorize {
  var game = Memorize(
    puzzle, options: MemorizeOptions(isQuick: isQuick, hasTwoPlayers: hasTwoPlayers))
  for (second, place) in choices.enumerated() {
    try game.play(MemorizeMove(place), at: PlayTime(Int64(second + 1) * 1000))
  }
  return game
}

/// A board dealt from the built-in themes, or from others.
func dealtBoard(seed: UInt64, from themes: MemorizeThemes = .builtIn) -> MemorizePuzzle {
  var random = SeededRandom(seed: seed)
  return Memorize.deal(.standard, using: &random, from: themes)
}

/// A theme as a player would write it down.
func draft(
  _ emoji: String, name: String = "Test", pairs: String = "all", fill: String = "blue"
) -> MemorizeThemeDraft {
  MemorizeThemeDraft(name: name, pairs: pairs, fill: fill, emoji: emoji)
}

/// All that is wrong with a draft.
func problems(_ draft: MemorizeThemeDraft) -> [MemorizeThemeRefusal] {
  MemorizeThemeRefusal.allCases.filter(draft.has)
}

/// Boards of one theme, dealt by as many seeds.
func boards(of theme: MemorizeTheme, count: UInt64) throws -> [MemorizePuzzle] {
  let themes = try #require(MemorizeThemes([theme]))
  return (0..<count).map { dealtBoard(seed: $0, from: themes) }
}

extension MemorizePuzzle {
  /// The pictures place by place.
  var faces: [String] { cards.map { look.pictures[$0] } }
}

/// A player who chooses cards at random, but knows each card that was up with some chance.
struct ForgetfulPlayer {
  /// How many of a hundred cards the player remembers.
  let memory: UInt32
  var random: SeededRandom

  /// The next card to choose, which is face down.
  mutating func choice(in game: Memorize) -> Int {
    let down = game.puzzle.cards.indices.filter { game.face(of: $0) == .down }
    if random.draw(below: 100) < memory {
      if game.choices.count % 2 == 1, let first = game.choices.last,
        let twin = down.first(where: {
          game.isSeen($0) && game.puzzle.cards[$0] == game.puzzle.cards[first]
        })
      {
        return twin
      }
      if let new = down.first(where: { !game.choices.contains($0) }) { return new }
    }
    return down[Int(random.draw(below: UInt32(down.count)))]
  }
}
