import ByteStrings
import Games
import Library

/// The judge reveals each problem when it is asked, with its answers to choose from. The problem itself
/// determines the right answer.
extension Times: JudgedGame {
  /// Writes nothing, because the options contain everything.
  public static func writeOpening(
    of puzzle: TimesPuzzle, _ options: TimesOptions, to text: inout TextWriter
  ) {}

  /// Writes the current problem, such as `12*17=208,204,199,203`, if the latest move asked it.
  public func writeAnswer(to text: inout TextWriter) {
    guard phase == .asking else { return }
    puzzle.write(answers.count, to: &text)
  }

  /// The revealed problems, followed by other problems that the options allow.
  public static func consistentPuzzle(
    _ options: TimesOptions, opening: [UInt8], revealed: [Revealed<TimesMove>]
  ) throws(ConsistentPuzzleError) -> TimesPuzzle {
    guard opening.isEmpty else { throw .text(.surplus) }
    var line = TextWriter()
    var count = 0
    var used: [Int] = []
    for said in revealed where !said.answer.isEmpty {
      if count > 0 { line.space() }
      line.write(said.answer)
      count += 1
    }
    if count > 0 {
      let known = try puzzle(line.bytes)
      for index in 0..<known.count { used.append(known.fact(index).inOrder.key) }
    }
    var next = 0
    while count < options.count {
      let fact = options.scope.fact(next % options.scope.drawCount)
      // Only a sprint has more problems than there are facts.
      let isFree = !used.contains(fact.inOrder.key) || next >= options.scope.drawCount
      next += 1
      guard isFree else { continue }
      used.append(fact.inOrder.key)
      if count > 0 { line.space() }
      fact.write(answerCount: options.answerCount, to: &line)
      count += 1
    }
    return try puzzle(line.bytes)
  }

  private static func puzzle(_ line: [UInt8]) throws(ConsistentPuzzleError) -> TimesPuzzle {
    var text = TextReader(line)
    do throws(TextError) { return try TimesPuzzle(from: &text) } catch { throw .text(error) }
  }
}

extension TimesFact {
  /// Writes the problem with this many answers. The first answer is right.
  fileprivate func write(answerCount: Int, to text: inout TextWriter) {
    write(to: &text)
    for answer in 0..<answerCount {
      text.write(answer == 0 ? "=" : ",")
      text.write(result + answer)
    }
  }
}
