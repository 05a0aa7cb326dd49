import Games

/// The place and the cause of an error in a record.
public struct RecordError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// A required line, which begins with this word, is missing here.
    case missingLine(Line)
    /// The text of the line is wrong.
    case text(TextError)
    /// The record was written by a later version of the format.
    case laterFormat
    /// No game has this name.
    case unknownGame
    /// The game was played with a later version of its rules.
    case laterRules
    /// Puzzle and options do not belong together.
    case mismatch
    /// The times of play go backwards.
    case timeBackwards
    /// The rules do not allow the move.
    case illegalMove
    /// The last line is cut off: it has no end.
    case unfinishedLine
    /// The line is beyond the limits of a record: see `RecordLimits`.
    case tooLong
  }

  /// The lines that a record begins with.
  public enum Line: UInt8, Sendable {
    /// The format and its version.
    case pastime
    /// The game and the version of its rules.
    case game
    /// The identity.
    case id
    /// When the game was made.
    case begun
    /// What the player chose.
    case options
    /// The dealt puzzle.
    case puzzle
    /// The empty line before the moves.
    case empty
  }

  /// The line, from 1.
  public let line: Int

  /// What is wrong with it.
  public let reason: Reason
}
