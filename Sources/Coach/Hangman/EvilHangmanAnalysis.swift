import Games
import Words

/// How many of the dealt answers the letters of a game of evil Hangman left, compared with the letters that
/// would have left the fewest.
///
/// It involves no luck: the answers are dealt, and the record alone determines what each letter leaves.
public struct EvilHangmanAnalysis: Equatable, Sendable {
  /// A letter that was guessed while several answers were possible.
  public struct Guess: Equatable, Sendable {
    /// The index of the move among the turns of the game.
    public let turn: Int
    /// The letter.
    public let letter: Letter
    /// How many answers were possible before.
    public let before: Int
    /// How many answers the letter left. "S left 14 of 20."
    public let left: Int
    /// The letters that would have left the fewest, in alphabetical order: at least one.
    public let best: [Letter]
    /// How many answers those would have left. "A would have left 9."
    public let bestLeft: Int
    /// Whether no letter would have left fewer.
    public var isBest: Bool { left == bestLeft }
  }

  /// The letters, in the order in which they were guessed.
  public let guesses: [Guess]

  /// The analysis of a game. It tries 26 letters for each turn.
  /// - Throws: why there is no analysis.
  public init(of game: Hangman) throws(HangmanSilence) {
    guard game.outcome.isOver else { throw .underWay }
    guard game.options.mode == .evil else { throw .notEvil }
    guesses = Self.guesses(of: game) ?? []
  }

  /// The letters; nil if the game cannot be replayed, which is impossible for a played game.
  private static func guesses(of game: Hangman) -> [Guess]? {
    guard var replay = try? Hangman(game.puzzle, options: game.options) else { return nil }
    var guesses: [Guess] = []
    var before = game.puzzle.entries.count
    for (index, turn) in game.turns.enumerated() {
      if case .letter(let letter) = turn.move, before > 1 {
        var best: [Letter] = []
        var fewest = before
        for other in letter.alphabet.letters {
          guard let left = left(by: other, in: replay), left <= fewest else { continue }
          if left < fewest { best = [] }
          fewest = left
          best.append(other)
        }
        guesses.append(
          Guess(
            turn: index, letter: letter, before: before, left: turn.possibleCount, best: best,
            bestLeft: fewest))
      }
      guard (try? replay.play(turn.move, at: .zero)) != nil else { return nil }
      before = turn.possibleCount
    }
    return guesses
  }

  /// How many answers a letter would leave; nil if it is known already.
  private static func left(by letter: Letter, in game: Hangman) -> Int? {
    var trial = game
    guard (try? trial.play(.letter(letter), at: .zero)) != nil else { return nil }
    return trial.turns.last?.possibleCount
  }
}
