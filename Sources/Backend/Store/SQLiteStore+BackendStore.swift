import GRDB
import Sync

/// A database in a file belongs to one process, which makes all changes itself.
extension SQLiteStore: BackendStore {
  /// False: only one server process uses the file.
  public var isShared: Bool { false }

  /// The latest stored revision of the player of each device.
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
