/// All that is dealt for a Times: the problems, in the order in which they are asked.
public struct TimesPuzzle: Equatable, Sendable, TextCodable {
  /// The problems, at least one.
  public let problems: [TimesProblem]

  /// A run of problems; nothing where there is none, or more than any round has.
  public init?(problems: [TimesProblem]) {
    guard (1...240).contains(problems.count) else { return nil }
    self.problems = problems
  }

  /// Writes `12*17=208,204,199,203 20*11=…`; where answers are typed, `12*17 20*11`.
  public func write(to text: inout TextWriter) {
    for (place, problem) in problems.enumerated() {
      if place > 0 { text.space() }
      problem.write(to: &text)
    }
  }

  /// Reads the problems, up to the end of the line.
  public init(from text: inout TextReader) throws(TextFault) {
    var problems: [TimesProblem] = []
    repeat { problems.append(try TimesProblem(try text.field())) } while !text.isAtEnd
    guard let puzzle = TimesPuzzle(problems: problems) else { throw .outOfRange }
    self = puzzle
  }
}

extension TimesProblem {
  fileprivate func write(to text: inout TextWriter) {
    text.write(Int64(left))
    text.write(byte: operation.ascii)
    text.write(Int64(right))
    for (place, answer) in answers.enumerated() {
      text.write(place == 0 ? "=" : ",")
      text.write(Int64(answer))
    }
  }

  fileprivate init(_ field: ArraySlice<UInt8>) throws(TextFault) {
    var operation: TimesOperation?
    // Two numbers, then the answers: what stands between them says which is which.
    var numbers: [Int] = []
    var start = field.startIndex
    for place in field.startIndex...field.endIndex {
      let byte = place < field.endIndex ? field[place] : UInt8(ascii: ",")
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { continue }
      let number = try decimal(field[start..<place])
      guard number <= TimesConstants.greatestAnswer else { throw .outOfRange }
      numbers.append(Int(number))
      start = place + 1
      if place == field.endIndex { break }
      switch numbers.count {
      case 1:
        operation = TimesOperation.allCases.first { $0.ascii == byte }
        guard operation != nil else { throw .unexpected }
      case 2: guard byte == UInt8(ascii: "=") else { throw .unexpected }
      default: guard byte == UInt8(ascii: ",") else { throw .unexpected }
      }
    }
    guard let operation, numbers.count > 1 else { throw .unexpected }
    guard
      let problem = TimesProblem(
        operation, numbers[0], numbers[1], answers: Array(numbers.dropFirst(2)))
    else { throw .outOfRange }
    self = problem
  }
}
