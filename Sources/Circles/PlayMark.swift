import Games

/// How much a server knows of a play: the sign beside its result.
public enum PlayMark: Equatable, Sendable {
  /// ● A judge told of the puzzle move by move, and measured so many whole seconds.
  case judged(seconds: Int64)
  /// ◐ The puzzle is the server's, and was taken along in clear: the moves are as the player says.
  case offline
  /// No sign: the puzzle is one of the public five, which everybody can look up.
  case `public`

  /// The mark of a play that took so long by the clock of the judge.
  public static func judged(_ time: PlayTime) -> PlayMark {
    .judged(seconds: max(time.count, 0) / 1_000)
  }

  /// The seconds that a judge has measured; nil where none has.
  public var seconds: Int64? { if case .judged(let seconds) = self { seconds } else { nil } }

  /// The order of marks: what is known best comes first.
  var rank: UInt8 {
    switch self {
    case .judged: 0
    case .offline: 1
    case .public: 2
    }
  }
}
