import Coach
import Games
import Words

extension CoachReport {
  /// The coach's report on an Anagrams.
  init(of game: Anagrams, after habits: AnagramsHabits, in book: WordBook) {
    let found = game.rounds.reduce(0) { $0 + $1.foundUnaided }
    let reached = "\(counted(found, "word", "words")) found without a hint."
    let analysis: AnagramsAnalysis
    do { analysis = try AnagramsAnalysis(of: game, after: habits, in: book) } catch {
      switch error {
      case .underWay:
        self = .silence("Ask again when the game is over.", reason: "unfinished")
      case .tooFewRacks:
        self = .silence(
          "Finish \(AnagramsHabits.fewestRacks) rounds, then we can compare.",
          reason: "tooFewRacks", after: reached, result: found)
      }
      return
    }
    opening = [reached]
    if analysis.racks.isEmpty {
      closing = ["No round was searched to the end, so we can’t compare."]
    }
    result = Double(found)
    reason = "noChance"
    moves = analysis.racks.map { rack in
      var text = "Round \(rack.index + 1): \(rack.found) of \(rack.wordCount) words. "
      text += "You usually find \(oneDecimal(rack.expected)) of words like these."
      if !rack.isRemarkable { text += " That’s just the usual ups and downs." }
      return Move(
        sentence: text,
        members: [
          ("rack", .whole(rack.index + 1)), ("words", .whole(rack.wordCount)),
          ("found", .whole(rack.found)), ("hinted", .whole(rack.hinted)),
          ("expected", JSONValue(rack.expected)), ("spread", JSONValue(rack.spread)),
          ("usual", JSONValue(rack.usual)), ("ease", JSONValue(rack.ease)),
          ("skill", JSONValue(rack.skill)),
        ])
    }
  }
}
