import Coach
import Games

extension CoachReport {
  /// The coach's report on a Memorize.
  init(of game: Memorize) {
    let analysis: MemorizeAnalysis
    do { analysis = try MemorizeAnalysis(of: game) } catch {
      switch error {
      case .unfinished:
        self = .silence("Ask again when the game is over.", reason: "unfinished")
      case .twoPlayers:
        self = .silence(
          "With two players the best move depends on the other, so we can’t compare.",
          reason: "twoPlayers", after: counted(game.gains.count, "turn", "turns") + ".",
          result: game.gains.count)
      }
      return
    }
    let count = analysis.turns.count
    opening = [
      "\(counted(count, "turn", "turns")). "
        + "A perfect memory takes \(oneDecimal(analysis.balance.par)).",
      "\(counted(analysis.perfectTurns, "perfect turn", "perfect turns")).",
    ]
    result = Double(count)
    balance = analysis.balance
    members = [
      ("perfectTurns", .whole(analysis.perfectTurns)),
      ("pairsByChance", .whole(analysis.pairsByChance)),
      ("avoidableMisses", .whole(analysis.avoidableMisses)),
      ("mostInstructive", analysis.instructiveTurn.map { .whole($0 + 1) } ?? .null),
    ]
    moves = analysis.turns.map { Move(of: $0, in: game) }
    closing = [analysis.balance.sum(choices: "forgetting", chance: "chance")]
  }
}

extension CoachReport.Move {
  fileprivate init(of turn: MemorizeTurn, in game: Memorize) {
    let cards = [turn.first, turn.second].map { "\($0 + 1)" }.joined(separator: " and ")
    let picture = game.puzzle.picture(turn.first)
    let finding: String
    let keyword: String
    switch turn.finding {
    case .pair: (finding, keyword) = ("the pair \(picture).", "pair")
    case .pairByChance:
      (finding, keyword) = ("the pair \(picture), both new.", "pairByChance")
    case .newCards: (finding, keyword) = ("no pair. Nobody could know.", "newCards")
    case .knownFirst:
      (finding, keyword) = (
        "no pair. Card \(turn.first + 1) was known. A new card first shows more.",
        "knownFirst"
      )
    case .forgotTwin(let card):
      (finding, keyword) = (
        "no pair. The other \(picture) was card \(card + 1).", "forgotTwin"
      )
    case .forgotCard:
      let other = game.puzzle.picture(turn.second)
      (finding, keyword) = (
        "no pair. Card \(turn.second + 1) was up before: \(other).", "forgotCard"
      )
    }
    // The report states no cost for a turn that found a pair.
    let added =
      !turn.isPair && turn.cost >= Instruction.leastCost
      ? " It added \(aboutMore(turn.cost, "a", "turn"))." : ""
    sentence = "Cards \(cards): \(finding)\(added)"
    members = [
      ("first", .whole(turn.first + 1)), ("second", .whole(turn.second + 1)),
      ("finding", .text(keyword)), ("cost", JSONValue(turn.cost)), ("luck", JSONValue(turn.luck)),
    ]
  }
}

extension MemorizeTurn {
  fileprivate var isPair: Bool { finding == .pair || finding == .pairByChance }
}
