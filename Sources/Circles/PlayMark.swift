import Games

/// How much a server knows about a play: the symbol next to its result.
public enum PlayMark: Equatable, Sendable {
  /// ● A judge revealed the puzzle move by move, and measured this many whole seconds.
  case judged(seconds: Int64)
  /// ◐ The puzzle is the server's, but the device took it offline in clear text: the moves are as the player reports
  /// them.
  case offline
  /// No symbol: the puzzle is one of the public five, which everybody can look up.
  case `public`

  /// The mark of a play that took this long by the judge's clock.
  public static func judged(_ time: PlayTime) -> PlayMark {
    .judged(seconds: max(time.count, 0) / 1_000)
  }

  /// The seconds that a judge measured; nil without a judge.
  public var seconds: Int64? { if case .judged(let seconds) = self { seconds } else { nil } }

  /// The order of marks: the plays about which most is known come first.
  var rank: UInt8 {
    switch self {
    case .judged: 0
    case .offline: 1
    case .public: 2
    }
  }
}
