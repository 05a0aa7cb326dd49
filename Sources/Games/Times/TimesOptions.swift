import ByteStrings

/// What the player chose before a round of Times.
public struct TimesOptions: Equatable, Sendable, TextCodable {
  /// The mode of a round.
  public enum Mode: UInt8, CaseIterable, Sendable {
    /// A fixed number of problems, without a time limit.
    case round
    /// Like a round, with facts that this player answered wrongly or slowly before.
    case practice
    /// As many as possible in a minute.
    case sprint60
    /// As many as possible in two minutes.
    case sprint120

    var keyword: Literal {
      switch self {
      case .round: "round"
      case .practice: "practice"
      case .sprint60: "sprint-60"
      case .sprint120: "sprint-120"
      }
    }

    /// For how many seconds answers count; nil means without a limit.
    var seconds: Int? {
      switch self {
      case .round, .practice: nil
      case .sprint60: 60
      case .sprint120: 120
      }
    }
  }

  private struct Content: Equatable, Sendable {
    let mode: Mode
    let scope: TimesScope
    let count: Int
    let answerCount: Int
    let distractors: TimesDistractors
  }

  private let content: Shared<Content>

  /// The mode of a round.
  public var mode: Mode { content.value.mode }

  /// What the problems ask about.
  public var scope: TimesScope { content.value.scope }

  /// The number of problems. A sprint has one for each second, more than anybody can answer.
  public var count: Int { content.value.count }

  /// The number of answers to choose from; 0 if the player types the answer.
  public var answerCount: Int { content.value.answerCount }

  /// The kind of wrong answers; `near` if the player types the answer.
  public var distractors: TimesDistractors { content.value.distractors }

  /// The classic round: five products of numbers from 10 to 20, with four answers each.
  public static var classic: TimesOptions {
    TimesOptions(
      checked: .round, .classic, count: TimesConstants.classicProblemCount,
      answerCount: TimesConstants.classicAnswerCount, distractors: .near)
  }

  private init(
    checked mode: Mode, _ scope: TimesScope, count: Int, answerCount: Int,
    distractors: TimesDistractors
  ) {
    content = Shared(
      Content(
        mode: mode, scope: scope, count: count, answerCount: answerCount,
        distractors: distractors))
  }

  /// Options with these values.
  /// - Parameter count: the number of problems, which a sprint ignores.
  /// - Throws: why the options are impossible.
  public init(
    _ mode: Mode, _ scope: TimesScope, count: Int, answerCount: Int, distractors: TimesDistractors
  ) throws(TimesError) {
    guard answerCount == 0 || (2...TimesConstants.answerLimit).contains(answerCount) else {
      throw .tooFewAnswers
    }
    let seconds = mode.seconds
    guard seconds != nil || (1...TimesConstants.problemLimit).contains(count) else {
      throw .badCount
    }
    // In a sprint facts repeat, but never twice in a row.
    guard seconds == nil ? count <= scope.factCount : scope.factCount > 1 else {
      throw .tooFewProblems
    }
    self.init(
      checked: mode, scope, count: seconds ?? count, answerCount: answerCount,
      distractors: answerCount > 0 ? distractors : .near)
  }

  /// For how many seconds answers count; nil means without a limit.
  public var seconds: Int? { mode.seconds }

  /// Writes `mode=round operations=* first=10-20 second=10-20 count=5 answers=4 wrong=near`; for typed answers,
  /// `answers=0`; wrong answers may also be `slips`.
  public func write(to text: inout TextWriter) {
    text.write("mode=")
    text.write(mode.keyword)
    text.write(" operations=")
    for operation in TimesOperation.allCases where scope.operations[operation] {
      text.write(byte: operation.ascii)
    }
    text.write(" first=", scope.first)
    text.write(" second=", scope.second)
    text.write(" count=")
    text.write(count)
    text.write(" answers=")
    text.write(answerCount)
    text.write(" wrong=")
    text.write(distractors.keyword)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let keyword = try text.value(of: "mode")
    guard let mode = Mode.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw .unexpected
    }
    var operations = TimesOperations()
    var last = -1
    for byte in try text.value(of: "operations") {
      guard let operation = TimesOperation(ascii: byte), Int(operation.rawValue) > last else {
        throw .unexpected
      }
      operations[operation] = true
      last = Int(operation.rawValue)
    }
    let first = try text.range(of: "first")
    let second = try text.range(of: "second")
    let count = try smallNumber(try text.value(of: "count"))
    let answerCount = try smallNumber(try text.value(of: "answers"))
    let wrong = try text.value(of: "wrong")
    guard let distractors = TimesDistractors.allCases.first(where: { equal(wrong, $0.keyword) })
    else { throw .unexpected }
    do throws(TimesError) {
      try self.init(
        mode, TimesScope(operations, first, second), count: count, answerCount: answerCount,
        distractors: distractors)
    } catch {
      throw .outOfRange
    }
    // A sprint has a fixed number of problems, and typed answers have no slips, whatever the text says.
    guard self.count == count, self.distractors == distractors else { throw .outOfRange }
  }
}

extension TextWriter {
  fileprivate mutating func write(_ name: Literal, _ range: ClosedRange<Int>) {
    write(name)
    write(range.lowerBound)
    write("-")
    write(range.upperBound)
  }
}

extension TextReader {
  fileprivate mutating func range(of name: Literal) throws(TextError) -> ClosedRange<Int> {
    let field = try value(of: name)
    guard let dash = field.firstIndex(of: UInt8(ascii: "-")) else { throw .unexpected }
    let (low, high) = (try smallNumber(field[..<dash]), try smallNumber(field[(dash + 1)...]))
    guard low <= high else { throw .outOfRange }
    return low...high
  }
}

/// A number with few digits.
private func smallNumber(_ field: ArraySlice<UInt8>) throws(TextError) -> Int {
  let number = try decimal(field)
  guard number <= 9999 else { throw .outOfRange }
  return Int(number)
}
