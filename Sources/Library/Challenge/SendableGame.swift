import ByteStrings
import Games
import Words

/// A game that can be sent to another player as a `Challenge`.
public protocol SendableGame: KeptGame {
  /// Distinguishes the texts of different games: the name of the game in ASCII.
  static var challengeSeed: UInt64 { get }

  /// The part of a puzzle that is sent: all of it, unless the game leaves something out.
  static func puzzleToSend(_ puzzle: Puzzle) -> Puzzle

  /// The content of the text of a challenge (see `ChallengeText`): the options, a space and the puzzle, as in a
  /// record, unless the game has a shorter form.
  static func content(of puzzle: Puzzle, _ options: Options) -> [UInt8]

  /// The options and the puzzle in the content; nil if no game can have them. This does not check whether
  /// options and puzzle belong together.
  static func challenge(in content: ArraySlice<UInt8>) -> (Options, Puzzle)?
}

extension SendableGame {
  /// All of it.
  public static func puzzleToSend(_ puzzle: Puzzle) -> Puzzle { puzzle }

  /// The options, a space, and the puzzle.
  public static func content(of puzzle: Puzzle, _ options: Options) -> [UInt8] {
    spelledContent(of: puzzle, options)
  }

  /// The options, a space, and the puzzle.
  public static func challenge(in content: ArraySlice<UInt8>) -> (Options, Puzzle)? {
    spelledChallenge(in: content)
  }

  /// The content as it is in a record, which is the default.
  static func spelledContent(of puzzle: Puzzle, _ options: Options) -> [UInt8] {
    var content = TextWriter()
    options.write(to: &content)
    content.space()
    puzzle.write(to: &content)
    return content.bytes
  }

  /// Reads the content as it is in a record; nil if it is not.
  static func spelledChallenge(in content: ArraySlice<UInt8>) -> (Options, Puzzle)? {
    var reader = TextReader(Array(content))
    guard let options = try? Options(from: &reader), let puzzle = try? Puzzle(from: &reader),
      reader.isAtEnd
    else { return nil }
    return (options, puzzle)
  }
}

extension WordLanguage {
  /// The language with the number that a challenge names. English is never named, so that each challenge has one form.
  /// - Parameter number: the number; nil if the challenge names none.
  init?(sent number: UInt8?) {
    guard let number else {
      self = .english
      return
    }
    guard let language = WordLanguage(rawValue: number), language != .english else { return nil }
    self = language
  }
}
