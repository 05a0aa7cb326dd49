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
    let id: RecordID
    let begun: Milliseconds
    let origin: Origin
    let branchOf: RecordID?
  }

  private let content: Shared<Content>

  /// Who the game is.
  public var id: RecordID { content.value.id }

  /// When it was made: milliseconds since the beginning of 1970, by the clock of the device.
  public var begun: Milliseconds { content.value.begun }

  /// Where it comes from.
  public var origin: Origin { content.value.origin }

  /// The game of which this one is another continuation.
  public var branchOf: RecordID? { content.value.branchOf }

  /// A header with these values. A beginning that a record cannot spell (before 1970, or of more
  /// than 18 digits) becomes the nearest that it can.
  public init(
    id: RecordID, begun: Milliseconds, origin: Origin = .dealt, branchOf: RecordID? = nil
  ) {
    content = Shared(
      Content(id: id, begun: begun.recordable, origin: origin, branchOf: branchOf))
  }

  /// Whether statistics count the game: samples are there for trying, and a branch is another
  /// continuation of a game that counts itself.
  public var counts: Bool { origin != .sample && branchOf == nil }

  /// The header of the same game under another identity, as a branch of this one.
  func branch(as id: RecordID) -> SessionHeader {
    SessionHeader(id: id, begun: begun, origin: origin, branchOf: self.id)
  }
}
