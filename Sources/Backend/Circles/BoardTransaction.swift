import Circles
import Games
import Library
import Words

/// What boards and weeks of a circle (`BackendStore+Boards`) need from a database, for the games of some days.
public protocol BoardTransaction {
  /// The finished judged plays of a circle's members.
  func judgedPlays(
    in circle: CircleID, from first: Day, through last: Day
  ) throws -> [FinishedPlay]
  /// The plays of a circle's members whose puzzle was taken offline.
  func offlinePlays(in circle: CircleID, from first: Day, through last: Day) throws -> [OfflinePlay]
  /// The games whose identifiers belong to these days, as the members of a circle store them in their rows. Games
  /// longer than `CircleLimits` allows are left out, and so are a member's games beyond the limit: anyone can store
  /// rows.
  func games(in circle: CircleID, from first: Day, through last: Day) throws -> [MemberGame]
}

/// A finished judged play of a member of a circle, as a database stores it.
public struct FinishedPlay: Sendable {
  let member: Int64
  let day: Day
  let kind: GameKind
  let words: WordLanguage
  let isWon: Bool
  let score: Int64
  let time: PlayTime
}

/// A play of a member of a circle whose puzzle was taken offline, as a database stores it. Its result, if any, is
/// in the row of its record.
public struct OfflinePlay: Sendable {
  let member: Int64
  let id: GameID
  let day: Day
  let kind: GameKind
  let words: WordLanguage
}

/// The key range of the games of some days: their identifiers begin with the day, so their keys are contiguous.
struct DayKeys {
  /// The first and the last possible key.
  let first: [UInt8]
  let last: [UInt8]
  /// The most rows of a member that are read.
  let most: Int

  init(from first: Day, through last: Day) {
    self.first = RowKey.record(first.identity(.min)).text
    self.last = RowKey.record(last.identity(.max)).text
    most = CircleLimits.gamesADay * (Int(last.number - first.number) + 1)
  }
}

extension MemberGame {
  /// A game from these rows; nil if the key does not identify a game.
  init?(member: Int64, key: [UInt8], record: [UInt8], gone: [UInt8]?) {
    guard case .record(let id) = RowKey(key) else { return nil }
    self.init(member: member, id: id, record: record, gone: gone ?? [])
  }
}
