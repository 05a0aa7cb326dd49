import Circles
import Foundation
import GRDB
import Games
import Library

/// The plays and the games of a circle's members.
extension SQLiteTransaction: BoardTransaction {
  func judgedPlays(
    in circle: CircleID, from first: Day, through last: Day
  ) throws -> [FinishedPlay] {
    // In this order, so that nobody's earlier plays are looked at: a cross join keeps it.
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT member.number, day, game, won, score, milliseconds
        FROM deal CROSS JOIN member CROSS JOIN play
          ON play.deal = deal.id AND play.player = member.player
        WHERE day BETWEEN ? AND ? AND member.circle = ? AND along = 0 AND ended IS NOT NULL
        """, arguments: [Int64(first.number), Int64(last.number), circle.blob]
    ).compactMap { row in
      // What only a later version knows has no place on a board of this one.
      guard let kind = GameKind(name: row[2]) else { return nil }
      return FinishedPlay(
        member: row[0], day: Day(number: row[1]), kind: kind, isWon: row[3], score: row[4],
        time: PlayTime(row[5]))
    }
  }

  func offlinePlays(in circle: CircleID, from first: Day, through last: Day) throws -> [OfflinePlay]
  {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT member.number, play.id, day, game
        FROM deal CROSS JOIN member CROSS JOIN play
          ON play.deal = deal.id AND play.player = member.player
        WHERE day BETWEEN ? AND ? AND member.circle = ? AND along = 1
        """, arguments: [Int64(first.number), Int64(last.number), circle.blob]
    ).compactMap { row in
      guard let kind = GameKind(name: row[3]) else { return nil }
      return OfflinePlay(
        member: row[0], id: GameID(blob: row[1]), day: Day(number: row[2]), kind: kind)
    }
  }

  func games(in circle: CircleID, from first: Day, through last: Day) throws -> [MemberGame] {
    let keys = DayKeys(from: first, through: last)
    let members = try GRDB.Row.fetchAll(
      database, sql: "SELECT number, player FROM member WHERE circle = ?",
      arguments: [circle.blob])
    // The length of a text is known without reading it.
    let statement = try database.cachedStatement(
      sql: """
        SELECT row.key, row.text, gone.text FROM row LEFT JOIN row AS gone
          ON gone.player = row.player
            AND gone.key = CAST('gone/' || substr(row.key, length('record/') + 1) AS BLOB)
        WHERE row.player = :player AND row.key BETWEEN :first AND :last
          AND length(row.text) <= :bytes AND coalesce(length(gone.text), 0) <= :bytes
        ORDER BY row.key LIMIT :most
        """)
    return try members.flatMap { member in
      try GRDB.Row.fetchAll(
        statement,
        arguments: [
          "player": member[1] as Data, "first": Data(keys.first), "last": Data(keys.last),
          "bytes": CircleLimits.gameBytes, "most": keys.most,
        ]
      ).compactMap { row in
        MemberGame(
          member: member[0], key: [UInt8](row[0] as Data), record: [UInt8](row[1] as Data),
          gone: (row[2] as Data?).map { [UInt8]($0) })
      }
    }
  }
}
