import ByteStrings
import Games

/// The data that every stored game has, whatever its rules. It never changes.
public struct SessionHeader: Equatable, Sendable {
  /// The origin of a game.
  public enum Origin: UInt8, CaseIterable, Sendable {
    /// Dealt for the player.
    case dealt
    /// A sample for trying out, which never counts in statistics.
    case sample
    /// Made from a challenge: a friend's link, or a word that the player chose.
    case challenge
    /// Dealt for a turn of an evening together, which may be another person's: it never counts in statistics.
    case evening

    /// The line of a record that says so; nil for a game that was dealt.
    var line: Literal? {
      switch self {
      case .dealt: nil
      case .sample: "sample"
      case .challenge: "challenge"
      case .evening: "evening"
      }
    }
  }

  private struct Content: Equatable, Sendable {
    let id: GameID
    let created: WallTime
    let origin: Origin
    let branchOf: GameID?
  }

  private let content: Shared<Content>

  /// The identity of the game.
  public var id: GameID { content.value.id }

  /// When the game was created, by the clock of the device.
  public var created: WallTime { content.value.created }

  /// The origin of the game.
  public var origin: Origin { content.value.origin }

  /// The game that this game branches from; nil if it is not a branch.
  public var branchOf: GameID? { content.value.branchOf }

  /// A header with these values. A creation time that a record cannot spell (before 1970, or with more than 18
  /// digits) is replaced by the nearest valid time.
  public init(
    id: GameID, created: WallTime, origin: Origin = .dealt, branchOf: GameID? = nil
  ) {
    content = Shared(
      Content(id: id, created: created.recordable, origin: origin, branchOf: branchOf))
  }

  /// Whether statistics count the game. They exclude samples, turns of an evening, and branches of games that count
  /// themselves.
  public var counts: Bool { (origin == .dealt || origin == .challenge) && branchOf == nil }

  /// Whether the result can be a feat of the player. A puzzle that another player sent may be known.
  public var isFeat: Bool { origin == .dealt && branchOf == nil }

  /// The header of the same game under another identity, as a branch of this one.
  func branch(as id: GameID) -> SessionHeader {
    SessionHeader(id: id, created: created, origin: origin, branchOf: self.id)
  }
}
