import ByteStrings
import Games
import Library

/// A game that can be played while the puzzle stays with a judge. The judge reveals information move by move.
///
/// The bytes of an answer depend only on the move and on the information that this answer and earlier answers
/// reveal. So puzzles that reveal the same information give the same bytes, and nothing that is still hidden
/// can be read from an answer.
///
/// From its answers, a judge makes a *consistent puzzle*: an ordinary puzzle that would have given the same
/// answers. On a device, the rules and the screens use it like any other puzzle and show exactly the judge's
/// answers.
public protocol JudgedGame: KeptGame {
  /// Whether a game with these options can be judged.
  static func canBeJudged(_ options: Options) -> Bool

  /// Writes the information that is revealed at the deal, as fields of a line. There may be no fields.
  static func writeOpening(of puzzle: Puzzle, _ options: Options, to text: inout TextWriter)

  /// Writes the information that the latest move revealed, as fields of a line. There may be no fields.
  func writeAnswer(to text: inout TextWriter)

  /// A puzzle that gives the same answers.
  /// - Parameters:
  ///   - opening: the information revealed at the deal.
  ///   - revealed: the moves and their answers, oldest first.
  /// - Throws: what is wrong with the revealed information.
  static func consistentPuzzle(
    _ options: Options, opening: [UInt8], revealed: [Revealed<Move>]
  ) throws(ConsistentPuzzleError) -> Puzzle
}

extension JudgedGame {
  /// Any options can be judged.
  public static func canBeJudged(_ options: Options) -> Bool { true }
}

/// A move and the judge's answer.
public struct Revealed<Move: Equatable & Sendable>: Equatable, Sendable {
  /// What the player did.
  public let move: Move
  /// The answer, as fields of a line.
  public let answer: [UInt8]
  /// The time of play of the move, by the judge's clock.
  public let time: PlayTime

  /// A move with its answer.
  public init(_ move: Move, answer: [UInt8], at time: PlayTime) {
    self.move = move
    self.answer = answer
    self.time = time
  }
}

/// Why there is no consistent puzzle.
public enum ConsistentPuzzleError: Error, Equatable, Sendable {
  /// An answer cannot be read.
  case text(TextError)
  /// No puzzle gives all of these answers.
  case contradiction
}
