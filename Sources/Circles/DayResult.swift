import ByteStrings
import Games
import Words

/// The result of one of a day's five games, as far as a board shows it: numbers only, and nothing of the puzzle.
public struct DayResult: Equatable, Sendable {
  /// The game.
  public let kind: GameKind
  /// Whether the player reached the goal.
  public let isWon: Bool
  /// The points as the game's rules count them: the attempts in Codeword, the misses left in Hangman, the right answers
  /// in Times.
  public let score: Int64
  /// The points of all words that can be found in an Anagrams; 0 for any other game.
  public let total: Int64

  /// The result of a finished game.
  /// - Parameter puzzle: the puzzle, in the format of a record.
  /// - Throws: why the puzzle cannot be read.
  public init(
    _ kind: GameKind, isWon: Bool, score: Int64, puzzle: [UInt8]
  ) throws(TextError) {
    self.kind = kind
    self.isWon = isWon
    self.score = score
    total = kind.hasVaryingTotal ? try Self.points(of: puzzle) : 0
  }

  init(_ kind: GameKind, isWon: Bool, score: Int64, total: Int64 = 0) {
    self.kind = kind
    self.isWon = isWon
    self.score = score
    self.total = total
  }

  /// The value by which the results of one game are ordered: more is better.
  var merit: Int64 {
    // Where fewer points are better, any number that reached the goal is better than not reaching it.
    kind.isBetter(0, than: 1) ? (isWon ? .max - score : 0) : score
  }

  /// Writes `won 4`, followed by the total of points if it differs from day to day.
  public func write(to text: inout TextWriter) {
    text.write(isWon ? "won " : "lost ")
    text.write(score)
    guard kind.hasVaryingTotal else { return }
    text.space()
    text.write(total)
  }
  /// The points of all words that can be found in the puzzle of an Anagrams: one for each letter. They are counted as a
  /// record spells them, because the puzzle alone does not say in which language they are.
  private static func points(of puzzle: [UInt8]) throws(TextError) -> Int64 {
    var points: Int64 = 0
    for field in puzzle.split(separator: UInt8(ascii: " "))
    where equal(field.prefix(6), "words=") {
      for word in field.dropFirst(6).split(separator: UInt8(ascii: ",")) {
        // The further bytes of a letter in UTF-8 are no letters.
        for byte in try unescaped(word) where byte & 0xC0 != 0x80 { points += 1 }
      }
    }
    if points == 0 { throw .missing }
    return points
  }
}
