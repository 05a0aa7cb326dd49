import Circles
import Foundation
import Games
import Library

/// The plays and the games of a circle's members.
extension PostgresTransaction: BoardTransaction {
  func judgedPlays(
    in circle: CircleID, from first: Day, through last: Day
  ) throws -> [FinishedPlay] {
    try connection.run(
      """
      SELECT member.number, day, game, won, score, milliseconds
      FROM deal CROSS JOIN member JOIN play
        ON play.deal = deal.id AND play.player = member.player
      WHERE day BETWEEN $2 AND $3 AND member.circle = $1 AND along = 0 AND ended IS NOT NULL
      """, .circle(circle), .integer(Int64(first.number)), .integer(Int64(last.number))
    ).compactMap { row in
      // What only a later version knows has no place on a board of this one.
      guard let kind = GameKind(name: try row.text(2)) else { return nil }
      return FinishedPlay(
        member: try row.integer(0), day: Day(number: Int32(clamping: try row.integer(1))),
        kind: kind, isWon: try row.integer(3) == 1, score: try row.integer(4),
        time: PlayTime(try row.integer(5)))
    }
  }

  func offlinePlays(in circle: CircleID, from first: Day, through last: Day) throws -> [OfflinePlay]
  {
    try connection.run(
      """
      SELECT member.number, play.id, day, game
      FROM deal CROSS JOIN member JOIN play
        ON play.deal = deal.id AND play.player = member.player
      WHERE day BETWEEN $2 AND $3 AND member.circle = $1 AND along = 1
      """, .circle(circle), .integer(Int64(first.number)), .integer(Int64(last.number))
    ).compactMap { row in
      guard let kind = GameKind(name: try row.text(3)) else { return nil }
      return OfflinePlay(
        member: try row.integer(0), id: GameID(blob: Data(try row.bytes(1))),
        day: Day(number: Int32(clamping: try row.integer(2))), kind: kind)
    }
  }

  func games(in circle: CircleID, from first: Day, through last: Day) throws -> [MemberGame] {
    let keys = DayKeys(from: first, through: last)
    return try connection.run(
      """
      SELECT member.number, found.key, found.text, found.gone
      FROM member CROSS JOIN LATERAL (
        SELECT row.key, row.text, gone.text AS gone FROM row LEFT JOIN row AS gone
          ON gone.player = row.player
            AND gone.key = 'gone/'::bytea || substring(row.key FROM length('record/') + 1)
        WHERE row.player = member.player AND row.key BETWEEN $2 AND $3
          AND octet_length(row.text) <= $4 AND coalesce(octet_length(gone.text), 0) <= $4
        ORDER BY row.key LIMIT $5
      ) AS found WHERE member.circle = $1
      """, .circle(circle), .bytes(keys.first), .bytes(keys.last),
      .integer(Int64(CircleLimits.gameBytes)), .integer(Int64(keys.most))
    ).compactMap { row in
      MemberGame(
        member: try row.integer(0), key: try row.bytes(1), record: try row.bytes(2),
        gone: row.optionalBytes(3))
    }
  }
}
