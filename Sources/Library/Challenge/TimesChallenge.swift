import ByteStrings
import Games

/// A round of Times for another player: problems with their answers, and the options.
public typealias TimesChallenge = Challenge<Times>

/// The content of a classic round is a sequence of bits, which makes its link short: a 1, the number of problems (seven
/// bits), and for each problem its numbers (four bits each, less the least) and its answers (four bits each, less the
/// least that is near). Other rounds are spelled as in a record, and so do older links spell classic rounds: they begin
/// with a 0.
extension Times: SendableGame {
  /// "Times" in ASCII.
  public static var challengeSeed: UInt64 { 0x54_696d_6573 }

  private static var least: Int { TimesConstants.classicNumbers.lowerBound }

  /// Bits for a classic round.
  public static func content(of puzzle: TimesPuzzle, _ options: TimesOptions) -> [UInt8] {
    guard options == classic(options.count) else { return spelledContent(of: puzzle, options) }
    var bits = BitWriter()
    bits.write(1, count: 1)
    bits.write(options.count, count: 7)
    for index in 0..<puzzle.count {
      let problem = puzzle.problem(index)
      bits.write(problem.fact.first - least, count: 4)
      bits.write(problem.fact.second - least, count: 4)
      let base = problem.fact.result - TimesConstants.nearDistance
      for answer in problem.answers { bits.write(answer - base, count: 4) }
    }
    return bits.bytes
  }

  /// Decodes the bits, and spells them to check them.
  public static func challenge(
    in content: ArraySlice<UInt8>
  ) -> (TimesOptions, TimesPuzzle)? {
    guard let first = content.first, first >= 0x80 else { return spelledChallenge(in: content) }
    var bits = BitReader(content)
    _ = bits.read(1)
    let count = bits.read(7)
    guard let options = classic(count) else { return nil }
    var text = TextWriter()
    options.write(to: &text)
    for _ in 0..<count {
      let fact = TimesFact(.times, least + bits.read(4), least + bits.read(4))
      text.space()
      fact.write(to: &text)
      for answer in 0..<options.answerCount {
        text.write(byte: answer == 0 ? UInt8(ascii: "=") : UInt8(ascii: ","))
        text.write(fact.result - TimesConstants.nearDistance + bits.read(4))
      }
    }
    return bits.isAtEnd ? spelledChallenge(in: text.bytes[...]) : nil
  }

  /// The options of a classic round with so many problems; nil if there cannot be so many.
  private static func classic(_ count: Int) -> TimesOptions? {
    let classic = TimesOptions.classic
    return try? TimesOptions(
      .round, classic.scope, count: count, answerCount: classic.answerCount,
      distractors: classic.distractors)
  }
}
