import ByteStrings

/// All that is dealt for a Times: the problems, in the order in which they are asked.
public struct TimesPuzzle: Equatable, Sendable, TextCodable {
  private struct Content: Equatable, Sendable {
    var keys: [Int] = []
    var answers: [Int] = []
    let answerCount: Int
  }

  private let content: Shared<Content>

  /// The keys of the facts that are asked for.
  private var keys: [Int] { content.value.keys }

  /// The answers to choose from, problem after problem, each with as many.
  private var answers: [Int] { content.value.answers }

  /// How many answers each problem has.
  public var answerCount: Int { content.value.answerCount }

  /// These problems, of which all have as many answers.
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

  /// What a problem asks for, by its place.
  public func fact(_ place: Int) -> TimesFact { TimesFact(key: keys[place]) }

  /// A problem, by its place.
  public func problem(_ place: Int) -> TimesProblem {
    TimesProblem(
      fact(place), answers: Array(answers[(place * answerCount)..<((place + 1) * answerCount)]))
  }

  /// Writes `12*17=208,204,199,203 20*11=…`; where answers are typed, `12*17 20*11`.
  public func write(to text: inout TextWriter) {
    for place in keys.indices {
      if place > 0 { text.space() }
      let fact = fact(place)
      fact.write(to: &text)
      for answer in 0..<answerCount {
        text.write(answer == 0 ? "=" : ",")
        text.write(answers[place * answerCount + answer])
      }
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
  func write(to text: inout TextWriter) {
    text.write(left)
    text.write(byte: operation.ascii)
    text.write(second)
  }
}

/// The problem that a field spells.
private func readProblem(_ field: ArraySlice<UInt8>) throws(TextError) -> TimesProblem {
  // Two numbers, then the answers, with a sign between any two.
  var numbers: [Int] = []
  var operation = TimesOperation.times
  var start = field.startIndex
  for place in field.startIndex..<field.endIndex + 1 {
    let sign = place < field.endIndex ? field[place] : 0
    if sign >= UInt8(ascii: "0"), sign <= UInt8(ascii: "9") { continue }
    let number = try decimal(field[start..<place])
    guard number <= TimesConstants.greatestAnswer else { throw .outOfRange }
    numbers.append(Int(number))
    start = place + 1
    if numbers.count == 1 {
      guard let known = TimesOperation(ascii: sign) else { throw .unexpected }
      operation = known
    } else if place < field.endIndex {
      guard sign == UInt8(ascii: numbers.count == 2 ? "=" : ",") else { throw .unexpected }
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
  // The quotient is whole, and where there are answers, the right one is among them, each once.
  guard fact.left == left, answers.isEmpty || answers.contains(fact.result) else {
    throw .outOfRange
  }
  guard answers.count <= TimesConstants.answerLimit else { throw .outOfRange }
  for place in answers.indices where answers[..<place].contains(answers[place]) {
    throw .outOfRange
  }
  return TimesProblem(fact, answers: answers)
}
