import Coach
import Games

extension CoachReport {
  /// The coach's report on a Times.
  init(of game: Times, on day: Int32, after boxes: TimesFacts, _ paces: TimesPaces) {
    let analysis: TimesAnalysis
    do { analysis = try TimesAnalysis(of: game, on: day, after: boxes, paces) } catch {
      switch error {
      case .underWay:
        self = .silence("Ask again when the game is over.", reason: "unfinished")
      case .noAnswer:
        self = .silence("No answers this time.", reason: "noAnswer")
      }
      return
    }
    let right = analysis.answers.count { $0.isRight }
    opening = ["\(right) of \(analysis.answers.count) right."]
    result = Double(right)
    reason = "noChance"
    members = [
      ("toPractise", .list(analysis.toPractise.map { .text(Self.spelled($0)) }))
    ]
    moves = analysis.answers.map { answer in
      let seconds = oneDecimal(Double(answer.time) / 1000)
      var text =
        "\(Self.spelled(answer.fact)): \(answer.isRight ? "right" : "not yet"), \(seconds) s"
      if let usual = answer.usual { text += ", usually \(oneDecimal(usual / 1000)) s" }
      return Move(
        sentence: text + ".",
        members: [
          ("fact", .text(Self.spelled(answer.fact))), ("isRight", .truth(answer.isRight)),
          ("milliseconds", .whole(answer.time)), ("usual", JSONValue(answer.usual)),
        ])
    }
    if !analysis.toPractise.isEmpty {
      let facts = analysis.toPractise.map(Self.spelled).joined(separator: ", ")
      closing = ["Practise next: \(facts)."]
    }
  }

  private static func spelled(_ fact: TimesFact) -> String {
    let symbol =
      switch fact.operation {
      case .times: "×"
      case .divided: "÷"
      case .plus: "+"
      case .minus: "−"
      }
    return "\(fact.left) \(symbol) \(fact.second)"
  }
}
