import Games

/// Options while they are being chosen, one after the other: what does not go together gives way.
struct TimesDraft {
  /// The greatest number that is offered.
  static let greatest = 99

  var mode: TimesOptions.Mode
  var operations: TimesOperations
  var first: ClosedRange<Int>
  var second: ClosedRange<Int>
  var count: Int
  var answerCount: Int
  var areSlips: Bool

  init(_ options: TimesOptions) {
    mode = options.mode
    operations = options.scope.operations
    first = options.scope.first
    second = options.scope.second
    // What a sprint has instead is no choice.
    count = options.seconds == nil ? options.count : TimesConstants.classicProblemCount
    answerCount = options.answerCount
    areSlips = options.areSlips
  }

  /// Whether a number can be the end of a range: all small ones, and some of the larger ones.
  static func offers(_ number: Int) -> Bool {
    number <= 20 || number % 10 == 0 || number == greatest
  }

  /// The options. The last operation stays, nothing is divided by zero, and where there are fewer
  /// problems than are asked for, there are fewer in the round.
  var options: TimesOptions {
    var draft = self
    if draft.operations.count == 0 { draft.operations[.times] = true }
    if draft.operations[.divided], draft.second.lowerBound == 0 {
      draft.second = 1...max(draft.second.upperBound, 1)
    }
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
    guard let scope = try? TimesScope(operations, first, second) else { return nil }
    return try? TimesOptions(
      mode, scope, count: count, answerCount: answerCount, areSlips: areSlips)
  }
}
