import Circles
import Foundation
import GRDB
import Games
import Library
import Sync

/// The rows of the tables `circle`, `member` and `invite`.
extension SQLiteTransaction: CircleTransaction {
  func lock(_ circle: CircleID) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM circle WHERE id = ?)", arguments: [circle.blob]
    ) ?? false
  }

  func circle(_ id: CircleID) throws -> KeptCircle? {
    let rows = try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT title, numbers, EXISTS (SELECT 1 FROM invite WHERE invite.circle = circle.id),
          number, player, name, likeness, face, since
        FROM circle JOIN member ON member.circle = circle.id WHERE circle.id = ? ORDER BY number
        """, arguments: [id.blob])
    guard let first = rows.first else { return nil }
    return KeptCircle(
      id: id, title: first[0], lastNumber: first[1], hasInvite: first[2],
      members: try rows.map { row in
        KeptMember(
          number: row[3], player: PlayerID(blob: row[4]), name: row[5], normalizedName: row[6],
          avatar: try Avatar(stored: row[7]), since: WallTime(row[8]))
      })
  }

  func circles(of player: PlayerID) throws -> [CircleID] {
    try Data.fetchAll(
      database, sql: "SELECT circle FROM member WHERE player = ? ORDER BY circle",
      arguments: [player.blob]
    ).map(CircleID.init(blob:))
  }

  func listedCircles(of player: PlayerID) throws -> [ListedCircle] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT circle.id, title, own.number, count(*), min(other.number)
        FROM member AS own JOIN circle ON circle.id = own.circle
          JOIN member AS other ON other.circle = own.circle
        WHERE own.player = ? GROUP BY circle.id ORDER BY own.since, circle.id
        """, arguments: [player.blob]
    ).map { row in
      ListedCircle(
        id: CircleID(blob: row[0]), title: row[1], memberCount: row[3],
        isOwn: (row[2] as Int64) == (row[4] as Int64))
    }
  }

  func insert(_ circle: CircleID, title: CircleName, at now: WallTime) throws {
    try database.execute(
      sql: "INSERT INTO circle (id, title, made, numbers) VALUES (?, ?, ?, 0)",
      arguments: [circle.blob, title.text, now.count])
  }

  func insert(_ member: KeptMember, of circle: CircleID) throws {
    try database.execute(
      sql: "UPDATE circle SET numbers = ? WHERE id = ?", arguments: [member.number, circle.blob])
    try database.execute(
      sql: """
        INSERT INTO member (circle, number, player, name, likeness, face, since)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        circle.blob, member.number, member.player.blob, member.name, member.normalizedName,
        member.avatar.stored, member.since.count,
      ])
  }

  func removeMember(_ number: Int64, of circle: CircleID) throws {
    try database.execute(
      sql: "DELETE FROM member WHERE circle = ? AND number = ?", arguments: [circle.blob, number])
  }

  func remove(_ circle: CircleID) throws {
    try removeInvite(of: circle)
    try database.execute(sql: "DELETE FROM member WHERE circle = ?", arguments: [circle.blob])
    try database.execute(sql: "DELETE FROM circle WHERE id = ?", arguments: [circle.blob])
  }

  func circle(invitedBy code: SecretDigest) throws -> CircleID? {
    try Data.fetchOne(
      database, sql: "SELECT circle FROM invite WHERE code = ?", arguments: [code.bytes]
    ).map(CircleID.init(blob:))
  }

  func save(_ code: SecretDigest, of circle: CircleID) throws {
    try database.execute(
      sql: """
        INSERT INTO invite (circle, code) VALUES (?, ?)
        ON CONFLICT (circle) DO UPDATE SET code = excluded.code
        """, arguments: [circle.blob, code.bytes])
  }

  func removeInvite(of circle: CircleID) throws {
    try database.execute(sql: "DELETE FROM invite WHERE circle = ?", arguments: [circle.blob])
  }

  func judgedMoves(
    of player: PlayerID, from first: Day, through last: Day
  ) throws -> [FinishedMove] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT day, game, won, move, judged.milliseconds
        FROM deal CROSS JOIN play ON play.deal = deal.id AND play.player = ?
          CROSS JOIN judged ON judged.play = play.id
        WHERE day BETWEEN ? AND ? AND ended IS NOT NULL AND along = 0
        ORDER BY day, game, judged.number
        """, arguments: [player.blob, Int64(first.number), Int64(last.number)]
    ).compactMap { row in
      guard let kind = GameKind(name: row[1]) else { return nil }
      return FinishedMove(
        day: Day(number: row[0]), kind: kind, isWon: row[2], move: [UInt8](row[3] as Data),
        time: PlayTime(row[4]))
    }
  }
}

extension Avatar {
  /// As a database has it.
  var stored: String { "\(keyword)" }

  /// - Throws: `.unavailable` for a face that only a later version knows.
  init(stored: String) throws(StoreError) {
    guard let avatar = Avatar(Array(stored.utf8)[...]) else { throw .unavailable }
    self = avatar
  }
}
