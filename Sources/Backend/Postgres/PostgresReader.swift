import Foundation
import Library
import Races
import Sync

/// Reads the PostgreSQL database of a server without writing to it, even while servers run.
public final class PostgresReader {
  private let connection: PostgresConnection

  /// Connects to a database, which must have the tables of this version.
  public init(_ address: PostgresAddress) throws(OpeningError) {
    do {
      connection = try PostgresConnection(address)
      guard let steps = try PostgresSchema.steps(of: connection) else {
        throw OpeningError.notADatabase
      }
      if steps > PostgresSchema.steps.count { throw OpeningError.laterVersion }
      if steps < PostgresSchema.steps.count {
        throw OpeningError.unavailable(reason: "its tables are those of an earlier version")
      }
    } catch { throw OpeningError(postgres: error) }
  }
}

extension PostgresReader: CheckedBackend {
  /// None: the database server checks its files itself.
  public var damages: [String] { [] }

  /// How many devices all players have.
  public func deviceCount() throws -> Int {
    try connection.run("SELECT count(*) AS devices FROM device").first?.count("devices") ?? 0
  }

  /// How many circles the server has, and how many members they have together.
  public func circleCounts() throws -> (circles: Int, members: Int) {
    let row = try connection.run(
      """
      SELECT (SELECT count(*) FROM circle) AS circles, (SELECT count(*) FROM member) AS members
      """
    ).first
    return (try row?.count("circles") ?? 0, try row?.count("members") ?? 0)
  }

  /// All players.
  public func players() throws -> [PlayerID] {
    try connection.run("SELECT id FROM player ORDER BY id")
      .map { try $0.player("id") }
  }

  /// Passes all rows of a player to `row`, at a single moment.
  public func look(
    at player: PlayerID, _ row: (KeptRow) -> Void
  ) throws -> (revision: Int64, bytes: Int)? {
    let (counted, rows) = try connection.inSnapshot {
      (
        try connection.run(
          "SELECT revision, bytes FROM player WHERE id = $1", .player(player)
        ).first,
        try connection.run(
          "SELECT key, text, revision FROM row WHERE player = $1 ORDER BY key",
          .player(player))
      )
    }
    guard let counted else { return nil }
    for found in rows {
      row(
        KeptRow(
          Row(key: try found.bytes("key"), text: try found.bytes("text")),
          revision: Revision(try found.integer("revision"))))
    }
    return (try counted.integer("revision"), try counted.count("bytes"))
  }

  /// The plays of a player with their moves.
  public func plays(of player: PlayerID) throws -> [(play: KeptPlay, moves: [KeptMove])] {
    let transaction = SQLTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run(
        "SELECT id FROM play WHERE player = $1 ORDER BY id", .player(player)
      ).compactMap { row -> (play: KeptPlay, moves: [KeptMove])? in
        let id = try row.game("id")
        return try transaction.play(.id(id), of: player).map { ($0, try transaction.moves(of: id)) }
      }
    }
  }

  /// All races with their events.
  public func races() throws -> [(race: KeptRace, events: [StoredRaceEvent])] {
    let transaction = SQLTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run("SELECT id FROM race ORDER BY id").compactMap {
        row -> (race: KeptRace, events: [StoredRaceEvent])? in
        let id = try row.race("id")
        return try transaction.race(id).map { ($0, try transaction.events(of: id, after: 0)) }
      }
    }
  }

  /// All challenges with their challengers.
  public func challenges() throws -> [KeptChallenge] {
    let transaction = SQLTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run("SELECT id FROM challenge ORDER BY id").compactMap {
        try transaction.challenge($0.challenge("id"))
      }
    }
  }
}
