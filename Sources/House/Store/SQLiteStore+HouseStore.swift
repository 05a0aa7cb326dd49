import GRDB
import Sync

/// A database in a file is one process's, which hears of everything by itself.
extension SQLiteStore: HouseStore {
  /// Keeps several pushes in one transaction, on the thread of the database.
  public func commit(
    _ pushes: [PlayerPush]
  ) async throws(StoreError) -> [Result<PushAnswer, StoreError>] {
    do {
      return try await pool.write { database in
        try pushes.map { try self.keep($0.push, of: $0.player, in: database) }
      }
    } catch { throw StoreError(error) }
  }

  /// No.
  public var isShared: Bool { false }

  /// How far the players of these devices are.
  public func revisions(
    ofDevices devices: [Int64]
  ) throws(StoreError) -> [Int64: Revision] {
    try read { database in
      try devices.reduce(into: [:]) { revisions, device in
        revisions[device] = try Int64.fetchOne(
          database,
          sql: """
            SELECT player.revision FROM device JOIN player ON player.id = device.player
            WHERE device.id = ?
            """, arguments: [device]
        ).map(Revision.init)
      }
    }
  }
}
