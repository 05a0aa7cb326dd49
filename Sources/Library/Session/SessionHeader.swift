import ByteStrings
import Games

/// What every kept game has in common, whatever its rules. It never changes.
public struct SessionHeader: Equatable, Sendable {
  /// Where a game comes from.
  public enum Origin: UInt8, Sendable {
    /// Dealt for the player.
    case dealt
    /// Made for trying: it never counts in statistics.
    case sample
    /// Made from a challenge: a friend's link, or a word of one's own.
    case challenge
  }

  private struct Content: Equatable, Sendable {
    let id: GameID
    let created: WallTime
    let origin: Origin
    let branchOf: GameID?
  }

  private let content: Shared<Content>

  /// Who the game is.
  public var id: GameID { content.value.id }

  /// When it was made, by the clock of the device.
  public var created: WallTime { content.value.created }

  /// Where it comes from.
  public var origin: Origin { content.value.origin }

  /// The game of which this one is another continuation.
  public var branchOf: GameID? { content.value.branchOf }

  /// A header with these values. A beginning that a record cannot spell (before 1970, or of more
  /// than 18 digits) becomes the nearest that it can.
  public init(
    id: GameID, created: WallTime, origin: Origin = .dealt, branchOf: GameID? = nil
  ) {
    content = Shared(
      Content(id: id, created: created.recordable, origin: origin, branchOf: branchOf))
  }

  /// Whether statistics count the game: samples are there for trying, and a branch is another
  /// continuation of a game that counts itself.
  public var counts: Bool { origin != .sample && branchOf == nil }

  /// The header of the same game under another identity, as a branch of this one.
  func branch(as id: GameID) -> SessionHeader {
    SessionHeader(id: id, created: created, origin: origin, branchOf: self.id)
  }
}
