import GRDB
import Sync

/// A database in a file is one process's, which hears of everything by itself.
extension SQLiteStore: BackendStore {
  /// No.
  public var isShared: Bool { false }

  /// Up to which revision something is kept of the players of these devices.
  public func revisions(
    ofDevices devices: [Int64]
  ) throws(StoreError) -> [Int64: Revision] {
    try read { database in
      try devices.reduce(into: [:]) { revisions, device in
        revisions[device] = try Int64.fetchOne(
          database,
          sql: """
            SELECT coalesce((SELECT max(revision) FROM row WHERE player = device.player), 0)
            FROM device WHERE id = ?
            """, arguments: [device]
        ).map(Revision.init)
      }
    }
  }
}
