import Circles
import Games
import Library
import Sync

/// The rows of the tables `challenge` and `challenger`.
extension SQLTransaction: ChallengeTransaction {
  func lock(_ challenge: ChallengeID) throws -> Bool {
    try !connection.run(
      sqlite: "SELECT id FROM challenge WHERE id = $1",
      postgres: "SELECT id FROM challenge WHERE id = $1 FOR UPDATE", .challenge(challenge)
    ).isEmpty
  }

  func challenge(_ id: ChallengeID) throws -> KeptChallenge? {
    let rows = try connection.run(
      """
      SELECT numbers, deal.id AS deal, day, game, rules, options, puzzle, salt, commitment, closes,
        number, challenger.player AS player, name, likeness, face, since,
        play.id AS play, ended, won, score, milliseconds
      FROM challenge JOIN deal ON deal.id = challenge.deal
        JOIN challenger ON challenger.challenge = challenge.id
        LEFT JOIN play ON play.deal = deal.id AND play.player = challenger.player
      WHERE challenge.id = $1 ORDER BY number
      """, .challenge(id))
    guard let first = rows.first else { return nil }
    return KeptChallenge(
      id: id, deal: try Deal(first), lastNumber: try first.integer("numbers"),
      challengers: try rows.map { row in
        KeptChallenger(
          member: try KeptMember(row), play: try row.optionalGame("play"),
          result: try PlayResult(row))
      })
  }

  func challenges(of player: PlayerID) throws -> [ChallengeID] {
    try connection.run(
      "SELECT challenge FROM challenger WHERE player = $1 ORDER BY challenge", .player(player)
    ).map { try $0.challenge("challenge") }
  }

  func openChallengeCount(of player: PlayerID, at now: WallTime) throws -> Int {
    try connection.run(
      """
      SELECT count(*) AS open FROM challenger
        JOIN challenge ON challenge.id = challenger.challenge
        JOIN deal ON deal.id = challenge.deal WHERE player = $1 AND closes > $2
      """, .player(player), .time(now)
    ).first?.count("open") ?? 0
  }

  func listedChallenges(of player: PlayerID) throws -> [ListedChallenge] {
    try connection.run(
      """
      SELECT challenge.id AS id, game, closes, count(*) AS challengers,
        count(play.ended) AS finished,
        count(CASE WHEN play.player = own.player THEN play.ended END) AS own
      FROM challenger AS own JOIN challenge ON challenge.id = own.challenge
        JOIN deal ON deal.id = challenge.deal
        JOIN challenger AS other ON other.challenge = own.challenge
        LEFT JOIN play ON play.deal = challenge.deal AND play.player = other.player
      WHERE own.player = $1 GROUP BY challenge.id, game, closes ORDER BY closes DESC, challenge.id
      """, .player(player)
    ).compactMap { row in
      guard let kind = try row.optionalKind("game") else { return nil }
      return ListedChallenge(
        id: try row.challenge("id"), kind: kind, closes: try row.time("closes"),
        challengerCount: try row.count("challengers"), finishedCount: try row.count("finished"),
        isFinished: try row.integer("own") > 0)
    }
  }

  func insert(_ challenge: ChallengeID, on deal: DealID, at now: WallTime) throws {
    try connection.run(
      "INSERT INTO challenge (id, deal, made, numbers) VALUES ($1, $2, $3, 0)",
      .challenge(challenge), .deal(deal), .time(now))
  }

  func insert(_ challenger: KeptMember, of challenge: ChallengeID) throws {
    try connection.run(
      "UPDATE challenge SET numbers = $2 WHERE id = $1", .challenge(challenge),
      .integer(challenger.number))
    try connection.run(
      """
      INSERT INTO challenger (challenge, number, player, name, likeness, face, since)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      .challenge(challenge), .integer(challenger.number), .player(challenger.player),
      .text(challenger.name), .text(challenger.normalizedName), .text(challenger.avatar.stored),
      .time(challenger.since))
  }

  func removeChallenger(_ number: Int64, of challenge: ChallengeID) throws {
    try connection.run(
      "DELETE FROM challenger WHERE challenge = $1 AND number = $2", .challenge(challenge),
      .integer(number))
  }

  func remove(_ challenge: ChallengeID) throws {
    try connection.run("DELETE FROM challenger WHERE challenge = $1", .challenge(challenge))
    try connection.run("DELETE FROM challenge WHERE id = $1", .challenge(challenge))
  }

  func removeChallenges(madeBefore moment: WallTime) throws {
    let old = try connection.run(
      sqlite: "SELECT id FROM challenge WHERE made < $1 ORDER BY id",
      postgres: "SELECT id FROM challenge WHERE made < $1 ORDER BY id FOR UPDATE", .time(moment))
    for row in old { try remove(row.challenge("id")) }
  }

  func removeDeals(closedBefore moment: WallTime) throws {
    let deals = try connection.run(
      """
      SELECT id FROM deal WHERE day IS NULL AND closes < $1
        AND NOT EXISTS (SELECT 1 FROM challenge WHERE challenge.deal = deal.id)
        AND NOT EXISTS (SELECT 1 FROM race WHERE race.deal = deal.id)
      ORDER BY id
      """, .time(moment))
    for row in deals { try remove(row.deal("id")) }
  }
}
