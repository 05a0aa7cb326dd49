import Games
import Testing

/// One answer of a round that a test spells: the problem as a record has it, whether the answer is right,
/// and how many milliseconds it took.
typealias CoachedAnswer = (problem: String, isRight: Bool, time: Int64)

/// A finished round of such answers; typed, or chosen from two.
func coachedTimes(_ answers: CoachedAnswer..., choices: Bool = false) throws -> Times {
  try coachedTimes(answers, choices: choices)
}

/// The same with the answers in a list.
func coachedTimes(_ answers: [CoachedAnswer], choices: Bool = false) throws -> Times {
  var operations = TimesOperations()
  for operation in TimesOperation.allCases { operations[operation] = true }
  let options = try TimesOptions(
    .round, TimesScope(operations, 1...99, 1...99), count: answers.count,
    answerCount: choices ? 2 : 0, distractors: .near)
  let facts = try answers.map { try coachedFact($0.problem) }
  let fields = zip(answers, facts).map { answer, fact in
    choices ? "\(answer.problem)=\(fact.result),\(fact.result + 1)" : answer.problem
  }
  var game = try Times(coachedPuzzle(fields.joined(separator: " ")), options: options)
  var time = PlayTime.zero
  try game.play(.start, at: time)
  for (index, answer) in answers.enumerated() {
    if index > 0 { try game.play(.next, at: time) }
    time = time + Milliseconds(answer.time)
    try game.play(.answer(facts[index].result + (answer.isRight ? 0 : 1)), at: time)
  }
  return game
}

/// The fact that a record spells: `12*17`.
func coachedFact(_ problem: String) throws -> TimesFact { try coachedPuzzle(problem).fact(0) }

private func coachedPuzzle(_ line: String) throws -> TimesPuzzle {
  var text = TextReader(Array(line.utf8))
  return try TimesPuzzle(from: &text)
}
