import Circles
import Games
import Library
import Sync

/// The rows of the tables `circle`, `member` and `invite`.
extension SQLTransaction: CircleTransaction {
  func lock(_ circle: CircleID) throws -> Bool {
    try !connection.run(
      sqlite: "SELECT id FROM circle WHERE id = $1",
      postgres: "SELECT id FROM circle WHERE id = $1 FOR UPDATE", .circle(circle)
    ).isEmpty
  }

  func circle(_ id: CircleID) throws -> KeptCircle? {
    let rows = try connection.run(
      """
      SELECT title, numbers,
        (SELECT count(*) FROM invite WHERE invite.circle = circle.id) AS invites,
        number, player, name, likeness, face, since
      FROM circle JOIN member ON member.circle = circle.id WHERE circle.id = $1 ORDER BY number
      """, .circle(id))
    guard let first = rows.first else { return nil }
    return KeptCircle(
      id: id, title: try first.text("title"), lastNumber: try first.integer("numbers"),
      hasInvite: try first.integer("invites") > 0, members: try rows.map { try KeptMember($0) })
  }

  func circles(of player: PlayerID) throws -> [CircleID] {
    try connection.run(
      "SELECT circle FROM member WHERE player = $1 ORDER BY circle", .player(player)
    ).map { try $0.circle("circle") }
  }

  func listedCircles(of player: PlayerID) throws -> [ListedCircle] {
    try connection.run(
      """
      SELECT circle.id AS id, title, own.number AS own, count(*) AS members,
        min(other.number) AS owner
      FROM member AS own JOIN circle ON circle.id = own.circle
        JOIN member AS other ON other.circle = own.circle
      WHERE own.player = $1 GROUP BY circle.id, title, own.number, own.since
      ORDER BY own.since, circle.id
      """, .player(player)
    ).map { row in
      ListedCircle(
        id: try row.circle("id"), title: try row.text("title"),
        memberCount: try row.count("members"),
        isOwn: try row.integer("own") == row.integer("owner"))
    }
  }

  func insert(_ circle: CircleID, title: CircleName, at now: WallTime) throws {
    try connection.run(
      "INSERT INTO circle (id, title, made, numbers) VALUES ($1, $2, $3, 0)", .circle(circle),
      .text(title.text), .time(now))
  }

  func insert(_ member: KeptMember, of circle: CircleID) throws {
    try connection.run(
      "UPDATE circle SET numbers = $2 WHERE id = $1", .circle(circle), .integer(member.number))
    try connection.run(
      """
      INSERT INTO member (circle, number, player, name, likeness, face, since)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .circle(circle), .integer(member.number), .player(member.player), .text(member.name),
      .text(member.normalizedName), .text(member.avatar.stored), .time(member.since))
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
      .first?.circle("circle")
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
    // In SQLite a cross join fixes the order, so that no earlier plays of the player are read.
    try connection.run(
      """
      SELECT day, game, won, move, judged.milliseconds AS milliseconds
      FROM deal CROSS JOIN play CROSS JOIN judged
      WHERE play.deal = deal.id AND judged.play = play.id AND play.player = $1
        AND day BETWEEN $2 AND $3 AND ended IS NOT NULL AND along = 0
      ORDER BY day, game, judged.number
      """, .player(player), .day(first), .day(last)
    ).compactMap { row in
      guard let kind = try row.optionalKind("game") else { return nil }
      return FinishedMove(
        day: try row.day("day"), kind: kind, isWon: try row.flag("won"),
        move: try row.bytes("move"),
        time: try row.playTime("milliseconds"))
    }
  }
}

extension KeptMember {
  /// The member of a row with the columns of a circle's member, or of a challenger.
  init(_ row: SQLRow) throws {
    self.init(
      number: try row.integer("number"), player: try row.player("player"),
      name: try row.text("name"), normalizedName: try row.text("likeness"),
      avatar: try Avatar(stored: try row.text("face")), since: try row.time("since"))
  }
}

extension Avatar {
  /// The name as a database stores it.
  var stored: String { "\(keyword)" }

  /// - Throws: `.unavailable` for an avatar that only a later version knows.
  fileprivate init(stored: String) throws(StoreError) {
    guard let avatar = Avatar(Array(stored.utf8)[...]) else { throw .unavailable }
    self = avatar
  }
}
