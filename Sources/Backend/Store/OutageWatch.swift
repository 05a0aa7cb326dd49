import Sync
import Synchronization

/// Distinguishes outages from the single failures during an outage.
final class OutageWatch: Sendable {
  private let state = Mutex<Outage?>(nil)
  private let database: String
  private let report: @Sendable (OutageEvent) -> Void

  /// - Parameter database: the name by which the operator knows the database.
  init(of database: String, report: @escaping @Sendable (OutageEvent) -> Void) {
    self.database = database
    self.report = report
  }

  /// The current outage; nil if nothing is known to have failed.
  var current: Outage? { state.withLock { $0 } }

  /// The error of every call until the server is opened again; nil if a call may be tried.
  var lasting: StoreError? { current?.lastingError }

  /// Notes a failure for this reason.
  func note(_ outage: Outage) {
    let isNew = state.withLock { current in
      if let current, current.outweighs(outage) { return false }
      defer { current = outage }
      return current?.isLike(outage) != true
    }
    if isNew { report(.began(outage)) }
  }

  /// Notes that the database was reached.
  func noteReached() {
    end { if case .unreachable = $0 { true } else { false } }
  }

  /// Runs work that writes, and notes its outcome.
  func writing<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    do throws(StoreError) {
      let value = try work()
      end { $0.lastingError == nil }
      return value
    } catch {
      if let outage = Outage(error, of: database) { note(outage) }
      throw error
    }
  }

  /// Runs work that reads, and notes lasting failures.
  func reading<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    do throws(StoreError) { return try work() } catch {
      // A failure to read for lack of space does not mean that nothing can be stored.
      if let outage = Outage(error, of: database), outage.lastingError != nil { note(outage) }
      throw error
    }
  }

  private func end(where isOver: (Outage) -> Bool) {
    let ended = state.withLock { current -> Outage? in
      guard let outage = current, isOver(outage) else { return nil }
      current = nil
      return outage
    }
    if let ended { report(.ended(ended)) }
  }
}
