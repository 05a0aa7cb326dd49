import ByteStrings
import Games
import Library
import Words

/// Nothing is hidden, because every device has the word lists. A judge only proves when each word was found.
extension Anagrams: JudgedGame {
  /// Writes all racks.
  public static func writeOpening(
    of puzzle: AnagramsPuzzle, _ options: AnagramsOptions, to text: inout TextWriter
  ) {
    puzzle.write(to: &text)
  }

  /// Writes nothing: the answer is only that the move counts.
  public func writeAnswer(to text: inout TextWriter) {}

  /// The puzzle itself.
  public static func consistentPuzzle(
    _ options: AnagramsOptions, opening: [UInt8], revealed: [Revealed<AnagramsMove>]
  ) throws(ConsistentPuzzleError) -> AnagramsPuzzle {
    var text = TextReader(opening, alphabet: options.words.alphabet)
    do throws(TextError) { return try AnagramsPuzzle(from: &text) } catch { throw .text(error) }
  }
}
