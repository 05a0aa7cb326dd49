import Foundation
import Library
import Races
import Sync

/// Looks at the PostgreSQL database of a server and writes nothing to it, also while servers run.
public final class PostgresReader {
  private let connection: PostgresConnection

  /// Connects to a database, whose tables have to be those of this version.
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
  /// Nothing: the server looks after its files itself.
  public var damages: [String] { [] }

  /// How many devices all players have.
  public func deviceCount() throws -> Int {
    let count = try connection.run("SELECT count(*) FROM device").first?.integer(0)
    return Int(count ?? 0)
  }

  /// How many circles there are, and how many members they have together.
  public func circleCounts() throws -> (circles: Int, members: Int) {
    let row = try connection.run(
      "SELECT (SELECT count(*) FROM circle), (SELECT count(*) FROM member)"
    ).first
    return (Int(try row?.integer(0) ?? 0), Int(try row?.integer(1) ?? 0))
  }

  /// All players.
  public func players() throws -> [PlayerID] {
    try connection.run("SELECT id FROM player ORDER BY id")
      .map { PlayerID(bytes: try $0.bytes(0)) }
  }

  /// Looks at all rows of a player as they stand at one moment.
  public func look(
    at player: PlayerID, _ row: (KeptRow) -> Void
  ) throws -> (revision: Int64, bytes: Int)? {
    let (counted, rows) = try connection.inSnapshot {
      (
        try connection.run(
          "SELECT revision, bytes FROM player WHERE id = $1", .bytes(player.bytes)
        ).first,
        try connection.run(
          "SELECT key, text, revision FROM row WHERE player = $1 ORDER BY key",
          .bytes(player.bytes))
      )
    }
    guard let counted else { return nil }
    for found in rows {
      row(
        KeptRow(
          Row(key: try found.bytes(0), text: try found.bytes(1)),
          revision: Revision(try found.integer(2))))
    }
    return (try counted.integer(0), Int(try counted.integer(1)))
  }

  /// The plays of a player with their moves.
  public func plays(of player: PlayerID) throws -> [(play: KeptPlay, moves: [KeptMove])] {
    let transaction = PostgresTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run(
        "SELECT id FROM play WHERE player = $1 ORDER BY id", .bytes(player.bytes)
      ).compactMap { row -> (play: KeptPlay, moves: [KeptMove])? in
        let id = GameID(blob: Data(try row.bytes(0)))
        return try transaction.play(.id(id), of: player).map { ($0, try transaction.moves(of: id)) }
      }
    }
  }

  /// All races with their news.
  public func races() throws -> [(race: KeptRace, events: [StoredRaceEvent])] {
    let transaction = PostgresTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run("SELECT id FROM race ORDER BY id").compactMap {
        row -> (race: KeptRace, events: [StoredRaceEvent])? in
        let id = RaceID(stored: try row.integer(0))
        return try transaction.race(id).map { ($0, try transaction.events(of: id, after: 0)) }
      }
    }
  }

  /// All challenges with who takes part.
  public func challenges() throws -> [KeptChallenge] {
    let transaction = PostgresTransaction(connection: connection)
    return try connection.inSnapshot {
      try connection.run("SELECT id FROM challenge ORDER BY id").compactMap {
        try transaction.challenge(ChallengeID(bits: UInt64(bitPattern: try $0.integer(0))))
      }
    }
  }
}
