import ByteStrings

/// The complete deal of a round of Times: the problems, in the order in which they are asked.
public struct TimesPuzzle: Equatable, Sendable, TextCodable {
  private struct Content: Equatable, Sendable {
    var keys: [Int] = []
    var answers: [Int] = []
    let answerCount: Int
  }

  private let content: Shared<Content>

  /// The keys of the facts to solve.
  private var keys: [Int] { content.value.keys }

  /// The answers to choose from, problem after problem, the same number for each.
  private var answers: [Int] { content.value.answers }

  /// How many answers each problem has.
  public var answerCount: Int { content.value.answerCount }

  /// A puzzle of these problems, which must all have the same number of answers.
  init(_ problems: [TimesProblem]) {
    var content = Content(answerCount: problems.first?.answers.count ?? 0)
    for problem in problems {
      content.keys.append(problem.fact.key)
      content.answers += problem.answers
    }
    self.content = Shared(content)
  }

  /// The number of problems.
  public var count: Int { keys.count }

  /// The fact of a problem, by its index.
  public func fact(_ index: Int) -> TimesFact { TimesFact(key: keys[index]) }

  /// A problem, by its index.
  public func problem(_ index: Int) -> TimesProblem {
    TimesProblem(
      fact(index), answers: Array(answers[(index * answerCount)..<((index + 1) * answerCount)]))
  }

  /// Writes `12*17=208,204,199,203 20*11=…`; for typed answers, `12*17 20*11`.
  public func write(to text: inout TextWriter) {
    for index in keys.indices {
      if index > 0 { text.space() }
      write(index, to: &text)
    }
  }

  /// Writes one problem, by its index.
  package func write(_ index: Int, to text: inout TextWriter) {
    fact(index).write(to: &text)
    for answer in 0..<answerCount {
      text.write(answer == 0 ? "=" : ",")
      text.write(answers[index * answerCount + answer])
    }
  }

  /// Reads the problems, up to the end of the line.
  public init(from text: inout TextReader) throws(TextError) {
    var problems: [TimesProblem] = []
    repeat {
      let problem = try readProblem(try text.field())
      if let first = problems.first, problem.answers.count != first.answers.count {
        throw .outOfRange
      }
      problems.append(problem)
    } while !text.isAtEnd
    self.init(problems)
  }
}

extension TimesFact {
  /// Writes `12*17`.
  package func write(to text: inout TextWriter) {
    text.write(left)
    text.write(byte: operation.ascii)
    text.write(second)
  }
}

/// The problem that a field spells.
private func readProblem(_ field: ArraySlice<UInt8>) throws(TextError) -> TimesProblem {
  // Two numbers, then the answers, with a separator between any two.
  var numbers: [Int] = []
  var operation = TimesOperation.times
  var start = field.startIndex
  for index in field.startIndex..<field.endIndex + 1 {
    let symbol = index < field.endIndex ? field[index] : 0
    if symbol >= UInt8(ascii: "0"), symbol <= UInt8(ascii: "9") { continue }
    let number = try decimal(field[start..<index])
    guard number <= TimesConstants.greatestAnswer else { throw .outOfRange }
    numbers.append(Int(number))
    start = index + 1
    if numbers.count == 1 {
      guard let known = TimesOperation(ascii: symbol) else { throw .unexpected }
      operation = known
    } else if index < field.endIndex {
      guard symbol == UInt8(ascii: numbers.count == 2 ? "=" : ",") else { throw .unexpected }
    }
  }
  let (left, second) = (numbers[0], numbers[1])
  var first = left
  if operation == .minus { first -= second }
  if operation == .divided, second > 0 { first /= second }
  let range = TimesConstants.numbers
  guard range.contains(first), range.contains(second), operation != .divided || second > 0 else {
    throw .outOfRange
  }
  let fact = TimesFact(operation, first, second)
  let answers = Array(numbers[2...])
  // The quotient is whole. If there are answers, the right one is among them, and no answer occurs twice.
  guard fact.left == left, answers.isEmpty || answers.contains(fact.result) else {
    throw .outOfRange
  }
  guard answers.count <= TimesConstants.answerLimit else { throw .outOfRange }
  for index in answers.indices where answers[..<index].contains(answers[index]) {
    throw .outOfRange
  }
  return TimesProblem(fact, answers: answers)
}
