import Games
import Library

/// A game that a member of a circle keeps, as its rows have it. Whoever stores them can write what they like,
/// so nothing of it is believed before it was held against a puzzle.
public struct MemberGame: Sendable {
  /// Whose it is: the number in the circle.
  public let member: Int64
  /// What names it.
  public let id: GameID
  /// The text of the row of its record.
  public let record: [UInt8]
  /// The text of the row that says what was deleted of it; empty where there is none.
  public let gone: [UInt8]

  /// A game with these.
  public init(member: Int64, id: GameID, record: [UInt8], gone: [UInt8] = []) {
    self.member = member
    self.id = id
    self.record = record
    self.gone = gone
  }
}
