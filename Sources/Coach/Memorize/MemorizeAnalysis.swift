import Games

/// The breakdown of the turns of a finished game of Memorize: the usual turns of a perfect memory, the cost of
/// forgetting, and what chance saved. All values are exact.
public struct MemorizeAnalysis: Sendable {
  /// The turns, in order.
  public let turns: [MemorizeTurn]

  /// The breakdown of the number of turns.
  public let balance: Balance

  /// For a finished game of one player.
  /// - Parameter expectation: for boards of this size or larger.
  /// - Throws: why there is no analysis.
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

  /// For a finished game of one player.
  /// - Throws: why there is no analysis.
  public init(of game: Memorize) throws(MemorizeSilence) {
    try self.init(of: game, MemorizeExpectation(pairs: game.puzzle.pairCount))
  }

  /// The index of the most instructive turn without a pair; nil if none is worth mentioning.
  public var instructiveTurn: Int? {
    Instruction.mostCostly(
      of: turns.map { turn in
        switch turn.finding {
        case .pair, .pairByChance: 0
        case .newCards, .knownFirst, .forgotTwin, .forgotCard: turn.cost
        }
      })
  }
}
