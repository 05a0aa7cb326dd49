import Sync

extension PostgresStore: BackendStore {
  /// Whether the database can read and durably store something now.
  /// - Throws: why writing or reading failed.
  public func isSound() throws(StoreError) -> Bool {
    if let error = outages.lasting { throw error }
    return try write { connection in
      guard try connection.isDurable() else { return false }
      // The number has no meaning, but changing it makes a transaction.
      return try !connection.run("UPDATE house SET checks = checks + 1 RETURNING checks").isEmpty
    }
  }

  /// Why nothing can be stored now; nil if nothing has failed.
  public var outage: Outage? { outages.current }

  /// The size of the database in bytes; 0 if that cannot be determined now.
  public var fileBytes: Int {
    let size = try? read { connection in
      try connection.run("SELECT pg_database_size(current_database()) AS size").first?.integer(
        "size")
    }
    return Int(size ?? 0)
  }

  /// The same: the database server reuses free space automatically.
  public var usedBytes: Int { fileBytes }

  /// True: several servers may share the database.
  public var isShared: Bool { true }

  /// The latest stored revision of the player of each device.
  public func revisions(
    ofDevices devices: [Int64]
  ) throws(StoreError) -> [Int64: Revision] {
    try read { connection in
      try connection.run(
        """
        SELECT id,
          coalesce((SELECT max(revision) FROM row WHERE player = device.player), 0) AS revision
        FROM device WHERE id = ANY ($1)
        """, .integers(devices)
      ).reduce(into: [:]) { $0[try $1.integer("id")] = Revision(try $1.integer("revision")) }
    }
  }
}
