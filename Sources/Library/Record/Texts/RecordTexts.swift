import ByteStrings
import Games

/// Every sentence about what is wrong with a record.
public enum RecordTexts {
  /// The line and the reason: "Line 9: the rules do not allow this move."
  public static func sentence(for error: RecordError) -> PlainText {
    "Line \(error.line): \(phrase(for: error.reason))."
  }

  /// The reason without a capital letter and a full stop, for use after the name of a place.
  public static func phrase(for reason: RecordError.Reason) -> PlainText {
    switch reason {
    case .missingLine(let line): phrase(forMissing: line)
    case .text(let error): phrase(for: error)
    case .laterFormat: "the record was written by a later version of Pastime"
    case .unknownGame: "no game has this name"
    case .laterRules: "the game was played by later rules than these"
    case .mismatch: "the puzzle does not suit the options"
    case .timeBackwards: "the time of play goes backwards"
    case .illegalMove: "the rules do not allow this move"
    case .unfinishedLine: "the line is cut off"
    case .tooLong:
      "a record has at most \(RecordLimits.moves) moves and \(RecordLimits.bytes) bytes"
    }
  }

  /// Why no more moves can be made.
  public static var full: PlainText {
    "A game has at most \(RecordLimits.moves) moves."
  }

  private static func phrase(forMissing line: RecordError.Line) -> PlainText {
    switch line {
    case .pastime: "this is not a record: the line that begins with \"pastime\" is missing"
    case .game: "the line that begins with \"game\" is missing"
    case .id: "the line that begins with \"id\" is missing"
    case .begun: "the line that begins with \"begun\" is missing"
    case .options: "the line that begins with \"options\" is missing"
    case .puzzle: "the line that begins with \"puzzle\" is missing"
    case .empty: "the empty line before the moves is missing"
    }
  }

  private static func phrase(for error: TextError) -> PlainText {
    switch error {
    case .missing: "a field is missing or empty"
    case .unexpected: "a field is not one of those that can stand here"
    case .notANumber: "a field should be a whole number in its shortest form"
    case .outOfRange: "a number or a word is outside what is allowed"
    case .surplus: "something stands after the last field"
    }
  }
}
