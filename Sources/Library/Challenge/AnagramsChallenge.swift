import ByteStrings
import Games
import Words

/// An Anagrams for somebody else: racks with their words, and how they are to be played.
///
/// It carries the words themselves, so that it is played as it was dealt whatever lists the other
/// device has.
public struct AnagramsChallenge: Equatable, Sendable {
  /// How it is to be played.
  public let options: AnagramsOptions
  /// The racks.
  public let puzzle: AnagramsPuzzle

  /// The challenge to play a puzzle that was dealt.
  /// - Throws: `PuzzleMismatch` when puzzle and options do not belong together.
  public init(
    _ puzzle: AnagramsPuzzle, options: AnagramsOptions
  ) throws(PuzzleMismatch) {
    guard puzzle.racks.count == options.count else { throw PuzzleMismatch() }
    self.options = options
    self.puzzle = puzzle
  }

  /// Whether no rack asks for a word, or accepts one, that no game shows. Whoever opens a link asks
  /// this: it may be made by hand.
  public func isFit(in words: WordBook) -> Bool { puzzle.isFit(in: words) }

  /// The game before its first move.
  public func session(id: RecordID, begun: Milliseconds) -> AnySession {
    let header = SessionHeader(id: id, begun: begun, origin: .challenge)
    do {
      return .anagrams(try Session(header, options: options, puzzle: puzzle))
    } catch {
      preconditionFailure("a challenge has a puzzle that suits its options")
    }
  }
}
