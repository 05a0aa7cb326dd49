import Circles
import Games
import Library
import Sync
import Words

/// The plays and the games of a circle's members.
extension SQLTransaction: BoardTransaction {
  func judgedPlays(
    in circle: CircleID, from first: Day, through last: Day
  ) throws -> [FinishedPlay] {
    // In SQLite a cross join fixes the order, so that no earlier plays of the members are read.
    try connection.run(
      """
      SELECT member.number AS member, day, game, options, won, score, milliseconds
      FROM deal CROSS JOIN member CROSS JOIN play
      WHERE play.deal = deal.id AND play.player = member.player
        AND day BETWEEN $2 AND $3 AND member.circle = $1 AND along = 0 AND ended IS NOT NULL
      """, .circle(circle), .day(first), .day(last)
    ).compactMap { row in
      // A game that only a later version knows has no place on a board of this version.
      guard let kind = try row.optionalKind("game") else { return nil }
      return FinishedPlay(
        member: try row.integer("member"), day: try row.day("day"), kind: kind,
        words: WordLanguage(ofOptions: try row.bytes("options")),
        isWon: try row.flag("won"), score: try row.integer("score"),
        time: try row.playTime("milliseconds"))
    }
  }

  func offlinePlays(in circle: CircleID, from first: Day, through last: Day) throws -> [OfflinePlay]
  {
    try connection.run(
      """
      SELECT member.number AS member, play.id AS play, day, game, options
      FROM deal CROSS JOIN member CROSS JOIN play
      WHERE play.deal = deal.id AND play.player = member.player
        AND day BETWEEN $2 AND $3 AND member.circle = $1 AND along = 1
      """, .circle(circle), .day(first), .day(last)
    ).compactMap { row in
      guard let kind = try row.optionalKind("game") else { return nil }
      return OfflinePlay(
        member: try row.integer("member"), id: try row.game("play"), day: try row.day("day"),
        kind: kind, words: WordLanguage(ofOptions: try row.bytes("options")))
    }
  }

  func games(in circle: CircleID, from first: Day, through last: Day) throws -> [MemberGame] {
    let keys = DayKeys(from: first, through: last)
    let rows =
      switch connection.dialect {
      case .sqlite: try rowsFromSQLite(in: circle, within: keys)
      case .postgres: try rowsFromPostgres(in: circle, within: keys)
      }
    return try rows.compactMap { row in
      MemberGame(
        member: try row.integer("member"), key: try row.bytes("key"),
        record: try row.bytes("record"), gone: try row.optionalBytes("gone"))
    }
  }

  /// The short games of the members, each with the row that says that it was deleted. SQLite has no lateral join, but
  /// asking it again for each member costs no time on the way. It knows the length of a text without reading it.
  private func rowsFromSQLite(in circle: CircleID, within keys: DayKeys) throws -> [SQLRow] {
    let members = try connection.run(
      "SELECT number, player FROM member WHERE circle = $1", .circle(circle))
    return try members.flatMap { member in
      try connection.run(
        """
        SELECT $6 AS member, row.key AS key, row.text AS record, gone.text AS gone
        FROM row LEFT JOIN row AS gone ON gone.player = row.player
          AND gone.key = CAST('gone/' || substr(row.key, length('record/') + 1) AS BLOB)
        WHERE row.player = $1 AND row.key BETWEEN $2 AND $3
          AND length(row.text) <= $4 AND coalesce(length(gone.text), 0) <= $4
        ORDER BY row.key LIMIT $5
        """,
        .player(member.player("player")), .bytes(keys.first), .bytes(keys.last),
        .count(CircleLimits.gameBytes), .count(keys.most), .integer(member.integer("number")))
    }
  }

  /// The same in one statement, since each takes a way to the database server and back.
  private func rowsFromPostgres(in circle: CircleID, within keys: DayKeys) throws -> [SQLRow] {
    try connection.run(
      """
      SELECT member.number AS member, found.key AS key, found.text AS record, found.gone AS gone
      FROM member CROSS JOIN LATERAL (
        SELECT row.key, row.text, gone.text AS gone FROM row LEFT JOIN row AS gone
          ON gone.player = row.player
            AND gone.key = 'gone/'::bytea || substring(row.key FROM length('record/') + 1)
        WHERE row.player = member.player AND row.key BETWEEN $2 AND $3
          AND octet_length(row.text) <= $4 AND coalesce(octet_length(gone.text), 0) <= $4
        ORDER BY row.key LIMIT $5
      ) AS found WHERE member.circle = $1
      """, .circle(circle), .bytes(keys.first), .bytes(keys.last), .count(CircleLimits.gameBytes),
      .count(keys.most))
  }
}
