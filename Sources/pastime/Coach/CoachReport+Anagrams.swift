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
        self = .silence("The game goes on. The coach speaks afterwards.", reason: "unfinished")
      case .tooFewRacks:
        self = .silence(
          "What is usual for you is known after \(AnagramsHabits.fewestRacks) finished racks.",
          reason: "tooFewRacks", after: reached, result: found)
      }
      return
    }
    opening = [reached]
    if analysis.racks.isEmpty {
      closing = ["No rack was searched to its end, so none is held against what is usual."]
    }
    result = Double(found)
    reason = "noChance"
    moves = analysis.racks.map { rack in
      var text = "Rack \(rack.index + 1): \(rack.found) of \(rack.wordCount) words; "
      text += "of words like these you usually find \(oneDecimal(rack.expected))."
      if !rack.isRemarkable { text += " That is within the usual ups and downs." }
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
