import ByteStrings

/// One action of a player in a round of Times.
public enum TimesMove: Hashable, Sendable, TextCodable {
  /// Asks for the first problem.
  case start
  /// Answers the problem that is asked.
  case answer(Int)
  /// Asks for the next problem.
  case next
  /// Ends the round. In a sprint, it also ends the round when time is up.
  case finish

  /// Writes `start`, `answer 204`, `next` or `finish`.
  public func write(to text: inout TextWriter) {
    switch self {
    case .start: text.write("start")
    case .answer(let answer):
      text.write("answer ")
      text.write(answer)
    case .next: text.write("next")
    case .finish: text.write("finish")
    }
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let keyword = try text.field()
    if equal(keyword, "start") {
      self = .start
    } else if equal(keyword, "answer") {
      let number = try text.number()
      guard number <= TimesConstants.greatestAnswer else { throw .outOfRange }
      self = .answer(Int(number))
    } else if equal(keyword, "next") {
      self = .next
    } else if equal(keyword, "finish") {
      self = .finish
    } else {
      throw .unexpected
    }
  }
}
