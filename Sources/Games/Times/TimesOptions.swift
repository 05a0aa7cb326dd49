/// What the player chose before a Times.
public struct TimesOptions: Hashable, Sendable, TextCodable {
  /// How problems come.
  public enum Mode: UInt8, CaseIterable, Sendable {
    /// So many problems, as long as they take.
    case round
    /// As a round, of what this player got wrong or was slow at before.
    case practice
    /// As many as possible in a minute.
    case sprint60
    /// As many as possible in two minutes.
    case sprint120

    var keyword: StaticString {
      switch self {
      case .round: "round"
      case .practice: "practice"
      case .sprint60: "sprint-60"
      case .sprint120: "sprint-120"
      }
    }

    /// How many seconds there are; nothing where there is no limit.
    public var seconds: Int? {
      switch self {
      case .round, .practice: nil
      case .sprint60: 60
      case .sprint120: 120
      }
    }
  }

  /// How an answer is given.
  public enum Answering: Hashable, Sendable {
    /// It is typed.
    case typed
    /// It is one of so many, of which the wrong ones are near the right one.
    case near(Int)
    /// It is one of so many, of which the wrong ones are what real slips lead to.
    case slips(Int)

    /// How many answers there are to choose from; nothing where it is typed.
    public var count: Int? {
      switch self {
      case .typed: nil
      case .near(let count), .slips(let count): count
      }
    }
  }

  /// How problems come.
  public let mode: Mode

  /// What they ask about.
  public let scope: TimesScope

  /// How many problems there are; in a sprint, more than anybody answers.
  public let count: Int

  /// How an answer is given.
  public let answering: Answering

  /// The classic round: five products of numbers from 10 to 20, with four answers each.
  public static var classic: TimesOptions {
    TimesOptions(
      checked: .round,
      TimesScope(
        checked: TimesOperations(.times), TimesConstants.classicNumbers,
        TimesConstants.classicNumbers),
      count: TimesConstants.classicProblemCount,
      answering: .near(TimesConstants.classicAnswerCount))
  }

  private init(checked mode: Mode, _ scope: TimesScope, count: Int, answering: Answering) {
    self.mode = mode
    self.scope = scope
    self.count = count
    self.answering = answering
  }

  /// Options as given.
  /// - Parameter count: the number of problems; a sprint has a number of its own.
  /// - Throws: what is impossible about them.
  public init(
    _ mode: Mode, _ scope: TimesScope, count: Int, answering: Answering
  ) throws(TimesOptionsFault) {
    if let count = answering.count, !TimesConstants.answerCounts.contains(count) {
      throw .badAnswerCount
    }
    let available = scope.factCount
    if let seconds = mode.seconds {
      // In a sprint facts come again, but never one right after itself.
      guard available >= 2 else { throw .tooFewProblems(available, needed: 2) }
      self.init(
        checked: mode, scope, count: seconds * TimesConstants.problemsPerSecond,
        answering: answering)
    } else {
      guard TimesConstants.problemCounts.contains(count) else { throw .badCount }
      guard count <= available else { throw .tooFewProblems(available, needed: count) }
      self.init(checked: mode, scope, count: count, answering: answering)
    }
  }

  /// How long answers count; nothing means as long as the player likes.
  public var timeLimit: Milliseconds? { mode.seconds.map { Milliseconds(Int64($0) &* 1000) } }

  /// Writes `mode=round operations=times first=10-20 second=10-20 count=5 answers=near-4`; the answers
  /// may also be `slips-4`, or `typed`.
  public func write(to text: inout TextWriter) {
    text.write("mode=")
    text.write(mode.keyword)
    text.write(" operations=")
    scope.operations.write(to: &text)
    text.write(" first=")
    text.write(range: scope.first)
    text.write(" second=")
    text.write(range: scope.second)
    text.write(" count=")
    text.write(Int64(count))
    text.write(" answers=")
    switch answering {
    case .typed: text.write("typed")
    case .near(let count):
      text.write("near-")
      text.write(Int64(count))
    case .slips(let count):
      text.write("slips-")
      text.write(Int64(count))
    }
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextFault) {
    let keyword = try text.value(of: "mode")
    guard let mode = Mode.allCases.first(where: { equal(keyword, $0.keyword) }) else {
      throw .unexpected
    }
    let operations = try TimesOperations(try text.value(of: "operations"))
    let first = try range(try text.value(of: "first"))
    let second = try range(try text.value(of: "second"))
    let count = try number(try text.value(of: "count"))
    let answering = try Answering(try text.value(of: "answers"))
    do {
      self = try TimesOptions(
        mode, try TimesScope(operations, first, second), count: count, answering: answering)
    } catch {
      throw .outOfRange
    }
    // A sprint has one number of problems, whatever is asked for.
    guard self.count == count else { throw .outOfRange }
  }
}

/// Why options are impossible.
public enum TimesOptionsFault: Error, Equatable, Sendable {
  /// Nothing is to be reckoned.
  case noOperation
  /// A number is below zero, or has more than three digits.
  case numbersOutOfRange
  /// A range has more numbers than it may have.
  case rangeTooWide
  /// All that can be divided by is zero.
  case divisionByZero
  /// A round cannot have so many problems.
  case badCount
  /// There cannot be so many answers to choose from.
  case badAnswerCount
  /// There are fewer different problems than are asked for, and none comes twice.
  case tooFewProblems(Int, needed: Int)
}

extension TimesOptions.Answering {
  fileprivate init(_ field: ArraySlice<UInt8>) throws(TextFault) {
    if equal(field, "typed") {
      self = .typed
      return
    }
    guard let dash = field.firstIndex(of: UInt8(ascii: "-")) else { throw .unexpected }
    let count = try number(field[(dash + 1)...])
    if equal(field[..<dash], "near") {
      self = .near(count)
    } else if equal(field[..<dash], "slips") {
      self = .slips(count)
    } else {
      throw .unexpected
    }
  }
}

extension TextWriter {
  fileprivate mutating func write(range: ClosedRange<Int>) {
    write(Int64(range.lowerBound))
    write("-")
    write(Int64(range.upperBound))
  }
}

private func range(_ field: ArraySlice<UInt8>) throws(TextFault) -> ClosedRange<Int> {
  guard let dash = field.firstIndex(of: UInt8(ascii: "-")) else { throw .unexpected }
  let (low, high) = (try number(field[..<dash]), try number(field[(dash + 1)...]))
  guard low <= high else { throw .outOfRange }
  return low...high
}

/// A number that has few digits.
private func number(_ field: ArraySlice<UInt8>) throws(TextFault) -> Int {
  let number = try decimal(field)
  guard number <= 9999 else { throw .outOfRange }
  return Int(number)
}
