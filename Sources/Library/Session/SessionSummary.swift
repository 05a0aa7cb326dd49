import Games

/// What a list needs to know about a game. It never changes, so it is passed on as a reference.
public final class SessionSummary: Equatable, Sendable {
  /// Identity, beginning and provenance.
  public let header: SessionHeader
  /// Which game it is.
  public let kind: GameKind
  /// Whether it goes on, and how it ended.
  public let outcome: Outcome
  /// The points as the game's rules count them.
  public let score: Int64
  /// How many moves were made.
  public let moveCount: Int
  /// The time of play at the last move.
  public let timeAtLastMove: Milliseconds
  /// When the last move was made, or the game itself where there is none: milliseconds since the
  /// beginning of 1970.
  public let lastPlayed: Milliseconds

  /// Whether both say the same.
  public static func == (left: SessionSummary, right: SessionSummary) -> Bool {
    left.header == right.header && left.kind == right.kind && left.outcome == right.outcome
      && left.score == right.score && left.moveCount == right.moveCount
      && left.timeAtLastMove == right.timeAtLastMove && left.lastPlayed == right.lastPlayed
  }

  /// The order of the history: the most recent move first, equal moments by identity.
  func stands(before other: SessionSummary) -> Bool {
    lastPlayed == other.lastPlayed
      ? header.id < other.header.id : lastPlayed > other.lastPlayed
  }

  init<G: Game>(_ session: Session<G>) {
    header = session.header
    kind = G.kind
    outcome = session.game.outcome
    score = session.game.score
    moveCount = session.times.count
    timeAtLastMove = session.times.last
    lastPlayed = session.header.begun + session.times.lastSince
  }
}
