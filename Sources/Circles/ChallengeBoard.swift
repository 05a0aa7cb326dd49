import Games
import Library

/// The result of somebody's play of a challenge: numbers only, and nothing of the puzzle.
public struct ChallengeResult: Equatable, Sendable {
  /// The number of the player in the challenge.
  public let number: Int64
  /// Whether the goal was reached.
  public let isWon: Bool
  /// The points as the game's rules count them.
  public let score: Int64
  /// The time of play at the last move.
  public let time: PlayTime

  /// A result with these values.
  public init(number: Int64, isWon: Bool, score: Int64, time: PlayTime) {
    self.number = number
    self.isWon = isWon
    self.score = score
    self.time = time
  }

  /// Plays that reached the goal come first, then the better points, then the shorter time.
  static func precedes(
    _ left: ChallengeResult, _ right: ChallengeResult, in kind: GameKind
  ) -> Bool {
    if left.isWon != right.isWon { return left.isWon }
    if left.score != right.score { return kind.isBetter(left.score, than: right.score) }
    return left.time == right.time ? left.number < right.number : left.time < right.time
  }
}

/// What one player may see of a challenge. Everybody sees who has finished. Players see the results only once they have
/// finished themselves, or once nobody can play anymore. A visitor who does not take part sees no result.
public enum ChallengeBoard: Equatable, Sendable {
  /// The results are not shown yet. These players have finished, in the order in which they joined.
  case hidden(finished: [Int64])
  /// The results of all who have finished, the best first.
  case shown([ChallengeResult])

  /// The board.
  /// - Parameters:
  ///   - results: the results of all who have finished.
  ///   - asker: the number of the player who sees the board; nil for a visitor who does not take part.
  ///   - isOver: whether nobody can play anymore.
  public init(_ kind: GameKind, _ results: [ChallengeResult], for asker: Int64?, isOver: Bool) {
    if Self.shows(results, to: asker, isOver: isOver) {
      self = .shown(results.sorted { ChallengeResult.precedes($0, $1, in: kind) })
    } else {
      self = .hidden(finished: results.map { $0.number }.sorted { $0 < $1 })
    }
  }

  /// Whether a player may see what the others did.
  public static func shows(
    _ results: [ChallengeResult], to asker: Int64?, isOver: Bool
  ) -> Bool {
    guard let asker else { return false }
    return isOver || results.contains { $0.number == asker }
  }
}
