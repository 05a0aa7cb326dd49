import Foundation
import GRDB
import Library
import Races
import Sync

extension BackendReader: CheckedBackend {
  /// How many devices all players have.
  public func deviceCount() throws -> Int {
    try queue.read { database in
      // A copy of an early version may not have this table.
      guard try database.tableExists("device") else { return 0 }
      return try Int.fetchOne(database, sql: "SELECT count(*) FROM device") ?? 0
    }
  }

  /// How many circles the server has, and how many members they have together.
  public func circleCounts() throws -> (circles: Int, members: Int) {
    try queue.read { database in
      guard try database.tableExists("circle") else { return (0, 0) }
      return (
        try Int.fetchOne(database, sql: "SELECT count(*) FROM circle") ?? 0,
        try Int.fetchOne(database, sql: "SELECT count(*) FROM member") ?? 0
      )
    }
  }

  /// All players.
  public func players() throws -> [PlayerID] {
    try queue.read { try Data.fetchAll($0, sql: "SELECT id FROM player ORDER BY id") }
      .map(PlayerID.init(blob:))
  }

  /// Passes all rows of a player to `row`, at a single moment.
  public func look(
    at player: PlayerID, _ row: (KeptRow) -> Void
  ) throws -> (revision: Int64, bytes: Int)? {
    try queue.read { database in
      let counted = try GRDB.Row.fetchOne(
        database, sql: "SELECT revision, bytes FROM player WHERE id = ?", arguments: [player.blob])
      guard let counted else { return nil }
      let rows = try GRDB.Row.fetchCursor(
        database, sql: "SELECT key, text, revision FROM row WHERE player = ? ORDER BY key",
        arguments: [player.blob])
      while let found = try rows.next() {
        row(
          KeptRow(
            Library.Row(key: [UInt8](found[0] as Data), text: [UInt8](found[1] as Data)),
            revision: Revision(found[2])))
      }
      return (counted[0], counted[1])
    }
  }

  /// The plays of a player with their moves.
  public func plays(of player: PlayerID) throws -> [(play: KeptPlay, moves: [KeptMove])] {
    try queue.read { database in
      // A copy of an early version may not have this table.
      guard try database.tableExists("play") else { return [] }
      var transaction = SQLTransaction(connection: SQLiteConnection(database: database))
      if try !database.columns(in: "deal").contains(where: { $0.name == "closes" }) {
        transaction.hasClosings = false
      }
      return try Data.fetchAll(
        database, sql: "SELECT id FROM play WHERE player = ? ORDER BY id", arguments: [player.blob]
      ).compactMap { blob in
        let id = GameID(blob: blob)
        return try transaction.play(.id(id), of: player).map { ($0, try transaction.moves(of: id)) }
      }
    }
  }

  /// All races with their events.
  public func races() throws -> [(race: KeptRace, events: [StoredRaceEvent])] {
    try queue.read { database in
      guard try database.tableExists("race") else { return [] }
      let transaction = SQLTransaction(connection: SQLiteConnection(database: database))
      return try Int64.fetchAll(database, sql: "SELECT id FROM race ORDER BY id").compactMap { id in
        let id = RaceID(stored: id)
        return try transaction.race(id).map { ($0, try transaction.events(of: id, after: 0)) }
      }
    }
  }

  /// All challenges with their challengers.
  public func challenges() throws -> [KeptChallenge] {
    try queue.read { database in
      guard try database.tableExists("challenge") else { return [] }
      let transaction = SQLTransaction(connection: SQLiteConnection(database: database))
      return try Int64.fetchAll(database, sql: "SELECT id FROM challenge ORDER BY id")
        .compactMap { try transaction.challenge(ChallengeID(bits: UInt64(bitPattern: $0))) }
    }
  }
}
