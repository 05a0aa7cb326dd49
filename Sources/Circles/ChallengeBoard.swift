import Games
import Library

/// What somebody's play of a challenge came to: numbers only, and nothing of the puzzle.
public struct ChallengeResult: Equatable, Sendable {
  /// Whose it is: the number in the challenge.
  public let number: Int64
  /// Whether the goal was reached.
  public let isWon: Bool
  /// The points as the game's rules count them.
  public let score: Int64
  /// The time of play at the last move.
  public let time: PlayTime

  /// A result with these.
  public init(number: Int64, isWon: Bool, score: Int64, time: PlayTime) {
    self.number = number
    self.isWon = isWon
    self.score = score
    self.time = time
  }

  /// Who reached the goal first, then by points (of a Codeword the fewer attempts), then the quicker.
  static func precedes(
    _ left: ChallengeResult, _ right: ChallengeResult, in kind: GameKind
  ) -> Bool {
    if left.isWon != right.isWon { return left.isWon }
    if left.score != right.score {
      return kind == .codeword ? left.score < right.score : left.score > right.score
    }
    return left.time == right.time ? left.number < right.number : left.time < right.time
  }
}

/// What one player may see of a challenge: everybody who has finished, and what it came to only once they have
/// finished themselves, or nobody can play any more. Who takes no part sees no result.
public enum ChallengeBoard: Equatable, Sendable {
  /// The results are not to be seen yet: these have finished, in the order in which they joined.
  case hidden(finished: [Int64])
  /// What it came to for all who have finished, the best one first.
  case shown([ChallengeResult])

  /// The board.
  /// - Parameters:
  ///   - results: those of all who have finished.
  ///   - asker: the number of whoever is to see it; nil for one who takes no part.
  ///   - isOver: whether nobody can play any more.
  public init(_ kind: GameKind, _ results: [ChallengeResult], for asker: Int64?, isOver: Bool) {
    if Self.shows(results, to: asker, isOver: isOver) {
      self = .shown(results.sorted { ChallengeResult.precedes($0, $1, in: kind) })
    } else {
      self = .hidden(finished: results.map { $0.number }.sorted { $0 < $1 })
    }
  }

  /// Whether somebody may see what others did.
  public static func shows(
    _ results: [ChallengeResult], to asker: Int64?, isOver: Bool
  ) -> Bool {
    guard let asker else { return false }
    return isOver || results.contains { $0.number == asker }
  }
}
