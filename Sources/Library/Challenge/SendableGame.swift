import ByteStrings
import Games

/// A game of which one can be sent to somebody as a `Challenge`.
public protocol SendableGame: KeptGame {
  /// Tells the texts of one game from those of another: the name of the game in ASCII.
  static var challengeSeed: UInt64 { get }

  /// What is sent of a puzzle; all of it, unless the game leaves something out.
  static func puzzleToSend(_ puzzle: Puzzle) -> Puzzle

  /// What the text of a challenge spells (see `ChallengeText`): what a record says, the options, a space
  /// and the puzzle, unless the game has a shorter form.
  static func content(of puzzle: Puzzle, _ options: Options) -> [UInt8]

  /// What `content` was made of; nil where no game can have that. Whether options and puzzle belong
  /// together is not asked here.
  static func challenge(in content: ArraySlice<UInt8>) -> (Options, Puzzle)?
}

extension SendableGame {
  /// All of it.
  public static func puzzleToSend(_ puzzle: Puzzle) -> Puzzle { puzzle }

  /// The options, a space, and the puzzle.
  public static func content(of puzzle: Puzzle, _ options: Options) -> [UInt8] {
    var content = TextWriter()
    options.write(to: &content)
    content.space()
    puzzle.write(to: &content)
    return content.bytes
  }

  /// The options, a space, and the puzzle.
  public static func challenge(in content: ArraySlice<UInt8>) -> (Options, Puzzle)? {
    var reader = TextReader(Array(content))
    guard let options = try? Options(from: &reader), let puzzle = try? Puzzle(from: &reader),
      reader.isAtEnd
    else { return nil }
    return (options, puzzle)
  }
}
