import Games
import Library

/// A judged play with the times of its moves, as far as they reveal anything about who made them.
public struct TimedPlay: Equatable, Sendable {
  /// The day whose game it is.
  public let day: Day
  /// Which of the five games it is.
  public let kind: GameKind
  /// The milliseconds of each move that required thought, by the judge's clock.
  public let moves: [Int64]
  /// Whether the first move reached the goal.
  public let isFirstTry: Bool

  /// A play with these values.
  public init(day: Day, kind: GameKind, moves: [Int64], isFirstTry: Bool) {
    self.day = day
    self.kind = kind
    self.moves = moves
    self.isFirstTry = isFirstTry
  }
}

/// A trait that human play hardly ever has. It is shown to the owner of a circle, who knows the players, and has no
/// automatic consequence: each trait also occurs now and then in honest play.
public enum UnlikelyTrait: Equatable, Sendable {
  /// This many moves of a play came faster than anybody can read and tap.
  case quickMoves(GameKind, Day, count: Int)
  /// The moves of a play came as evenly as from a machine: their standard deviation is under a twentieth of their mean.
  case evenMoves(GameKind, Day)
  /// This many words were found at the first try within sixty days.
  case firstTries(count: Int)
}

extension UnlikelyTrait {
  /// The number of days that are examined.
  public static let dayCount = 60
  /// By chance, a player finds two or more of 60 words out of 2,278 at the first try once in 3,000 times.
  private static let firstTries = 2
  /// Fewer moves than this can be even by chance.
  private static let fewestEven = 8
  /// A longer move is a pause, and counts as this long, so that no sum overflows.
  private static let longestMove: Int64 = 3_600_000
  /// No game of a day has more moves.
  private static let mostMoves = 1_000

  /// The unlikely traits of these plays. Linear in the number of moves.
  /// - Parameter plays: the finished plays of one member in sixty days. A play of a day that is not over yet would
  ///   reveal what must not be seen yet.
  public static func traits(in plays: [TimedPlay]) -> [UnlikelyTrait] {
    var traits: [UnlikelyTrait] = []
    var firstTries = 0
    for play in plays {
      let quick = play.moves.filter { $0 < play.kind.quickestMove }.count
      if quick > 0 { traits.append(.quickMoves(play.kind, play.day, count: quick)) }
      if isEven(play.moves) { traits.append(.evenMoves(play.kind, play.day)) }
      if play.kind.isUnlikelyAtFirstTry, play.isFirstTry { firstTries += 1 }
    }
    if firstTries >= Self.firstTries { traits.append(.firstTries(count: firstTries)) }
    return traits
  }

  /// Whether the variance is less than 1/400 of the square of the mean.
  private static func isEven(_ moves: [Int64]) -> Bool {
    guard moves.count >= fewestEven else { return false }
    let times = moves.prefix(mostMoves).map { min(max($0, 0), longestMove) }
    let count = Int64(times.count)
    var sum: Int64 = 0
    for time in times { sum += time }
    let mean = sum / count
    var squares: Int64 = 0
    for time in times { squares = squares &+ (time - mean) &* (time - mean) }
    // The largest of these products is 5 · 10¹⁸. Checked products would need 128 bits, which wasm does not have.
    return squares &* 400 < count &* mean &* mean
  }
}
