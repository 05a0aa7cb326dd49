import Circles
import Games
import Library

/// What boards and weeks of a circle (`BackendStore+Boards`) ask of a database, about the games of some days.
public protocol BoardTransaction {
  /// The judged plays of a circle's members that are over.
  func judgedPlays(
    in circle: CircleID, from first: Day, through last: Day
  ) throws -> [FinishedPlay]
  /// The plays of a circle's members whose puzzle was taken along.
  func offlinePlays(in circle: CircleID, from first: Day, through last: Day) throws -> [OfflinePlay]
  /// The games of these days by their names, as the members of a circle keep them in their rows. Longer ones
  /// than `CircleLimits` allow, and those behind so many of a member, are left out: anybody can store rows.
  func games(in circle: CircleID, from first: Day, through last: Day) throws -> [MemberGame]
}

/// A judged play of a member of a circle that is over, as a database has it.
public struct FinishedPlay: Sendable {
  let member: Int64
  let day: Day
  let kind: GameKind
  let isWon: Bool
  let score: Int64
  let time: PlayTime
}

/// A play of a member of a circle whose puzzle was taken along, as a database has it. What came of it stands in
/// the row of its record, if anywhere.
public struct OfflinePlay: Sendable {
  let member: Int64
  let id: GameID
  let day: Day
  let kind: GameKind
}

/// Where the rows of the games of some days stand: their names begin with the day, so their keys are together.
struct DayKeys {
  /// The first and the last key that there can be.
  let first: [UInt8]
  let last: [UInt8]
  /// The most rows of a member.
  let most: Int

  init(from first: Day, through last: Day) {
    self.first = RowKey.record(first.identity(.min)).text
    self.last = RowKey.record(last.identity(.max)).text
    most = CircleLimits.gamesADay * (Int(last.number - first.number) + 1)
  }
}

extension MemberGame {
  /// A game in these rows; nil where the key names none.
  init?(member: Int64, key: [UInt8], record: [UInt8], gone: [UInt8]?) {
    guard case .record(let id) = RowKey(key) else { return nil }
    self.init(member: member, id: id, record: record, gone: gone ?? [])
  }
}
