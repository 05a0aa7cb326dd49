import Foundation
import GRDB
import Sync

extension SQLiteStore {
  /// Makes a player without rows.
  public func add(_ player: PlayerID, generation: Generation) throws(StoreError) {
    try write { database in
      try database.execute(
        sql: "INSERT INTO player (id, epoch) VALUES (?, ?)",
        arguments: [player.blob, generation.stored])
    }
  }

  /// Gives every player a new generation: a server does this when it is restored from a copy, so that devices offer
  /// everything they hold.
  /// - Parameter generation: draws a generation.
  public func renewGenerations(_ generation: @Sendable () -> Generation) throws(StoreError) {
    try write { database in
      let players = try Data.fetchAll(database, sql: "SELECT id FROM player ORDER BY id")
      for player in players {
        try database.execute(
          sql: "UPDATE player SET epoch = ? WHERE id = ?", arguments: [generation().stored, player])
      }
    }
  }

  /// Writes a copy of everything, at a single moment, while others continue to read and write.
  /// - Parameter path: a file that does not exist yet.
  public func copy(to path: String) throws(StoreError) {
    do {
      try pool.writeWithoutTransaction { database in
        try database.execute(sql: "VACUUM INTO ?", arguments: [path])
      }
    } catch { throw StoreError(error) }
  }
}

extension PlayerID {
  /// The 16 bytes that identify the player in the database.
  var blob: Data {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
  }

  init(blob: Data) {
    let (high, low) = blob.halves
    self.init(high: high, low: low)
  }
}

extension Data {
  /// The two numbers of eight bytes each that make up an identifier. If a damaged database has fewer bytes, the
  /// identifier belongs to no player or game.
  var halves: (high: UInt64, low: UInt64) {
    func number(_ bytes: Data) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    return (number(prefix(8)), number(dropFirst(8).prefix(8)))
  }
}

extension Generation {
  /// The bits as the database stores them.
  var stored: Int64 { Int64(bitPattern: bits) }

  init(stored: Int64) { self.init(bits: UInt64(bitPattern: stored)) }
}
