import Dispatch
import Sync

/// Keeps the rows of players in a PostgreSQL database, which several servers may share.
///
/// Whoever changes something of a player holds the lock of the player's row first, in ascending order
/// where it is about several players. So two that are about one player follow each other, as all do in
/// SQLite, and none waits for another in a circle. Two things go without it: when devices were here, and the end
/// of codes that are over. They leave alone what somebody else holds, but for a device that comes for the first
/// time, which waits with nothing in its hands. A circle has a lock of its own, which is taken behind that of a
/// player (`CircleTransaction`). What it has answered is as durable as the server.
public final class PostgresStore: Sendable {
  let connections: PostgresConnections
  let outages: OutageWatch
  let limits: SyncLimits
  /// The most bytes of a player: keys and texts.
  let room: Int
  /// The most devices of a player.
  public let mostDevices: Int
  /// What this process knows of plays and races that were stored.
  public let runningGames = RunningGames()
  /// One transaction of pushes is stored at a time, on a thread of its own.
  let commits = DispatchQueue(label: "pastime.postgres.commits")

  /// Connects to a database, makes the tables where it is empty, and brings those of an earlier version up to
  /// date.
  /// - Parameters:
  ///   - makesTables: whether an empty database becomes that of a server, and is not refused.
  ///   - limits: how much stands in one message.
  ///   - room: the most bytes of a player, keys and texts.
  ///   - devices: the most devices of a player.
  ///   - report: is told of outages.
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
    // Whoever opens a database hears by the error that it cannot be reached.
    let first = PostgresConnections(address, most: 1, OutageWatch(of: "") { _ in })
    defer { first.close() }
    do {
      try first.with { try PostgresSchema.prepare($0, makesTables: makesTables) }
    } catch {
      throw OpeningError(postgres: error)
    }
  }

  /// As many as threads of a server may wait for a database: eight that read, one that stores pushes, and one for
  /// all else that is written.
  private static let mostConnections = 10

  /// Closes all connections. Nothing is lost where this is not called.
  public func close() { connections.close() }

  /// Looks at something with one statement, which sees everything as it stands at one moment.
  func read<Value>(_ work: (PostgresConnection) throws -> Value) throws(StoreError) -> Value {
    try outages.reading { () throws(StoreError) in
      do { return try connections.with(work) } catch { throw StoreError(postgres: error) }
    }
  }

  /// Works in one transaction, which is durable when this returns.
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

  /// Works in one transaction, which is durable when this returns.
  @discardableResult
  public func transaction<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try write { try work(PostgresTransaction(connection: $0)) }
  }

  /// Asks about everything as it stands at one moment, with any number of statements, and changes nothing.
  public func look<Value>(
    _ work: (any BackendTransaction) throws -> Value
  ) throws(StoreError) -> Value {
    try read { connection in
      try connection.inSnapshot { try work(PostgresTransaction(connection: connection)) }
    }
  }

  /// Waits until nobody else changes anything of a player, until the end of the transaction.
  /// - Returns: whether there is such a player.
  func lock(_ player: PlayerID, _ connection: PostgresConnection) throws -> Bool {
    try PostgresTransaction(connection: connection).lock(player)
  }
}

extension OpeningError {
  /// What an error of PostgreSQL means to whoever wanted to open a database.
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

/// A database that cannot be that of a server.
public struct PostgresOpeningError: Error, CustomStringConvertible {
  let address: PostgresAddress
  let error: OpeningError

  /// Why an address could not be opened.
  public init(_ address: PostgresAddress, _ error: OpeningError) {
    self.address = address
    self.error = error
  }

  /// A sentence for whoever runs the server.
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
