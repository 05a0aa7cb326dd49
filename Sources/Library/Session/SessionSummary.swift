import ByteStrings
import Games

/// The data of a game for lists. It never changes.
public struct SessionSummary: Equatable, Sendable {
  private struct Content: Equatable, Sendable {
    let header: SessionHeader
    let kind: GameKind
    let outcome: Outcome
    let score: Int64
    let moveCount: Int
    let timeAtLastMove: PlayTime
    let lastPlayed: WallTime
  }

  private let content: Shared<Content>

  /// Identity, beginning and provenance.
  public var header: SessionHeader { content.value.header }
  /// The kind of the game.
  public var kind: GameKind { content.value.kind }
  /// Whether the game is in progress, and how it ended.
  public var outcome: Outcome { content.value.outcome }
  /// The points as the game's rules count them.
  public var score: Int64 { content.value.score }
  /// How many moves were made.
  public var moveCount: Int { content.value.moveCount }
  /// The time of play at the last move.
  public var timeAtLastMove: PlayTime { content.value.timeAtLastMove }
  /// When the last move was made; without moves, when the game was created.
  public var lastPlayed: WallTime { content.value.lastPlayed }

  /// The order of the history: the most recent move first, equal moments by identity.
  func precedes(_ other: SessionSummary) -> Bool {
    lastPlayed == other.lastPlayed
      ? header.id < other.header.id : lastPlayed > other.lastPlayed
  }

  init(_ session: any SessionContent) {
    let (header, times) = (session.header, session.times)
    content = Shared(
      Content(
        header: header, kind: session.kind, outcome: session.outcome, score: session.score,
        moveCount: times.count, timeAtLastMove: times.last,
        lastPlayed: header.created + times.lastWallOffset))
  }
}
