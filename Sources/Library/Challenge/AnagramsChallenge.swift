import ByteStrings
import Games
import Words

/// An Anagrams for somebody else: racks with their words, and how they are to be played.
///
/// It carries the words themselves, so that it is played as it was dealt whatever lists the other
/// device has.
public struct AnagramsChallenge: Equatable, Sendable {
  /// The most letters and digits of a text: a link that is longer is cut by some programs.
  public static let mostDigits = 1900

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

  /// The challenge to play a game of one's own, with as many of its racks as a link can carry.
  public init(asMuchAsFits puzzle: AnagramsPuzzle, options: AnagramsOptions) {
    var challenge = AnagramsChallenge(first: options.count, of: puzzle, options)
    while challenge.options.count > 1, challenge.text(salt: 0).utf8.count > Self.mostDigits {
      challenge = AnagramsChallenge(first: challenge.options.count - 1, of: puzzle, options)
    }
    self = challenge
  }

  private init(first count: Int, of puzzle: AnagramsPuzzle, _ options: AnagramsOptions) {
    guard
      let fewer = AnagramsOptions(mode: options.mode, racks: options.racks, count: count),
      let racks = AnagramsPuzzle(racks: Array(puzzle.racks.prefix(count)))
    else { preconditionFailure("fewer racks of a puzzle are a puzzle") }
    self.options = fewer
    self.puzzle = racks
  }

  /// Whether no rack asks for a word, or accepts one, that no game shows. Whoever opens a link asks
  /// this: it may be made by hand.
  public func isFit(in words: WordBook) -> Bool {
    for rack in puzzle.racks {
      for word in rack.blanks + rack.bonus where words.wordClass(of: word) == .vulgar {
        return false
      }
    }
    return true
  }

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
