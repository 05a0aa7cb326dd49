import GRDB
import Sync
import Synchronization

/// Stores the rows of players in an SQLite database, in its own file.
///
/// Everything that it has confirmed survives a power cut: each transaction is on the disk before it is confirmed
/// (`synchronous=FULL`). One connection does all the writing. Readers see the database as it was when they began,
/// and block no one.
public final class SQLiteStore: Sendable {
  package let pool: DatabasePool
  /// Whether the disk failed to take a write. Then nothing more is written.
  let isBroken = Atomic(false)
  /// Whether the log still contains what an earlier process wrote, because the file had no room for it. Nothing is
  /// written until it is moved into the file.
  let hasOldLog = Atomic(false)
  private let reserve: DiskReserve?
  let outages: OutageWatch
  let limits: SyncLimits
  /// The most bytes of keys and texts that a player can store.
  let room: Int
  /// The most devices that a player can have.
  public let mostDevices: Int
  /// The states of stored plays and races that this process has cached.
  public let runningGames = RunningGames()

  /// Opens the database in a file, or makes it, and migrates the tables of an earlier version.
  ///
  /// On a full disk, it is opened for reading if its tables are current. Writing works again as soon as the disk
  /// has space.
  /// - Parameters:
  ///   - path: the file. While it is open, two more files are beside it, with `-wal` and `-shm` at the end.
  ///   - reserve: the space for opening it on a full disk. Without it, a full disk may have none.
  ///   - limits: the limits of one message.
  ///   - room: the most bytes of keys and texts that a player can store.
  ///   - devices: the most devices that a player can have.
  ///   - mayBegin: whether a file without tables becomes the database of a new server, instead of being refused.
  ///   - checking: the longest time for which it is checked for damage before anything is written.
  ///   - report: receives the start and end of outages.
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
    // Nothing is being stored yet. If this fails, for example for lack of space, it can be done later.
    try? clearTraces()
  }

  /// Closes the database. It is a single file afterwards if the disk has space. Nothing is lost if this is not
  /// called.
  /// - Throws: `.brokenDisk`, after which nothing more may be written; `.unavailable` if it was closed before.
  public func close() throws(StoreError) {
    // Closing would write.
    if isBroken.load(ordering: .acquiring) { return }
    // The pool closes its readers last, and they move nothing from the log into the file. This throws if the
    // database was closed before, where a call of the library itself would crash.
    do throws(StoreError) {
      try writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    } catch {
      // Without space, the log stays beside the file, and contains everything.
      guard error == .noSpace || error == .readOnly else { throw error }
    }
    do { try pool.close() } catch { throw StoreError(error) }
    reserve?.fill()
  }

  /// Reads at a single moment.
  func read<Value>(_ work: (Database) throws -> Value) throws(StoreError) -> Value {
    try outages.reading { () throws(StoreError) in
      do { return try pool.read(work) } catch { throw StoreError(error) }
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "house"
    // Another program may read the database, or copy it.
    configuration.busyMode = .timeout(5)
    // An invalid page is found when it is read, and not only when its content is used.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cell_size_check = ON") }
    return configuration
  }

  /// - Parameter reserve: is freed if the disk has no other space.
  private static func pool(path: String, _ reserve: DiskReserve?) throws -> DatabasePool {
    do {
      return try DatabasePool(path: path, configuration: configuration)
    } catch  where StoreError(error) == .noSpace {
      guard let reserve, reserve.give() else { throw error }
      return try DatabasePool(path: path, configuration: configuration)
    }
  }

  /// Makes each transaction reach the disk before it is confirmed. The pool itself sets `NORMAL` when it opens,
  /// after everything that its configuration could do. With `NORMAL`, a power cut could undo confirmed
  /// transactions.
  private static func makeDurable(_ pool: DatabasePool) throws {
    let mode = try pool.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
      return try Int.fetchOne(database, sql: "PRAGMA synchronous")
    }
    if mode != fullySynchronous { throw OpeningError.notDurable }
  }

  /// Writes the whole log into the file. Data that an earlier process could not write to the disk may exist only in
  /// memory, and anything appended after it would be lost with it.
  private static func emptyLog(of pool: DatabasePool) throws {
    do {
      try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      // Another program is reading. What it reads was written before this process started.
    }
  }

  /// The value that `PRAGMA synchronous` returns for FULL.
  static let fullySynchronous = 2
}
