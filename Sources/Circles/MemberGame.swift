import Games
import Library

/// A game of a member of a circle, as its rows contain it. A client can write anything into its rows, so nothing in
/// them is trusted until it was checked against a puzzle.
public struct MemberGame: Sendable {
  /// The number of the player in the circle.
  public let member: Int64
  /// The ID of the game.
  public let id: GameID
  /// The text of the row of its record.
  public let record: [UInt8]
  /// The text of the row that lists the deleted parts of the record; empty without such a row.
  public let gone: [UInt8]

  /// A game with these values.
  public init(member: Int64, id: GameID, record: [UInt8], gone: [UInt8] = []) {
    self.member = member
    self.id = id
    self.record = record
    self.gone = gone
  }
}
