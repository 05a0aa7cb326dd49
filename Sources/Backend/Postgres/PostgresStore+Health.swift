import Sync

extension PostgresStore: BackendStore {
  /// Whether it can read and durably keep something now.
  /// - Throws: why nothing could be written or read.
  public func isSound() throws(StoreError) -> Bool {
    if let error = outages.lasting { throw error }
    return try write { connection in
      guard try connection.isDurable() else { return false }
      // The number means nothing to anybody; that it changes makes a transaction.
      return try !connection.run("UPDATE house SET checks = checks + 1 RETURNING checks").isEmpty
    }
  }

  /// Why nothing can be kept now; nil where it can.
  public var outage: Outage? { outages.current }

  /// The bytes that the database takes; 0 where that cannot be found out now.
  public var fileBytes: Int {
    let size = try? read { connection in
      try connection.run("SELECT pg_database_size(current_database())").first?.integer(0)
    }
    return Int(size ?? 0)
  }

  /// The same: the server uses places that are free again by itself.
  public var usedBytes: Int { fileBytes }

  /// Yes: several servers may keep everything in it.
  public var isShared: Bool { true }

  /// Up to which revision something is kept of the players of these devices.
  public func revisions(
    ofDevices devices: [Int64]
  ) throws(StoreError) -> [Int64: Revision] {
    try read { connection in
      try connection.run(
        """
        SELECT id, coalesce((SELECT max(revision) FROM row WHERE player = device.player), 0)
        FROM device WHERE id = ANY ($1)
        """, .integers(devices)
      ).reduce(into: [:]) { $0[try $1.integer(0)] = Revision(try $1.integer(1)) }
    }
  }
}
