import Dispatch
import Sync

/// Stores the rows of players in a PostgreSQL database, which several servers may share.
///
/// A transaction that changes a player first locks the player's row. It locks several players in ascending order.
/// So two transactions about the same player run one after the other, as all transactions do in SQLite, and no
/// deadlock is possible. Two operations run without this lock: recording the visits of devices, and removing
/// expired codes. They skip rows that others have locked. The exception is the first visit of a device, which waits
/// without holding any lock. A circle has its own lock, which is taken after that of a player
/// (`CircleTransaction`). Everything that the store has confirmed is as durable as the database server.
public final class PostgresStore: Sendable {
  let connections: PostgresConnections
  let outages: OutageWatch
  let limits: SyncLimits
  /// The most bytes of keys and texts that a player can store.
  let room: Int
  /// The most devices that a player can have.
  public let mostDevices: Int
  /// The states of stored plays and races that this process has cached.
  public let runningGames = RunningGames()
  /// Stores one transaction of pushes at a time, on its own thread.
  let commits = DispatchQueue(label: "pastime.postgres.commits")

  /// Connects to a database. Makes the tables if it is empty, and migrates those of an earlier version.
  /// - Parameters:
  ///   - makesTables: whether an empty database becomes that of a server, instead of being refused.
  ///   - limits: the limits of one message.
  ///   - room: the most bytes of keys and texts that a player can store.
  ///   - devices: the most devices that a player can have.
  ///   - report: receives the start and end of outages.
  public init(
    _ address: PostgresAddress, makesTables: Bool = true, limits: SyncLimits = SyncLimits(),
    room: Int = 64 * 1024 * 1024, devices: Int = 32,
    report: @escaping @Sendable (OutageEvent) -> Void = { _ in }
  ) throws(OpeningError) {
    self.limits = limits
    self.room = room
    mostDevices = devices
    outages = OutageWatch(of: address.description, report: report)
    connections = PostgresConnections(address, most: Self.mostConnections, outages)
    // The caller who opens a database learns from the error that it cannot be reached.
    let first = PostgresConnections(address, most: 1, OutageWatch(of: "") { _ in })
    defer { first.close() }
    do {
      try first.with { try PostgresSchema.prepare($0, makesTables: makesTables) }
    } catch {
      throw OpeningError(postgres: error)
    }
  }

  /// As many as the threads of a server that may wait for a database: eight that read, one that stores pushes, and
  /// one for all other writes.
  private static let mostConnections = 10

  /// Closes all connections. Nothing is lost if this is not called.
  public func close() { connections.close() }

  /// Reads with one statement, which sees a single moment.
  func read<Value>(_ work: (PostgresConnection) throws -> Value) throws(StoreError) -> Value {
    try outages.reading { () throws(StoreError) in
      do { return try connections.with(work) } catch { throw StoreError(postgres: error) }
    }
  }

  /// Runs `work` in one transaction, which is durable when this returns.
  @discardableResult
  func write<Value>(_ work: (PostgresConnection) throws -> Value) throws(StoreError) -> Value {
    try outages.writing { () throws(StoreError) in
      do {
        return try connections.with { connection in
          try connection.run("BEGIN")
          let value = try work(connection)
          try connection.run("COMMIT")
          return value
        }
      } catch { throw StoreError(postgres: error) }
    }
  }

  /// Runs `work` in one transaction, which is durable when this returns.
  @discardableResult
  public func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try write { try work(SQLTransaction(connection: $0)) }
  }

  /// Reads at a single moment, with any number of statements, and changes nothing.
  public func look<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try read { connection in
      try connection.inSnapshot { try work(SQLTransaction(connection: connection)) }
    }
  }
}

extension OpeningError {
  /// The meaning of a PostgreSQL error for the caller who opens a database.
  init(postgres error: any Error) {
    switch error {
    case let error as OpeningError: self = error
    case PostgresError.refused(PostgresError.duplicateTable, _),
      PostgresError.refused(PostgresError.unknownColumn, _):
      self = .notADatabase
    case PostgresError.refused(PostgresError.damagedData, _),
      PostgresError.refused(PostgresError.damagedIndex, _):
      self = .damaged
    case PostgresError.lost(let reason), PostgresError.refused(_, let reason):
      self = .unavailable(reason: reason)
    default: self = .unavailable(reason: "\(error)")
    }
  }
}

/// Why a database cannot be used for a server.
public struct PostgresOpeningError: Error, CustomStringConvertible {
  let address: PostgresAddress
  let error: OpeningError

  /// Makes an error from an address and the reason.
  public init(_ address: PostgresAddress, _ error: OpeningError) {
    self.address = address
    self.error = error
  }

  /// A sentence for the operator of the server.
  public var description: String {
    switch error {
    case .notADatabase, .missing: "\(address): The database does not have the tables of a server."
    case .damaged: "\(address): The database is damaged."
    case .laterVersion: "\(address): A later version of Pastime made this database."
    case .notDurable: "\(address): What is stored here would not survive a power cut."
    case .unavailable(let reason): "\(address): The database cannot be used: \(reason)"
    }
  }
}
