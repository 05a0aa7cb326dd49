import Games

/// How the turns of a finished Memorize came about: what is usual for a perfect memory, what was forgotten,
/// and what chance saved. All of it is exact.
public struct MemorizeAnalysis: Sendable {
  /// The turns, the first one first.
  public let turns: [MemorizeTurn]

  /// What the number of turns consists of.
  public let balance: Balance

  /// Of a game that one player has finished.
  /// - Parameter expectation: for boards of that size, or larger ones.
  /// - Throws: why nothing can be said.
  public init(
    of game: Memorize, _ expectation: MemorizeExpectation
  ) throws(MemorizeSilence) {
    guard game.outcome.isOver else { throw .unfinished }
    if game.options.hasTwoPlayers { throw .twoPlayers }
    var memory = MemorizeMemory(game.puzzle, expectation)
    var balance = Balance(par: memory.turns)
    var turns: [MemorizeTurn] = []
    for number in game.gains.indices {
      let turn = MemorizeTurn(
        game.choices[2 * number], game.choices[2 * number + 1],
        isMatch: game.isMatch(number), cards: game.puzzle.cards, knowing: &memory)
      balance.add(cost: turn.cost, luck: turn.luck)
      turns.append(turn)
    }
    self.turns = turns
    self.balance = balance
  }

  /// Of a game that one player has finished.
  /// - Throws: why nothing can be said.
  public init(of game: Memorize) throws(MemorizeSilence) {
    try self.init(of: game, MemorizeExpectation(pairs: game.puzzle.pairCount))
  }

  /// How many turns a perfect memory could not have done better.
  public var perfectTurns: Int { count { $0.isPerfect } }

  /// How many pairs were found of which neither card was known.
  public var pairsByChance: Int { count { $0.finding == .pairByChance } }

  /// How many turns found no pair and nobody could have known better.
  public var newCards: Int { count { $0.finding == .newCards } }

  /// How many turns found no pair though enough had been seen.
  public var avoidableMisses: Int {
    count { turn in
      switch turn.finding {
      case .forgotTwin, .forgotCard: true
      case .pair, .pairByChance, .newCards, .knownFirst: false
      }
    }
  }

  /// The index of the turn from which most can be learnt, which found no pair; nil where none is worth telling.
  public var instructiveTurn: Int? {
    Instruction.mostCostly(
      of: turns.map { turn in
        switch turn.finding {
        case .pair, .pairByChance: 0
        case .newCards, .knownFirst, .forgotTwin, .forgotCard: turn.cost
        }
      })
  }

  private func count(_ isCounted: (MemorizeTurn) -> Bool) -> Int {
    var count = 0
    for turn in turns where isCounted(turn) { count += 1 }
    return count
  }
}
