import Circles
import Foundation
import Games
import Library
import Sync

/// The rows of the tables `circle`, `member` and `invite`.
extension PostgresTransaction: CircleTransaction {
  func lock(_ circle: CircleID) throws -> Bool {
    try !connection.run(
      "SELECT id FROM circle WHERE id = $1 FOR UPDATE", .circle(circle)
    ).isEmpty
  }

  func circle(_ id: CircleID) throws -> KeptCircle? {
    let rows = try connection.run(
      """
      SELECT title, numbers,
        (SELECT count(*) FROM invite WHERE invite.circle = circle.id),
        number, player, name, likeness, face, since
      FROM circle JOIN member ON member.circle = circle.id WHERE circle.id = $1 ORDER BY number
      """, .circle(id))
    guard let first = rows.first else { return nil }
    return KeptCircle(
      id: id, title: try first.text(0), lastNumber: try first.integer(1),
      hasInvite: try first.integer(2) > 0,
      members: try rows.map { row in
        KeptMember(
          number: try row.integer(3), player: PlayerID(bytes: try row.bytes(4)),
          name: try row.text(5), normalizedName: try row.text(6),
          avatar: try Avatar(stored: try row.text(7)), since: WallTime(try row.integer(8)))
      })
  }

  func circles(of player: PlayerID) throws -> [CircleID] {
    try connection.run(
      "SELECT circle FROM member WHERE player = $1 ORDER BY circle", .bytes(player.bytes)
    ).map { try $0.circle(0) }
  }

  func listedCircles(of player: PlayerID) throws -> [ListedCircle] {
    try connection.run(
      """
      SELECT circle.id, title, own.number, count(*), min(other.number)
      FROM member AS own JOIN circle ON circle.id = own.circle
        JOIN member AS other ON other.circle = own.circle
      WHERE own.player = $1 GROUP BY circle.id, title, own.number, own.since
      ORDER BY own.since, circle.id
      """, .bytes(player.bytes)
    ).map { row in
      ListedCircle(
        id: try row.circle(0), title: try row.text(1), memberCount: Int(try row.integer(3)),
        isOwn: try row.integer(2) == row.integer(4))
    }
  }

  func insert(_ circle: CircleID, title: CircleName, at now: WallTime) throws {
    try connection.run(
      "INSERT INTO circle (id, title, made, numbers) VALUES ($1, $2, $3, 0)",
      .circle(circle), .text(title.text), .integer(now.count))
  }

  func insert(_ member: KeptMember, of circle: CircleID) throws {
    try connection.run(
      "UPDATE circle SET numbers = $2 WHERE id = $1", .circle(circle), .integer(member.number))
    try connection.run(
      """
      INSERT INTO member (circle, number, player, name, likeness, face, since)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .circle(circle), .integer(member.number), .bytes(member.player.bytes), .text(member.name),
      .text(member.normalizedName), .text(member.avatar.stored), .integer(member.since.count))
  }

  func removeMember(_ number: Int64, of circle: CircleID) throws {
    try connection.run(
      "DELETE FROM member WHERE circle = $1 AND number = $2", .circle(circle), .integer(number))
  }

  func remove(_ circle: CircleID) throws {
    try removeInvite(of: circle)
    try connection.run("DELETE FROM member WHERE circle = $1", .circle(circle))
    try connection.run("DELETE FROM circle WHERE id = $1", .circle(circle))
  }

  func circle(invitedBy code: SecretDigest) throws -> CircleID? {
    try connection.run("SELECT circle FROM invite WHERE code = $1", .digest(code))
      .first.map { try $0.circle(0) }
  }

  func save(_ code: SecretDigest, of circle: CircleID) throws {
    try connection.run(
      """
      INSERT INTO invite (circle, code) VALUES ($1, $2)
      ON CONFLICT (circle) DO UPDATE SET code = excluded.code
      """, .circle(circle), .digest(code))
  }

  func removeInvite(of circle: CircleID) throws {
    try connection.run("DELETE FROM invite WHERE circle = $1", .circle(circle))
  }

  func judgedMoves(
    of player: PlayerID, from first: Day, through last: Day
  ) throws -> [FinishedMove] {
    try connection.run(
      """
      SELECT day, game, won, move, judged.milliseconds
      FROM deal JOIN play ON play.deal = deal.id JOIN judged ON judged.play = play.id
      WHERE play.player = $1 AND day BETWEEN $2 AND $3 AND ended IS NOT NULL AND along = 0
      ORDER BY day, game, judged.number
      """, .bytes(player.bytes), .integer(Int64(first.number)), .integer(Int64(last.number))
    ).compactMap { row in
      guard let kind = GameKind(name: try row.text(1)) else { return nil }
      return FinishedMove(
        day: Day(number: Int32(clamping: try row.integer(0))), kind: kind,
        isWon: try row.integer(2) == 1, move: try row.bytes(3), time: PlayTime(try row.integer(4)))
    }
  }
}

extension PostgresValue {
  /// What names a circle, as a column has it.
  static func circle(_ circle: CircleID) -> PostgresValue {
    .bytes([UInt8](circle.blob))
  }
}

extension PostgresRow {
  /// A column of what names a circle.
  fileprivate func circle(_ index: Int) throws -> CircleID {
    CircleID(blob: Data(try bytes(index)))
  }
}
