import Coach
import Games

extension CoachReport {
  /// The coach's report on a Memorize.
  init(of game: Memorize) {
    let analysis: MemorizeAnalysis
    do { analysis = try MemorizeAnalysis(of: game) } catch {
      switch error {
      case .unfinished:
        self = .silence("The game goes on. The coach speaks afterwards.", reason: "unfinished")
      case .twoPlayers:
        self = .silence(
          "Two played: what is best then depends on the other, so nothing more is said.",
          reason: "twoPlayers", after: counted(game.gains.count, "turn", "turns") + ".",
          result: game.gains.count)
      }
      return
    }
    let count = analysis.turns.count
    opening = [
      "\(counted(count, "turn", "turns")); \(oneDecimal(analysis.balance.par)) are usual "
        + "for somebody who forgets nothing.",
      "\(counted(analysis.perfectTurns, "turn was", "turns were")) as good as can be.",
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
    closing = [analysis.balance.sum(choices: "forgetting", chance: "how the cards lay")]
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
      (finding, keyword) = ("the pair \(picture), and neither had been seen.", "pairByChance")
    case .newCards: (finding, keyword) = ("no pair. Nobody could know.", "newCards")
    case .knownFirst:
      (finding, keyword) = (
        "no pair. Card \(turn.first + 1) was known; a new card first would have told more.",
        "knownFirst"
      )
    case .forgotTwin(let card):
      (finding, keyword) = (
        "no pair. The other \(picture) had been card \(card + 1).", "forgotTwin"
      )
    case .forgotCard:
      let other = game.puzzle.picture(turn.second)
      (finding, keyword) = (
        "no pair. Card \(turn.second + 1) had been up before: \(other).", "forgotCard"
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
