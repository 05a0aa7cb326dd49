import Games
import Testing

@Suite("Memorize: the review")
struct MemorizeReviewTests {
  /// A 0 1, B 2 3, C 4 5, D 6 7.
  private func game(_ choices: [Int]) throws -> Memorize {
    try memorize(board("🐧", "🐧", "👻", "👻", "🐼", "🐼", "🏀", "🏀"), choosing: choices)
  }

  private func kinds(_ choices: [Int]) throws -> [Memorize.Turn] {
    try game(choices).turns
  }

  @Test("a game without a miss is perfect")
  func faultless() throws {
    #expect(try game([0, 1, 2, 3, 4, 5, 6, 7]).par == 4)
    #expect(try kinds([0, 1, 2, 3, 4, 5, 6, 7]) == [.match, .match, .match, .match])
  }

  @Test("a miss is avoidable if the first card's twin, or the second card, was up before")
  func avoidable() throws {
    // 👻 is known when the other 👻 is turned up, and another card is chosen.
    #expect(try kinds([0, 2, 3, 4]) == [.miss, .avoidable])
    // 🐧 is known, and is not the 🐼 that is up.
    #expect(try kinds([0, 2, 4, 0]) == [.miss, .avoidable])
    // A known card comes first and a new card second: the new card could have been its twin.
    #expect(try kinds([0, 2, 4, 6, 0, 3]) == [.miss, .miss, .miss])
    // The twin of the second card was known, and the first was new: it could have been anything.
    #expect(try kinds([0, 2, 4, 1]) == [.miss, .miss])
    #expect(try kinds([0, 2, 3, 2, 1, 0]) == [.miss, .match, .match])
  }

  @Test("a perfect memory needs the turns that were worked out by hand")
  func worked() throws {
    // Every first card is new, and so is every second: 4 misses, then 4 matches of what is known.
    #expect(try game([0, 2, 4, 6, 1, 0, 3, 2, 5, 4, 7, 6]).par == 6)
    // 🐧👻, 🐼🐧: the second 🐧 comes as a second card, so its pair takes another turn.
    #expect(try game([0, 2, 4, 1, 0, 1, 3, 2, 5, 4, 6, 7]).par == 6)
    // The same misses again and again change nothing.
    #expect(try game([0, 2, 4, 6, 0, 2, 4, 6, 1, 0, 3, 2, 5, 4, 7, 6]).par == 6)
    #expect(try game([]).par == 0)
    #expect(try game([0]).par == 1)
    #expect(try game([0, 2]).par == 1)
  }

  /// The fewest turns for cards in this order, found by trying everything a player can do.
  private func fewest(_ order: [Int], pictures: [Int]) -> Int {
    struct State: Hashable {
      var known: Int
      var matched: Set<Int>
    }
    var states: Set<State> = [State(known: 0, matched: [])]
    var turns = 0
    while !states.contains(where: { $0.matched.count * 2 == order.count }) {
      turns += 1
      var next: Set<State> = []
      for state in states {
        // The cards that can be chosen: each known one that is not matched, and the next new one.
        func choices(_ known: Int, but taken: Int?) -> [Int] {
          (0..<min(known + 1, order.count)).filter {
            $0 != taken && !state.matched.contains(pictures[order[$0]])
          }
        }
        for first in choices(state.known, but: nil) {
          let known = max(state.known, first + 1)
          for second in choices(known, but: first) {
            var after = State(known: max(known, second + 1), matched: state.matched)
            if pictures[order[first]] == pictures[order[second]] {
              after.matched.insert(pictures[order[first]])
            }
            next.insert(after)
          }
        }
      }
      states = next
    }
    return turns
  }

  @Test("no way to play needs fewer turns than the review says, with the cards in the same order")
  func optimal() throws {
    var random = SeededRandom(seed: 3)
    let pictures = [0, 0, 1, 1, 2, 2, 3, 3]
    var pars: Set<Int> = []
    for _ in 0..<60 {
      let order = random.permutation(of: 8)
      // A player who turns up all cards in that order, then takes the pairs.
      var game = try memorize(board("🐧", "🐧", "👻", "👻", "🐼", "🐼", "🏀", "🏀"))
      for place in order { try game.play(MemorizeMove(place), at: .zero) }
      for place in [0, 2, 4, 6] where game.face(of: place) != .matched {
        // A card of the last turn may still be up: then its twin comes first.
        let first = game.face(of: place) == .up ? place + 1 : place
        if game.face(of: first) == .up { continue }
        try game.play(MemorizeMove(first), at: .zero)
        try game.play(MemorizeMove(first == place ? place + 1 : place), at: .zero)
      }
      let par = game.par
      #expect(par == fewest(order, pictures: pictures))
      pars.insert(par)
    }
    #expect(pars.count > 1)
  }

  @Test("no player beats the perfect memory, and a player who remembers everything equals it")
  func atLeast() throws {
    for seed in 0..<UInt64(8) {
      for memory in [0, 50, 90, 100] as [UInt32] {
        var player = ForgetfulPlayer(memory: memory, random: SeededRandom(seed: seed))
        var game = try memorize(dealtBoard(seed: seed))
        while !game.outcome.isOver {
          try game.play(MemorizeMove(player.choice(in: game)), at: .zero)
        }
        #expect(game.gains.count >= game.par)
        if memory == 0 { #expect(game.turns.contains(.avoidable)) }
      }
    }
  }

  @Test("the text of the review says what a perfect memory would have needed")
  func words() throws {
    let board = try board("🐧", "🐧", "👻", "👻")
    func text(_ choices: [Int]) throws -> String {
      MemorizeTexts.review(of: try memorize(board, choosing: choices))
    }
    #expect(try text([0, 1, 2, 3]) == "With your luck, a perfect memory takes 2 turns.")
    #expect(
      try text([0, 2, 1, 3, 0, 2, 1, 0, 2, 3]) == "With your luck, a perfect memory takes 3 turns.")
  }
}
