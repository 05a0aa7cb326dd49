import Games
import Library
import Races
import Sync

/// The rows of the tables `race`, `racer` and `news`.
extension PostgresTransaction: RaceTransaction {
  func lock(_ race: RaceID) throws -> Bool {
    try !connection.run("SELECT id FROM race WHERE id = $1 FOR UPDATE", .race(race)).isEmpty
  }

  func race(_ id: RaceID) throws -> KeptRace? {
    let rows = try connection.run(
      """
      SELECT race.game, race.options, made, seat, player,
        deal.id, day, deal.game, rules, deal.options, puzzle, salt, commitment, closes
      FROM race LEFT JOIN racer ON racer.race = race.id LEFT JOIN deal ON deal.id = race.deal
      WHERE race.id = $1
      """, .race(id))
    guard let first = rows.first else { return nil }
    guard let kind = GameKind(name: try first.text(0)) else { throw StoreError.unavailable }
    var race = KeptRace(
      id: id, kind: kind, options: try first.bytes(1), made: WallTime(try first.integer(2)))
    if first.optionalBytes(5) != nil { race.deal = try Deal(row: first, from: 5) }
    for row in rows {
      guard let seat = try row.optionalInteger(3), let player = row.optionalBytes(4) else {
        continue
      }
      race.seats[Int(seat)] = PlayerID(bytes: player)
    }
    return race
  }

  func insert(_ race: KeptRace) throws {
    try connection.run(
      "INSERT INTO race (id, game, options, made) VALUES ($1, $2, $3, $4)", .race(race.id),
      .text(race.kind.name), .bytes(race.options), .integer(race.made.count))
  }

  func save(_ deal: DealID, of race: RaceID) throws {
    try connection.run(
      "UPDATE race SET deal = $2 WHERE id = $1", .race(race), .bytes([UInt8](deal.bytes)))
  }

  func insert(_ player: PlayerID, at seat: Int, of race: RaceID) throws {
    try connection.run(
      "INSERT INTO racer (race, seat, player) VALUES ($1, $2, $3)", .race(race),
      .integer(Int64(seat)), .bytes(player.bytes))
  }

  func freeSeats(of player: PlayerID) throws {
    try connection.run(
      "UPDATE racer SET player = NULL WHERE player = $1", .bytes(player.bytes))
  }

  func events(of race: RaceID, after count: Int) throws -> [StoredRaceEvent] {
    try connection.run(
      "SELECT number, at, line FROM news WHERE race = $1 AND number > $2 ORDER BY number",
      .race(race), .integer(Int64(count))
    ).map { row in
      StoredRaceEvent(
        number: Int(try row.integer(0)), time: WallTime(try row.integer(1)),
        line: try row.bytes(2))
    }
  }

  func insert(_ events: [StoredRaceEvent], of race: RaceID) throws {
    for one in events {
      try connection.run(
        "INSERT INTO news (race, number, at, line) VALUES ($1, $2, $3, $4)", .race(race),
        .integer(Int64(one.number)), .integer(one.time.count), .bytes(one.line))
    }
  }

  func replace(_ events: StoredRaceEvent, of race: RaceID) throws {
    try connection.run(
      "UPDATE news SET line = $3 WHERE race = $1 AND number = $2", .race(race),
      .integer(Int64(events.number)), .bytes(events.line))
  }

  func eventCounts(of races: [RaceID]) throws -> [RaceID: Int] {
    try connection.run(
      """
      SELECT id, coalesce((SELECT max(number) FROM news WHERE news.race = race.id), 0)
      FROM race WHERE id = ANY ($1)
      """, .integers(races.map(\.stored))
    ).reduce(into: [:]) { counts, row in
      counts[RaceID(stored: try row.integer(0))] = Int(try row.integer(1))
    }
  }

  func race(of player: PlayerID, on deal: DealID) throws -> RaceID? {
    try connection.run(
      """
      SELECT race.id FROM racer JOIN race ON race.id = racer.race
      WHERE racer.player = $1 AND race.deal = $2
      """, .bytes(player.bytes), .bytes([UInt8](deal.bytes))
    ).first.map { RaceID(stored: try $0.integer(0)) }
  }

  func races(of player: PlayerID) throws -> [RaceID] {
    try connection.run(
      "SELECT race FROM racer WHERE player = $1 ORDER BY race", .bytes(player.bytes)
    ).map { RaceID(stored: try $0.integer(0)) }
  }

  func races(quietSince moment: WallTime) throws -> [RaceID] {
    try connection.run(
      """
      SELECT id FROM race WHERE made < $1
        AND NOT EXISTS (SELECT FROM news WHERE news.race = race.id AND at >= $1) ORDER BY id
      """, .integer(moment.count)
    ).map { RaceID(stored: try $0.integer(0)) }
  }

  func remove(_ race: KeptRace) throws {
    try connection.run("DELETE FROM news WHERE race = $1", .race(race.id))
    try connection.run("DELETE FROM racer WHERE race = $1", .race(race.id))
    try connection.run("DELETE FROM race WHERE id = $1", .race(race.id))
    guard let deal = race.deal else { return }
    let id = PostgresValue.bytes([UInt8](deal.id.bytes))
    try connection.run(
      "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE deal = $1)", id)
    try connection.run("DELETE FROM play WHERE deal = $1", id)
    try connection.run("DELETE FROM deal WHERE id = $1", id)
  }
}

extension PostgresValue {
  /// What names a race, as a column has it.
  fileprivate static func race(_ race: RaceID) -> PostgresValue { .integer(race.stored) }
}
