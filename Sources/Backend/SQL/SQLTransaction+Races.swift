import Games
import Library
import Races
import Sync

/// The rows of the tables `race`, `racer` and `news`.
extension SQLTransaction: RaceTransaction {
  func lock(_ race: RaceID) throws -> Bool {
    try !connection.run(
      sqlite: "SELECT id FROM race WHERE id = $1",
      postgres: "SELECT id FROM race WHERE id = $1 FOR UPDATE", .race(race)
    ).isEmpty
  }

  func race(_ id: RaceID) throws -> KeptRace? {
    let rows = try connection.run(
      """
      SELECT race.game AS kind, race.options AS wanted, made, seat, player,
        deal.id AS deal, day, deal.game AS game, rules, deal.options AS options, puzzle, salt,
        commitment, closes
      FROM race LEFT JOIN racer ON racer.race = race.id LEFT JOIN deal ON deal.id = race.deal
      WHERE race.id = $1
      """, .race(id))
    guard let first = rows.first else { return nil }
    guard let kind = try first.optionalKind("kind") else { throw StoreError.unavailable }
    var race = KeptRace(
      id: id, kind: kind, options: try first.bytes("wanted"), made: try first.time("made"))
    if try first.optionalBytes("deal") != nil { race.deal = try Deal(first) }
    for row in rows {
      guard let seat = try row.optionalInteger("seat"), try row.optionalBytes("player") != nil
      else { continue }
      race.seats[Int(seat)] = try row.player("player")
    }
    return race
  }

  func insert(_ race: KeptRace) throws {
    try connection.run(
      "INSERT INTO race (id, game, options, made) VALUES ($1, $2, $3, $4)", .race(race.id),
      .kind(race.kind), .bytes(race.options), .time(race.made))
  }

  func save(_ deal: DealID, of race: RaceID) throws {
    try connection.run("UPDATE race SET deal = $2 WHERE id = $1", .race(race), .deal(deal))
  }

  func insert(_ player: PlayerID, at seat: Int, of race: RaceID) throws {
    try connection.run(
      "INSERT INTO racer (race, seat, player) VALUES ($1, $2, $3)", .race(race), .count(seat),
      .player(player))
  }

  func freeSeats(of player: PlayerID) throws {
    try connection.run("UPDATE racer SET player = NULL WHERE player = $1", .player(player))
  }

  func events(of race: RaceID, after count: Int) throws -> [StoredRaceEvent] {
    try connection.run(
      "SELECT number, at, line FROM news WHERE race = $1 AND number > $2 ORDER BY number",
      .race(race), .count(count)
    ).map { row in
      StoredRaceEvent(
        number: try row.count("number"), time: try row.time("at"), line: try row.bytes("line"))
    }
  }

  func insert(_ events: [StoredRaceEvent], of race: RaceID) throws {
    for event in events {
      try connection.run(
        "INSERT INTO news (race, number, at, line) VALUES ($1, $2, $3, $4)", .race(race),
        .count(event.number), .time(event.time), .bytes(event.line))
    }
  }

  func replace(_ event: StoredRaceEvent, of race: RaceID) throws {
    try connection.run(
      "UPDATE news SET line = $3 WHERE race = $1 AND number = $2", .race(race),
      .count(event.number), .bytes(event.line))
  }

  func eventCounts(of races: [RaceID]) throws -> [RaceID: Int] {
    try connection.run(
      sqlite: """
        SELECT id, coalesce((SELECT max(number) FROM news WHERE news.race = race.id), 0) AS last
        FROM race WHERE id IN (SELECT value FROM json_each($1))
        """,
      postgres: """
        SELECT id, coalesce((SELECT max(number) FROM news WHERE news.race = race.id), 0) AS last
        FROM race WHERE id = ANY ($1)
        """, .integers(races.map(\.stored))
    ).reduce(into: [:]) { counts, row in
      counts[try row.race("id")] = try row.count("last")
    }
  }

  func race(of player: PlayerID, on deal: DealID) throws -> RaceID? {
    // In SQLite a cross join fixes the order: the few races of the player come first.
    try connection.run(
      """
      SELECT race.id AS id FROM racer CROSS JOIN race
      WHERE race.id = racer.race AND racer.player = $1 AND race.deal = $2
      """, .player(player), .deal(deal)
    ).first?.race("id")
  }

  func races(of player: PlayerID) throws -> [RaceID] {
    try connection.run(
      "SELECT race FROM racer WHERE player = $1 ORDER BY race", .player(player)
    ).map { try $0.race("race") }
  }

  func races(quietSince moment: WallTime) throws -> [RaceID] {
    try connection.run(
      """
      SELECT id FROM race WHERE made < $1
        AND NOT EXISTS (SELECT 1 FROM news WHERE news.race = race.id AND at >= $1) ORDER BY id
      """, .time(moment)
    ).map { try $0.race("id") }
  }

  func remove(_ race: KeptRace) throws {
    try connection.run("DELETE FROM news WHERE race = $1", .race(race.id))
    try connection.run("DELETE FROM racer WHERE race = $1", .race(race.id))
    try connection.run("DELETE FROM race WHERE id = $1", .race(race.id))
    if let deal = race.deal { try remove(deal.id) }
  }
}

extension RaceID {
  /// The identifier as a database stores it.
  var stored: Int64 { Int64(bits) }

  init(stored: Int64) { self.init(bits: UInt64(bitPattern: stored)) }
}
