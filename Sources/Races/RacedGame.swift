import Games
import Judging

/// A game that can be raced: everybody plays the same puzzle, which stays with the judge.
public protocol RacedGame: JudgedGame {
  /// The number of moves that the others see.
  var moveCount: Int { get }
  /// The progress that the others see: a count that reveals nothing of the hidden puzzle.
  var gained: Int { get }
  /// The marks of the latest attempt, if the game has marks.
  var latestMarks: [Mark] { get }
}

extension RacedGame {
  /// No marks.
  public var latestMarks: [Mark] { [] }

  /// How far the player has come, as the others see it.
  public var progress: RaceProgress {
    RaceProgress(moves: moveCount, gained: gained, marks: latestMarks)
  }
}

extension Codeword: RacedGame {
  /// The attempts.
  public var moveCount: Int { attempts.count }
  /// The letters of the latest attempt that are in the right place.
  public var gained: Int { latestMarks.count { $0 == .exact } }
  /// The marks of the latest attempt.
  public var latestMarks: [Mark] {
    guard let marks = attempts.last?.marks else { return [] }
    return (0..<marks.count).map { marks[$0] }
  }
}

extension Hangman: RacedGame {
  /// The guesses and hints.
  public var moveCount: Int { turns.count }
  /// The right guesses. The number of blanks that they filled would reveal something of the answer.
  public var gained: Int { turns.count { !$0.isMiss } }
}

extension Memorize: RacedGame {
  /// The cards that were turned.
  public var moveCount: Int { choices.count }
  /// The pairs that were found.
  public var gained: Int { matchCount }
}

extension Times: RacedGame {
  /// The answers.
  public var moveCount: Int { answers.count }
  /// The right answers.
  public var gained: Int { Int(score) }
}

extension Anagrams: RacedGame {
  /// The words that were found.
  public var moveCount: Int { rounds.reduce(0) { $0 + $1.words.count } }
  /// The points of the words.
  public var gained: Int { Int(score) }
}
