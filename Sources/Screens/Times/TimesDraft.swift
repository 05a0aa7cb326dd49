import Games

/// Options while the player chooses them, one after the other: conflicting options are adjusted.
package struct TimesDraft {
  /// A row of choices.
  package enum Row: UInt8 {
    case mode, operations, problems, answers, wrongAnswers, level

    /// The number of choices in the row.
    package var count: Int {
      switch self {
      case .mode, .operations, .problems, .answers: 4
      case .wrongAnswers: 2
      case .level: Level.allCases.count
      }
    }
  }

  /// How hard the problems are: a choice of numbers and answers at once.
  package enum Level: UInt8, CaseIterable {
    case easy, normal, hard

    /// The range of both numbers. The normal level is the classic round.
    fileprivate var range: ClosedRange<Int> {
      switch self {
      case .easy: 2...10
      case .normal: TimesConstants.classicNumbers
      case .hard: 11...30
      }
    }

    /// Only the classic round has wrong answers that are near.
    fileprivate var distractors: TimesDistractors { self == .normal ? .near : .slips }
  }

  /// The greatest number that is offered.
  package static let greatest = 99

  /// The ends of the two ranges, each with its lower end first.
  package private(set) var ends: [Int]
  package private(set) var operations: TimesOperations
  private var mode: TimesOptions.Mode
  private var count: Int
  private var answerCount: Int
  private var distractors: TimesDistractors

  package init(_ options: TimesOptions) {
    let (first, second) = (options.scope.first, options.scope.second)
    ends = [first.lowerBound, first.upperBound, second.lowerBound, second.upperBound]
    operations = options.scope.operations
    mode = options.mode
    // The number of problems of a sprint is not the player's choice.
    count = options.seconds == nil ? options.count : TimesConstants.classicProblemCount
    answerCount = options.answerCount
    distractors = options.distractors
  }

  /// Whether a number is offered as the end of a range: all small numbers, and some larger ones.
  package static func offers(_ number: Int) -> Bool {
    number <= 20 || number % 10 == 0 || number == greatest
  }

  /// The number of problems for a choice: 5, 10, 20 or 40.
  package static func problems(_ number: Int) -> Int {
    TimesConstants.classicProblemCount << number
  }

  /// The number of possible answers for a choice: 2, 4 or 6, or 0 if answers are typed.
  package static func answers(_ number: Int) -> Int { number < 3 ? number * 2 + 2 : 0 }

  /// Whether a choice of a row is chosen, alone or among others.
  package func isChosen(_ number: Int, of row: Row) -> Bool {
    switch row {
    case .mode: Int(mode.rawValue) == number
    case .operations: operations[TimesOperation.allCases[number]]
    case .problems: count == Self.problems(number)
    case .answers: answerCount == Self.answers(number)
    case .wrongAnswers: Int(distractors.rawValue) == number
    case .level: isLevel(Level.allCases[number])
    }
  }

  private func isLevel(_ level: Level) -> Bool {
    var draft = self
    draft.take(level)
    return draft.ends == ends && draft.operations == operations
      && draft.answerCount == answerCount && draft.distractors == distractors
  }

  private mutating func take(_ level: Level) {
    let range = level.range
    ends = [range.lowerBound, range.upperBound, range.lowerBound, range.upperBound]
    operations = TimesOptions.classic.scope.operations
    answerCount = TimesConstants.classicAnswerCount
    distractors = level.distractors
  }

  package mutating func choose(_ number: Int, of row: Row) {
    switch row {
    case .mode: mode = TimesOptions.Mode.allCases[number]
    case .operations:
      operations[TimesOperation.allCases[number]].toggle()
      if operations.count == 0 { operations[TimesOperation.allCases[number]] = true }
    case .problems: count = Self.problems(number)
    case .answers: answerCount = Self.answers(number)
    case .wrongAnswers: distractors = TimesDistractors.allCases[number]
    case .level: take(Level.allCases[number])
    }
  }

  /// Moves an end of a range; the other end follows if necessary.
  package mutating func move(end: Int, to number: Int) {
    ends[end] = number
    let other = end ^ 1
    ends[other] = other > end ? max(ends[other], number) : min(ends[other], number)
  }

  /// The options. At least one operation remains, nothing is divided by zero, and if fewer problems exist than
  /// requested, the round has fewer.
  package var options: TimesOptions {
    var draft = self
    if draft.operations.count == 0 { draft.operations[.times] = true }
    if draft.operations[.divided], draft.ends[2] == 0 { draft.move(end: 2, to: 1) }
    while draft.count > 0 {
      if let options = draft.checked { return options }
      draft.count -= 1
    }
    // A sprint needs two problems.
    draft.mode = .round
    draft.count = 1
    return draft.checked ?? .classic
  }

  private var checked: TimesOptions? {
    guard let scope = try? TimesScope(operations, ends[0]...ends[1], ends[2]...ends[3]) else {
      return nil
    }
    return try? TimesOptions(
      mode, scope, count: count, answerCount: answerCount, distractors: distractors)
  }
}
