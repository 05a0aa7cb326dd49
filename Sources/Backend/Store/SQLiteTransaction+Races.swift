import Foundation
import GRDB
import Games
import Library
import Races
import Sync

/// The rows of the tables `race`, `racer` and `news`.
extension SQLiteTransaction: RaceTransaction {
  func lock(_ race: RaceID) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM race WHERE id = ?)", arguments: [race.stored]
    ) ?? false
  }

  func race(_ id: RaceID) throws -> KeptRace? {
    let rows = try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT race.game, race.options, made, seat, player,
          deal.id, day, deal.game, rules, deal.options, puzzle, salt, commitment, closes
        FROM race LEFT JOIN racer ON racer.race = race.id LEFT JOIN deal ON deal.id = race.deal
        WHERE race.id = ?
        """, arguments: [id.stored])
    guard let first = rows.first else { return nil }
    guard let kind = GameKind(name: first[0]) else { throw StoreError.unavailable }
    var race = KeptRace(
      id: id, kind: kind, options: [UInt8](first[1] as Data), made: WallTime(first[2]))
    if first[5] as Data? != nil { race.deal = try Deal(row: first, from: 5) }
    for row in rows {
      guard let seat = row[3] as Int?, let player = row[4] as Data? else { continue }
      race.seats[seat] = PlayerID(blob: player)
    }
    return race
  }

  func insert(_ race: KeptRace) throws {
    try database.execute(
      sql: "INSERT INTO race (id, game, options, made) VALUES (?, ?, ?, ?)",
      arguments: [race.id.stored, race.kind.name, Data(race.options), race.made.count])
  }

  func save(_ deal: DealID, of race: RaceID) throws {
    try database.execute(
      sql: "UPDATE race SET deal = ? WHERE id = ?", arguments: [deal.bytes, race.stored])
  }

  func insert(_ player: PlayerID, at seat: Int, of race: RaceID) throws {
    try database.execute(
      sql: "INSERT INTO racer (race, seat, player) VALUES (?, ?, ?)",
      arguments: [race.stored, seat, player.blob])
  }

  func freeSeats(of player: PlayerID) throws {
    try database.execute(
      sql: "UPDATE racer SET player = NULL WHERE player = ?", arguments: [player.blob])
  }

  func events(of race: RaceID, after count: Int) throws -> [StoredRaceEvent] {
    try GRDB.Row.fetchAll(
      database,
      sql: "SELECT number, at, line FROM news WHERE race = ? AND number > ? ORDER BY number",
      arguments: [race.stored, count]
    ).map { row in
      StoredRaceEvent(number: row[0], time: WallTime(row[1]), line: [UInt8](row[2] as Data))
    }
  }

  func insert(_ events: [StoredRaceEvent], of race: RaceID) throws {
    for one in events {
      try database.execute(
        sql: "INSERT INTO news (race, number, at, line) VALUES (?, ?, ?, ?)",
        arguments: [race.stored, one.number, one.time.count, Data(one.line)])
    }
  }

  func replace(_ events: StoredRaceEvent, of race: RaceID) throws {
    try database.execute(
      sql: "UPDATE news SET line = ? WHERE race = ? AND number = ?",
      arguments: [Data(events.line), race.stored, events.number])
  }

  func eventCounts(of races: [RaceID]) throws -> [RaceID: Int] {
    try races.reduce(into: [:]) { counts, race in
      counts[race] = try Int.fetchOne(
        database,
        sql: """
          SELECT coalesce((SELECT max(number) FROM news WHERE news.race = race.id), 0)
          FROM race WHERE id = ?
          """, arguments: [race.stored])
    }
  }

  func race(of player: PlayerID, on deal: DealID) throws -> RaceID? {
    try Int64.fetchOne(
      database,
      sql: """
        SELECT race.id FROM racer CROSS JOIN race ON race.id = racer.race
        WHERE racer.player = ? AND race.deal = ?
        """, arguments: [player.blob, deal.bytes]
    ).map(RaceID.init(stored:))
  }

  func races(of player: PlayerID) throws -> [RaceID] {
    try Int64.fetchAll(
      database, sql: "SELECT race FROM racer WHERE player = ? ORDER BY race",
      arguments: [player.blob]
    ).map(RaceID.init(stored:))
  }

  func races(quietSince moment: WallTime) throws -> [RaceID] {
    try Int64.fetchAll(
      database,
      sql: """
        SELECT id FROM race WHERE made < ?1
          AND NOT EXISTS (SELECT 1 FROM news WHERE race = race.id AND at >= ?1) ORDER BY id
        """, arguments: [moment.count]
    ).map(RaceID.init(stored:))
  }

  func remove(_ race: KeptRace) throws {
    for table in ["news", "racer"] {
      try database.execute(
        sql: "DELETE FROM \(table) WHERE race = ?", arguments: [race.id.stored])
    }
    try database.execute(sql: "DELETE FROM race WHERE id = ?", arguments: [race.id.stored])
    guard let deal = race.deal?.id.bytes else { return }
    try database.execute(
      sql: "DELETE FROM judged WHERE play IN (SELECT id FROM play WHERE deal = ?)",
      arguments: [deal])
    try database.execute(sql: "DELETE FROM play WHERE deal = ?", arguments: [deal])
    try database.execute(sql: "DELETE FROM deal WHERE id = ?", arguments: [deal])
  }
}

extension RaceID {
  /// As a database has it.
  var stored: Int64 { Int64(bits) }

  init(stored: Int64) { self.init(bits: UInt64(bitPattern: stored)) }
}
