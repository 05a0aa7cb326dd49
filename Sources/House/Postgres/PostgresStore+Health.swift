import Sync

extension PostgresStore: HouseStore {
  /// Whether it can read and durably keep something now.
  public func isSound() -> Bool {
    do {
      return try read { connection in
        guard try connection.isDurable() else { return false }
        // The number means nothing to anybody; that it changes makes a transaction.
        return try !connection.run("UPDATE house SET checks = checks + 1 RETURNING checks").isEmpty
      }
    } catch { return false }
  }

  /// The bytes that the database takes; 0 where that cannot be found out now.
  public var fileBytes: Int {
    let size = try? read { connection in
      try connection.run("SELECT pg_database_size(current_database())").first?.integer(0)
    }
    return Int(size ?? 0)
  }

  /// Yes: several houses may keep everything in it.
  public var isShared: Bool { true }

  /// How far the players of these devices are.
  public func revisions(
    ofDevices devices: [Int64]
  ) throws(StoreError) -> [Int64: Revision] {
    try read { connection in
      try connection.run(
        """
        SELECT device.id, player.revision FROM device JOIN player ON player.id = device.player
        WHERE device.id = ANY ($1)
        """, .integers(devices)
      ).reduce(into: [:]) { $0[try $1.integer(0)] = Revision(try $1.integer(1)) }
    }
  }
}
