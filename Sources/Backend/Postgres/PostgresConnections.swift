import Dispatch
import Synchronization

/// The connections of a server to its database. A caller waits until a connection is free.
///
/// While the database server is unreachable, no caller waits for it: for a while after each failed attempt, calls
/// fail at once.
final class PostgresConnections: Sendable {
  private struct State {
    var idle: [PostgresConnection] = []
    var isClosed = false
    var failures = 0
    var nextAttempt = ContinuousClock.now
    var lastFailure = PostgresError.lost("")
  }

  let address: PostgresAddress
  private let state = Mutex(State())
  private let places: DispatchSemaphore
  private let outages: OutageWatch

  /// - Parameter most: the most connections at once.
  init(_ address: PostgresAddress, most: Int, _ outages: OutageWatch) {
    self.address = address
    self.outages = outages
    places = DispatchSemaphore(value: most)
  }

  /// Runs `work` with a connection that no one else uses meanwhile.
  ///
  /// A connection on which something failed is closed, which undoes its open transaction.
  func with<Value>(_ work: (PostgresConnection) throws -> Value) throws -> Value {
    places.wait()
    defer { places.signal() }
    let connection = try take()
    do {
      let value = try work(connection)
      state.withLock { if !$0.isClosed { $0.idle.append(connection) } }
      outages.noteReached()
      return value
    } catch PostgresError.lost(let reason) {
      outages.note(.unreachable(reason: reason))
      throw PostgresError.lost(reason)
    }
  }

  /// Closes all idle connections, and hands out no more connections.
  func close() {
    state.withLock {
      $0.isClosed = true
      $0.idle = []
    }
  }

  private func take() throws(PostgresError) -> PostgresConnection {
    while let connection = try idle() {
      if connection.isOpen { return connection }
    }
    do throws(PostgresError) {
      let connection = try PostgresConnection(address)
      try connection.beDurable()
      state.withLock { $0.failures = 0 }
      return connection
    } catch {
      state.withLock { state in
        state.failures += 1
        state.nextAttempt = .now + Self.pause(after: state.failures)
        state.lastFailure = error
      }
      if case .lost(let reason) = error { outages.note(.unreachable(reason: reason)) }
      throw error
    }
  }

  /// An idle connection; nil if a new connection may be made.
  private func idle() throws(PostgresError) -> PostgresConnection? {
    try state.withLock { state throws(PostgresError) in
      if state.isClosed { throw .lost("the server is closed") }
      if let connection = state.idle.popLast() { return connection }
      if .now < state.nextAttempt { throw state.lastFailure }
      return nil
    }
  }

  /// 0.1 seconds, which doubles after each further attempt, up to 3.2.
  private static func pause(after failures: Int) -> Duration {
    .milliseconds(100 << min(failures - 1, 5))
  }
}
