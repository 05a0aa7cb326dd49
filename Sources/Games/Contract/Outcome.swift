import ByteStrings

/// Whether a game is in progress, and how it ended.
public enum Outcome: Equatable, Sendable {
  /// Moves can be made.
  case playing
  /// Over: the player reached the goal.
  case won
  /// Over: the goal can no longer be reached.
  case lost

  /// Whether no more moves can be made.
  public var isOver: Bool { self != .playing }

  /// The keyword in a transcript.
  public var keyword: Literal {
    switch self {
    case .playing: "playing"
    case .won: "won"
    case .lost: "lost"
    }
  }
}
