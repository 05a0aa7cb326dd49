import Games

/// What every kept game has in common, whatever its rules. It never changes, so it is passed on as a
/// reference.
public final class SessionHeader: Equatable, Sendable {
  /// Where a game comes from.
  public enum Origin: UInt8, Sendable {
    /// Dealt for the player.
    case dealt
    /// Made for trying: it never counts in statistics.
    case sample
    /// Made from a challenge: a friend's link, or a word of one's own.
    case challenge
  }

  /// Who the game is.
  public let id: RecordID

  /// When it was made: milliseconds since the beginning of 1970, by the clock of the device.
  public let begun: Milliseconds

  /// Where it comes from.
  public let origin: Origin

  /// The game of which this one is another continuation.
  public let branchOf: RecordID?

  /// A header with these values. A beginning that a record cannot spell (before 1970, or of more
  /// than 18 digits) becomes the nearest that it can.
  public init(
    id: RecordID, begun: Milliseconds, origin: Origin = .dealt, branchOf: RecordID? = nil
  ) {
    self.id = id
    self.begun = begun.recordable
    self.origin = origin
    self.branchOf = branchOf
  }

  /// Whether statistics count the game: samples are there for trying, and a branch is another
  /// continuation of a game that counts itself.
  public var counts: Bool { origin != .sample && branchOf == nil }

  /// Whether both say the same.
  public static func == (left: SessionHeader, right: SessionHeader) -> Bool {
    left.id == right.id && left.begun == right.begun && left.origin == right.origin
      && left.branchOf == right.branchOf
  }

  /// The header of the same game under another identity, as a branch of this one.
  func branch(as id: RecordID) -> SessionHeader {
    SessionHeader(id: id, begun: begun, origin: origin, branchOf: self.id)
  }
}
