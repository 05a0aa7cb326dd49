import Games
import Library

/// A judged play with how long its moves took, as far as they say anything of who made them.
public struct TimedPlay: Equatable, Sendable {
  /// The day whose game it is.
  public let day: Day
  /// Which of the five.
  public let kind: GameKind
  /// The milliseconds of each move that took thinking, by the judge's clock.
  public let moves: [Int64]
  /// Whether the first move reached the goal.
  public let isFirstTry: Bool

  /// A play with these.
  public init(day: Day, kind: GameKind, moves: [Int64], isFirstTry: Bool) {
    self.day = day
    self.kind = kind
    self.moves = moves
    self.isFirstTry = isFirstTry
  }
}

/// What people hardly ever play like. It is shown to the owner of a circle, who knows the players, and nothing
/// follows from it by itself: each of them happens to somebody honest now and then.
public enum UnlikelyTrait: Equatable, Sendable {
  /// So many moves of a play came faster than anybody reads and taps.
  case quickMoves(GameKind, Day, count: Int)
  /// The moves of a play came as evenly as from a machine: their standard deviation is under a twentieth of
  /// their mean.
  case evenMoves(GameKind, Day)
  /// So many words were found at the first try within sixty days.
  case firstTries(count: Int)
}

extension UnlikelyTrait {
  /// The days that are looked at.
  public static let dayCount = 60
  /// Chance finds 60 words of 2,278 at the first try twice or more once in 3,000 times.
  private static let firstTries = 2
  /// Fewer moves than this are even by chance.
  private static let fewestEven = 8
  /// A move that takes longer is a pause, and counts as one of so long: so no sum overflows.
  private static let longestMove: Int64 = 3_600_000
  /// No game of a day has more.
  private static let mostMoves = 1_000

  /// What of these plays is unlikely. Linear in the number of moves.
  /// - Parameter plays: those of one member in sixty days that are over; of a day that goes on they would
  ///   tell what is not to be seen yet.
  public static func signs(in plays: [TimedPlay]) -> [UnlikelyTrait] {
    var signs: [UnlikelyTrait] = []
    var firstTries = 0
    for play in plays {
      let quick = play.moves.filter { $0 < play.kind.quickestMove }.count
      if quick > 0 { signs.append(.quickMoves(play.kind, play.day, count: quick)) }
      if isEven(play.moves) { signs.append(.evenMoves(play.kind, play.day)) }
      if play.kind == .codeword, play.isFirstTry { firstTries += 1 }
    }
    if firstTries >= Self.firstTries { signs.append(.firstTries(count: firstTries)) }
    return signs
  }

  /// Whether the variance is less than a 400th of the square of the mean.
  private static func isEven(_ moves: [Int64]) -> Bool {
    guard moves.count >= fewestEven else { return false }
    let times = moves.prefix(mostMoves).map { min(max($0, 0), longestMove) }
    let count = Int64(times.count)
    var sum: Int64 = 0
    for time in times { sum += time }
    let mean = sum / count
    var squares: Int64 = 0
    for time in times { squares = squares &+ (time - mean) &* (time - mean) }
    // The largest of these products is 5 · 10¹⁸; checked ones would need 128 bits, which wasm does not have.
    return squares &* 400 < count &* mean &* mean
  }
}

extension GameKind {
  /// The milliseconds of the quickest move that somebody thought about.
  fileprivate var quickestMove: Int64 {
    switch self {
    case .codeword: 700
    case .times: 250
    case .memorize: 150
    case .anagrams, .hangman: 0
    }
  }
}
