import ByteStrings
import Games
import Words

/// What one of a day's five came to, as far as a board tells of it: numbers only, and nothing of the puzzle.
public struct DayResult: Equatable, Sendable {
  /// Of which game it is.
  public let kind: GameKind
  /// Whether the player reached the goal.
  public let isWon: Bool
  /// The points as the game's rules count them: the attempts of a Codeword, the misses that were left of a
  /// Hangman, right answers of a Times.
  public let score: Int64
  /// The points of all words that are to be found in an Anagrams; nothing for any other game.
  public let total: Int64

  /// What a game came to that is over.
  /// - Parameter puzzle: what was dealt, as a record has it.
  /// - Throws: what is wrong with the puzzle.
  public init(
    _ kind: GameKind, isWon: Bool, score: Int64, puzzle: [UInt8]
  ) throws(TextError) {
    self.kind = kind
    self.isWon = isWon
    self.score = score
    guard kind == .anagrams else {
      total = 0
      return
    }
    var text = TextReader(puzzle)
    total = try AnagramsPuzzle(from: &text).points
  }

  init(_ kind: GameKind, isWon: Bool, score: Int64, total: Int64 = 0) {
    self.kind = kind
    self.isWon = isWon
    self.score = score
    self.total = total
  }

  /// By which results of one game are ordered: more is better.
  var merit: Int64 {
    // Of attempts fewer are better, and any that found the word are better than none.
    kind == .codeword ? (isWon ? .max - score : 0) : score
  }

  /// Writes `won 4`, and behind it the points that there are, where that is not the same for all days.
  public func write(to text: inout TextWriter) {
    text.write(isWon ? "won " : "lost ")
    text.write(score)
    guard kind == .anagrams else { return }
    text.space()
    text.write(total)
  }
}

extension AnagramsPuzzle {
  /// The points of all words that are to be found: one a letter.
  fileprivate var points: Int64 {
    var points: Int64 = 0
    for rack in racks { for word in rack.blanks { points += Int64(word.count) } }
    return points
  }
}
