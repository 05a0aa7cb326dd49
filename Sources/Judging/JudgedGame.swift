import ByteStrings
import Games
import Library

/// A game that can be played while the puzzle stays with a judge, who tells of it move by move what the
/// player has earned.
///
/// What is told is a function of what was told before and of the move. So two puzzles that told the same
/// so far tell the same bytes, and nothing that is hidden can be read from an answer.
///
/// A judge makes of what it has told a consistent puzzle: an ordinary puzzle that would have told the same. On a device
/// the rules and the screens play on it as on any other, and show exactly what the judge said.
public protocol JudgedGame: KeptGame {
  /// Whether a game with these options can be judged.
  static func canBeJudged(_ options: Options) -> Bool

  /// Writes what is told at the deal, as fields of a line; there may be none.
  static func writeOpening(of puzzle: Puzzle, _ options: Options, to text: inout TextWriter)

  /// Writes what the latest move told, as fields of a line; there may be none.
  func writeAnswer(to text: inout TextWriter)

  /// A puzzle that tells the same.
  /// - Parameters:
  ///   - opening: what was told at the deal.
  ///   - told: the moves and what each of them told, the oldest first.
  /// - Throws: what is wrong with what was told.
  static func consistentPuzzle(
    _ options: Options, opening: [UInt8], revealed: [Revealed<Move>]
  ) throws(ConsistentPuzzleError) -> Puzzle
}

extension JudgedGame {
  /// Any can.
  public static func canBeJudged(_ options: Options) -> Bool { true }
}

/// A move, and what a judge said of it.
public struct Revealed<Move: Equatable & Sendable>: Equatable, Sendable {
  /// What the player did.
  public let move: Move
  /// What it told, as fields of a line.
  public let answer: [UInt8]
  /// The time of play at which it counts, by the judge's clock.
  public let time: PlayTime

  /// A move with what was said of it.
  public init(_ move: Move, answer: [UInt8], at time: PlayTime) {
    self.move = move
    self.answer = answer
    self.time = time
  }
}

/// Why there is no consistent puzzle.
public enum ConsistentPuzzleError: Error, Equatable, Sendable {
  /// An answer is no answer.
  case text(TextError)
  /// No puzzle tells all of that.
  case contradiction
}
