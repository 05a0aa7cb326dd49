import Circles
import Foundation
import GRDB
import Games
import Library
import Sync

/// The rows of the tables `challenge` and `challenger`.
extension SQLiteTransaction: ChallengeTransaction {
  func lock(_ challenge: ChallengeID) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM challenge WHERE id = ?)",
      arguments: [challenge.stored]) ?? false
  }

  func challenge(_ id: ChallengeID) throws -> KeptChallenge? {
    let head = try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT numbers, deal.id, day, game, rules, options, puzzle, salt, commitment, closes
        FROM challenge JOIN deal ON deal.id = challenge.deal WHERE challenge.id = ?
        """, arguments: [id.stored])
    guard let head else { return nil }
    let deal = try Deal(row: head, from: 1)
    let rows = try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT number, challenger.player, name, likeness, face, since,
          play.id, ended, won, score, milliseconds
        FROM challenger LEFT JOIN play ON play.deal = ? AND play.player = challenger.player
        WHERE challenge = ? ORDER BY number
        """, arguments: [deal.id.bytes, id.stored])
    return KeptChallenge(
      id: id, deal: deal, lastNumber: head[0],
      challengers: try rows.map { row in
        KeptChallenger(
          member: KeptMember(
            number: row[0], player: PlayerID(blob: row[1]), name: row[2], normalizedName: row[3],
            avatar: try Avatar(stored: row[4]), since: WallTime(row[5])),
          play: (row[6] as Data?).map(GameID.init(blob:)),
          result: (row[7] as Int64?).map {
            PlayResult(ended: WallTime($0), isWon: row[8], score: row[9], time: PlayTime(row[10]))
          })
      })
  }

  func challenges(of player: PlayerID) throws -> [ChallengeID] {
    try Int64.fetchAll(
      database, sql: "SELECT challenge FROM challenger WHERE player = ? ORDER BY challenge",
      arguments: [player.blob]
    ).map { ChallengeID(bits: UInt64(bitPattern: $0)) }
  }

  func openChallengeCount(of player: PlayerID, at now: WallTime) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM challenger JOIN challenge ON challenge.id = challenger.challenge
        JOIN deal ON deal.id = challenge.deal WHERE player = ? AND closes > ?
        """, arguments: [player.blob, now.count]) ?? 0
  }

  func listedChallenges(of player: PlayerID) throws -> [ListedChallenge] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT challenge.id, game, closes, count(*), count(play.ended),
          count(CASE WHEN play.player = own.player THEN play.ended END)
        FROM challenger AS own JOIN challenge ON challenge.id = own.challenge
          JOIN deal ON deal.id = challenge.deal
          JOIN challenger AS other ON other.challenge = own.challenge
          LEFT JOIN play ON play.deal = challenge.deal AND play.player = other.player
        WHERE own.player = ? GROUP BY challenge.id ORDER BY closes DESC, challenge.id
        """, arguments: [player.blob]
    ).compactMap { row in
      guard let kind = GameKind(name: row[1]) else { return nil }
      return ListedChallenge(
        id: ChallengeID(bits: UInt64(bitPattern: row[0])), kind: kind, closes: WallTime(row[2]),
        challengerCount: row[3], finishedCount: row[4], isFinished: (row[5] as Int) > 0)
    }
  }

  func insert(_ challenge: ChallengeID, on deal: DealID, at now: WallTime) throws {
    try database.execute(
      sql: "INSERT INTO challenge (id, deal, made, numbers) VALUES (?, ?, ?, 0)",
      arguments: [challenge.stored, deal.bytes, now.count])
  }

  func insert(_ challenger: KeptMember, of challenge: ChallengeID) throws {
    try database.execute(
      sql: "UPDATE challenge SET numbers = ? WHERE id = ?",
      arguments: [challenger.number, challenge.stored])
    try database.execute(
      sql: """
        INSERT INTO challenger (challenge, number, player, name, likeness, face, since)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        challenge.stored, challenger.number, challenger.player.blob, challenger.name,
        challenger.normalizedName, challenger.avatar.stored, challenger.since.count,
      ])
  }

  func removeChallenger(_ number: Int64, of challenge: ChallengeID) throws {
    try database.execute(
      sql: "DELETE FROM challenger WHERE challenge = ? AND number = ?",
      arguments: [challenge.stored, number])
  }

  func remove(_ challenge: ChallengeID) throws {
    try database.execute(
      sql: "DELETE FROM challenger WHERE challenge = ?", arguments: [challenge.stored])
    try database.execute(sql: "DELETE FROM challenge WHERE id = ?", arguments: [challenge.stored])
  }

  func removeChallenges(madeBefore moment: WallTime) throws {
    try database.execute(
      sql: """
        DELETE FROM challenger WHERE challenge IN (SELECT id FROM challenge WHERE made < ?)
        """, arguments: [moment.count])
    try database.execute(sql: "DELETE FROM challenge WHERE made < ?", arguments: [moment.count])
  }

  func removeDeals(closedBefore moment: WallTime) throws {
    let deals = try Data.fetchAll(
      database,
      sql: """
        SELECT id FROM deal WHERE day IS NULL AND closes < ?
          AND id NOT IN (SELECT deal FROM challenge)
          AND id NOT IN (SELECT deal FROM race WHERE deal IS NOT NULL)
        """, arguments: [moment.count])
    for deal in deals {
      try database.execute(
        sql: "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE deal = ?)",
        arguments: [deal])
      try database.execute(sql: "DELETE FROM play WHERE deal = ?", arguments: [deal])
      try database.execute(sql: "DELETE FROM deal WHERE id = ?", arguments: [deal])
    }
  }
}
