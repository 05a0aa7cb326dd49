import Games
import Testing

/// Some operations.
func operations(_ all: TimesOperation...) -> TimesOperations {
  var operations = TimesOperations()
  for operation in all { operations[operation] = true }
  return operations
}

/// The classic options, except for the given values.
func timesOptions(
  _ mode: TimesOptions.Mode = .round, _ operations: TimesOperations = operations(.times),
  _ first: ClosedRange<Int> = 10...20, _ second: ClosedRange<Int> = 10...20, count: Int = 5,
  answerCount: Int = 4, distractors: TimesDistractors = .near
) throws -> TimesOptions {
  try TimesOptions(
    mode, TimesScope(operations, first, second), count: count, answerCount: answerCount,
    distractors: distractors)
}

/// The game that a seed deals.
func dealtTimes(
  _ options: TimesOptions = .classic, seed: UInt64, knowing facts: TimesFacts = TimesFacts()
) throws -> Times {
  var random = SeededRandom(seed: seed)
  return try Times(Times.deal(options, using: &random, from: facts), options: options)
}

/// A round of problems that a line of a record spells.
func times(_ line: String, _ options: TimesOptions) throws -> Times {
  try Times(value(TimesPuzzle.self, in: line), options: options)
}

/// The fact that a record spells: `12*17`.
func fact(_ text: String) throws -> TimesFact { try value(TimesPuzzle.self, in: text).fact(0) }

extension TimesPuzzle {
  /// All problems.
  var problems: [TimesProblem] { (0..<count).map(problem) }
}

extension TimesProblem {
  /// The right answer.
  var result: Int { fact.result }
}

extension Times {
  /// A wrong answer to the problem that is asked.
  var wrongAnswer: Int {
    let problem = puzzle.problems[answers.count]
    return problem.answers.first { $0 != problem.result } ?? problem.result + 1
  }

  /// The places of the problems that were answered wrong.
  var missed: [Int] { answers.indices.filter { !isRight($0) } }

  /// Plays to the end: each answer is right or wrong as given, and takes that many milliseconds.
  mutating func playOn(right: [Bool], taking: Int64 = 1000) throws {
    var time = PlayTime.zero
    if phase == .ready { try play(.start, at: time) }
    for isRight in right {
      if phase == .answered { try play(.next, at: time) }
      time = time + Milliseconds(taking)
      let answer = isRight ? puzzle.problems[answers.count].result : wrongAnswer
      try play(.answer(answer), at: time)
    }
  }
}
