import ByteStrings
import Games
import Library

/// Nothing is hidden: every device has the lists that say which words are in six letters. A judge proves
/// when which word was found.
extension Anagrams: JudgedGame {
  /// Writes all racks.
  public static func writeOpening(
    of puzzle: AnagramsPuzzle, _ options: AnagramsOptions, to text: inout TextWriter
  ) {
    puzzle.write(to: &text)
  }

  /// Nothing more than that it counts.
  public func writeAnswer(to text: inout TextWriter) {}

  /// The puzzle itself.
  public static func consistentPuzzle(
    _ options: AnagramsOptions, opening: [UInt8], revealed: [Revealed<AnagramsMove>]
  ) throws(ConsistentPuzzleError) -> AnagramsPuzzle {
    var text = TextReader(opening)
    do throws(TextError) { return try AnagramsPuzzle(from: &text) } catch { throw .text(error) }
  }
}
