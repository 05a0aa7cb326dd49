import GRDB
import Sync
import Synchronization

/// Keeps the rows of players in an SQLite database, in a file of its own.
///
/// What it has answered survives a power cut: each transaction is on the disk before it is told
/// (`synchronous=FULL`). One connection does all writing. Readers see the database as it stood when they
/// began, and hold up nobody.
public final class SQLiteStore: Sendable {
  package let pool: DatabasePool
  /// Whether the disk did not take what was written: then nothing more is.
  let isBroken = Atomic(false)
  /// Whether the log still has what an earlier process wrote, because there was no room for it in the file.
  /// Nothing is written before it is there.
  let hasOldLog = Atomic(false)
  private let reserve: DiskReserve?
  let outages: OutageWatch
  let limits: SyncLimits
  /// The most bytes of a player: keys and texts.
  let room: Int
  /// The most devices of a player.
  public let mostDevices: Int
  /// What this process knows of plays and races that were stored.
  public let runningGames = RunningGames()

  /// Opens the database in a file, or makes it, and brings tables of an earlier version up to date.
  ///
  /// On a full disk it is opened for reading, if its tables are those of today. It goes on as soon as
  /// there is room.
  /// - Parameters:
  ///   - path: the file. Two more stand beside it while it is open, with `-wal` and `-shm` at the end.
  ///   - reserve: what gives room to open it where there is no other. Without it, a full disk may have none.
  ///   - limits: how much stands in one message.
  ///   - room: the most bytes of a player, keys and texts.
  ///   - devices: the most devices of a player.
  ///   - mayBegin: whether a file without tables becomes the database of a new server, and is not refused.
  ///   - checking: for how long it is looked through at most before anything is written.
  ///   - report: is told of outages.
  public init(
    path: String, reserve: DiskReserve? = nil, limits: SyncLimits = SyncLimits(),
    room: Int = 64 * 1024 * 1024, devices: Int = 32, mayBegin: Bool = true,
    checking: Duration = .zero,
    report: @escaping @Sendable (OutageEvent) -> Void = { _ in }
  ) throws(OpeningError) {
    self.limits = limits
    self.room = room
    mostDevices = devices
    self.reserve = reserve
    outages = OutageWatch(of: path, report: report)
    try Self.lookForDamage(in: path, for: checking)
    do {
      pool = try Self.pool(path: path, reserve)
      let migrations = BackendSchema.migrations
      if !mayBegin, try pool.read(migrations.appliedIdentifiers).isEmpty {
        throw OpeningError.missing
      }
      if try pool.read(migrations.hasBeenSuperseded) { throw OpeningError.laterVersion }
      try Self.makeDurable(pool)
      do {
        try Self.emptyLog(of: pool)
        try migrations.migrate(pool)
      } catch  where StoreError(error) == .noSpace {
        guard try pool.read(migrations.hasCompletedMigrations) else { throw error }
        hasOldLog.store(true, ordering: .releasing)
        outages.note(.noSpace)
      }
    } catch {
      throw OpeningError(error)
    }
    reserve?.fill()
    // Nobody stores yet. It can wait once more, as for room on the disk.
    try? clearTraces()
  }

  /// Closes the database, which is one file afterwards where there is room. Nothing is lost where this is not
  /// called.
  /// - Throws: `.brokenDisk`, and then nothing more may be written; `.unavailable` where it was closed before.
  public func close() throws(StoreError) {
    // That would write.
    if isBroken.load(ordering: .acquiring) { return }
    // The pool closes its readers last, and they move nothing from the log into the file.
    // Where it was closed before this throws, and a call of the library itself would crash.
    do throws(StoreError) {
      try writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    } catch {
      // Without room the log stays beside the file, and has everything.
      guard error == .noSpace || error == .readOnly else { throw error }
    }
    do { try pool.close() } catch { throw StoreError(error) }
    reserve?.fill()
  }

  /// Looks at everything as it stands at one moment.
  func read<Value>(_ work: (Database) throws -> Value) throws(StoreError) -> Value {
    try outages.reading { () throws(StoreError) in
      do { return try pool.read(work) } catch { throw StoreError(error) }
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "house"
    // Another program may look at the database, or take a copy of it.
    configuration.busyMode = .timeout(5)
    // A page that cannot be right is found when it is read, and not when something was made of it.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cell_size_check = ON") }
    return configuration
  }

  /// - Parameter reserve: is given up where there is no other room.
  private static func pool(path: String, _ reserve: DiskReserve?) throws -> DatabasePool {
    do {
      return try DatabasePool(path: path, configuration: configuration)
    } catch  where StoreError(error) == .noSpace {
      guard let reserve, reserve.give() else { throw error }
      return try DatabasePool(path: path, configuration: configuration)
    }
  }

  /// A transaction is on the disk before it is told. The pool sets `NORMAL` itself when it opens, after
  /// everything that its configuration could do, and with that a power cut takes back what was told.
  private static func makeDurable(_ pool: DatabasePool) throws {
    let mode = try pool.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
      return try Int.fetchOne(database, sql: "PRAGMA synchronous")
    }
    if mode != fullySynchronous { throw OpeningError.notDurable }
  }

  /// Writes all that the log has into the file. What an earlier process could not get onto the disk may be
  /// there in memory alone, and whatever is appended behind it would be lost with it.
  private static func emptyLog(of pool: DatabasePool) throws {
    do {
      try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Another program reads. What it reads was written before this process was there.
    }
  }

  /// What `PRAGMA synchronous` reads back for FULL.
  static let fullySynchronous = 2
}
