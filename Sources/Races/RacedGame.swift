import Games
import Judging

/// A game that can be raced: everybody plays the same puzzle, which stays with a judge.
public protocol RacedGame: JudgedGame {
  /// How many moves others see that somebody made.
  var moveCount: Int { get }
  /// What others see that somebody gained: a count that says nothing of what is hidden.
  var gained: Int { get }
  /// The marks of the latest attempt, where a game has such.
  var latestMarks: [Mark] { get }
}

extension RacedGame {
  /// None.
  public var latestMarks: [Mark] { [] }

  /// How far somebody has come, as the others see it.
  public var progress: RaceProgress {
    RaceProgress(moves: moveCount, gained: gained, marks: latestMarks)
  }
}

extension Codeword: RacedGame {
  /// The attempts.
  public var moveCount: Int { attempts.count }
  /// The letters of the latest attempt that stand in their place.
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
  /// The right guesses. How many blanks they filled would tell of the answer.
  public var gained: Int { turns.count { !$0.isMiss } }
}

extension Memorize: RacedGame {
  /// The cards that were turned.
  public var moveCount: Int { choices.count }
  /// The pairs that are found.
  public var gained: Int { matchCount }
}

extension Times: RacedGame {
  /// The answers.
  public var moveCount: Int { answers.count }
  /// The right ones.
  public var gained: Int { Int(score) }
}

extension Anagrams: RacedGame {
  /// The words that were found.
  public var moveCount: Int { rounds.reduce(0) { $0 + $1.words.count } }
  /// Their points.
  public var gained: Int { Int(score) }
}
