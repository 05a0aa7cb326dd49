import Games
import Testing

/// Some operations.
func operations(_ all: TimesOperation...) -> TimesOperations {
  var operations = TimesOperations()
  for operation in all { operations[operation] = true }
  return operations
}

/// Options, the classic ones but for what is given.
func timesOptions(
  _ mode: TimesOptions.Mode = .round, _ operations: TimesOperations = operations(.times),
  _ first: ClosedRange<Int> = 10...20, _ second: ClosedRange<Int> = 10...20, count: Int = 5,
  answering: TimesOptions.Answering = .near(4)
) throws -> TimesOptions {
  try TimesOptions(
    mode, TimesScope(operations, first, second), count: count, answering: answering)
}

/// What was dealt by a seed.
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

extension Times {
  /// A wrong answer to the problem that is asked.
  var wrongAnswer: Int {
    let problem = puzzle.problems[answers.count]
    return problem.answers.first { $0 != problem.result } ?? problem.result + 1
  }

  /// Plays to the end: each answer is right or wrong as told, and takes so many milliseconds.
  mutating func playOn(right: [Bool], taking: Int64 = 1000) throws {
    var time = Milliseconds.zero
    if phase == .ready { try play(.start, at: time) }
    for isRight in right {
      if phase == .answered { try play(.next, at: time) }
      time = time + Milliseconds(taking)
      let answer = isRight ? puzzle.problems[answers.count].result : wrongAnswer
      try play(.answer(answer), at: time)
    }
  }
}
