import Circles
import Foundation
import Games
import Library
import Sync

/// The rows of the tables `challenge` and `challenger`.
extension PostgresTransaction: ChallengeTransaction {
  func lock(_ challenge: ChallengeID) throws -> Bool {
    try !connection.run(
      "SELECT id FROM challenge WHERE id = $1 FOR UPDATE", .integer(challenge.stored)
    ).isEmpty
  }

  func challenge(_ id: ChallengeID) throws -> KeptChallenge? {
    // In one question, so that all of it is as it stands at one moment.
    let rows = try connection.run(
      """
      SELECT numbers, deal.id, day, game, rules, options, puzzle, salt, commitment, closes,
        number, challenger.player, name, likeness, face, since,
        play.id, ended, won, score, milliseconds
      FROM challenge JOIN deal ON deal.id = challenge.deal
        JOIN challenger ON challenger.challenge = challenge.id
        LEFT JOIN play ON play.deal = deal.id AND play.player = challenger.player
      WHERE challenge.id = $1 ORDER BY number
      """, .integer(id.stored))
    if let first = rows.first {
      return KeptChallenge(
        id: id, deal: try Deal(row: first, from: 1), lastNumber: try first.integer(0),
        challengers: try rows.map { try $0.challenger(from: 10) })
    }
    return nil
  }

  func challenges(of player: PlayerID) throws -> [ChallengeID] {
    try connection.run(
      "SELECT challenge FROM challenger WHERE player = $1 ORDER BY challenge",
      .bytes(player.bytes)
    ).map { ChallengeID(bits: UInt64(bitPattern: try $0.integer(0))) }
  }

  func openChallengeCount(of player: PlayerID, at now: WallTime) throws -> Int {
    let count = try connection.run(
      """
      SELECT count(*) FROM challenger JOIN challenge ON challenge.id = challenger.challenge
      JOIN deal ON deal.id = challenge.deal WHERE player = $1 AND closes > $2
      """, .bytes(player.bytes), .integer(now.count)
    ).first?.integer(0)
    return Int(count ?? 0)
  }

  func listedChallenges(of player: PlayerID) throws -> [ListedChallenge] {
    try connection.run(
      """
      SELECT challenge.id, game, closes, count(*), count(play.ended),
        count(CASE WHEN play.player = own.player THEN play.ended END)
      FROM challenger AS own JOIN challenge ON challenge.id = own.challenge
        JOIN deal ON deal.id = challenge.deal
        JOIN challenger AS other ON other.challenge = own.challenge
        LEFT JOIN play ON play.deal = challenge.deal AND play.player = other.player
      WHERE own.player = $1 GROUP BY challenge.id, game, closes ORDER BY closes DESC, challenge.id
      """, .bytes(player.bytes)
    ).compactMap { row in
      guard let kind = GameKind(name: try row.text(1)) else { return nil }
      return ListedChallenge(
        id: ChallengeID(bits: UInt64(bitPattern: try row.integer(0))), kind: kind,
        closes: WallTime(try row.integer(2)), challengerCount: Int(try row.integer(3)),
        finishedCount: Int(try row.integer(4)), isFinished: try row.integer(5) > 0)
    }
  }

  func insert(_ challenge: ChallengeID, on deal: DealID, at now: WallTime) throws {
    try connection.run(
      "INSERT INTO challenge (id, deal, made, numbers) VALUES ($1, $2, $3, 0)",
      .integer(challenge.stored), .bytes([UInt8](deal.bytes)), .integer(now.count))
  }

  func insert(_ challenger: KeptMember, of challenge: ChallengeID) throws {
    try connection.run(
      "UPDATE challenge SET numbers = $2 WHERE id = $1",
      .integer(challenge.stored), .integer(challenger.number))
    try connection.run(
      """
      INSERT INTO challenger (challenge, number, player, name, likeness, face, since)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .integer(challenge.stored), .integer(challenger.number), .bytes(challenger.player.bytes),
      .text(challenger.name), .text(challenger.normalizedName), .text(challenger.avatar.stored),
      .integer(challenger.since.count))
  }

  func removeChallenger(_ number: Int64, of challenge: ChallengeID) throws {
    try connection.run(
      "DELETE FROM challenger WHERE challenge = $1 AND number = $2",
      .integer(challenge.stored), .integer(number))
  }

  func remove(_ challenge: ChallengeID) throws {
    try connection.run(
      "DELETE FROM challenger WHERE challenge = $1", .integer(challenge.stored))
    try connection.run("DELETE FROM challenge WHERE id = $1", .integer(challenge.stored))
  }

  func removeChallenges(madeBefore moment: WallTime) throws {
    let old = try connection.run(
      "SELECT id FROM challenge WHERE made < $1 ORDER BY id FOR UPDATE", .integer(moment.count)
    ).map { ChallengeID(bits: UInt64(bitPattern: try $0.integer(0))) }
    for challenge in old { try remove(challenge) }
  }

  func removeDeals(closedBefore moment: WallTime) throws {
    let deals = try connection.run(
      """
      SELECT id FROM deal WHERE day IS NULL AND closes < $1
        AND NOT EXISTS (SELECT FROM challenge WHERE challenge.deal = deal.id)
        AND NOT EXISTS (SELECT FROM race WHERE race.deal = deal.id)
      ORDER BY id
      """, .integer(moment.count)
    ).map { try $0.bytes(0) }
    for deal in deals {
      try connection.run(
        "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE deal = $1)", .bytes(deal))
      try connection.run("DELETE FROM play WHERE deal = $1", .bytes(deal))
      try connection.run("DELETE FROM deal WHERE id = $1", .bytes(deal))
    }
  }
}

extension PostgresRow {
  /// One who takes part, with their play, from a column on.
  fileprivate func challenger(from column: Int) throws -> KeptChallenger {
    let result = try optionalInteger(column + 7).map { ended in
      PlayResult(
        ended: WallTime(ended), isWon: try integer(column + 8) == 1,
        score: try integer(column + 9), time: PlayTime(try integer(column + 10)))
    }
    return KeptChallenger(
      member: KeptMember(
        number: try integer(column), player: PlayerID(bytes: try bytes(column + 1)),
        name: try text(column + 2), normalizedName: try text(column + 3),
        avatar: try Avatar(stored: try text(column + 4)),
        since: WallTime(try integer(column + 5))),
      play: optionalBytes(column + 6).map { GameID(blob: Data($0)) }, result: result)
  }
}
