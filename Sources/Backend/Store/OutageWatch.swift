import Sync
import Synchronization

/// Tells outages from single failures of one.
final class OutageWatch: Sendable {
  private let state = Mutex<Outage?>(nil)
  private let database: String
  private let report: @Sendable (OutageEvent) -> Void

  /// - Parameter database: what the host knows the database by.
  init(of database: String, report: @escaping @Sendable (OutageEvent) -> Void) {
    self.database = database
    self.report = report
  }

  /// The outage of now; nil where all is well, as far as that has shown.
  var current: Outage? { state.withLock { $0 } }

  /// What a store answers until the server is opened anew, whatever it is asked; nil where it may try.
  var lasting: StoreError? { current?.lastingError }

  /// Something failed for this reason.
  func note(_ outage: Outage) {
    let isNew = state.withLock { current in
      if let current, current.outweighs(outage) { return false }
      defer { current = outage }
      return current?.isLike(outage) != true
    }
    if isNew { report(.began(outage)) }
  }

  /// The database was reached.
  func noteReached() {
    end { if case .unreachable = $0 { true } else { false } }
  }

  /// Writes what is worked on, and notes what comes of it.
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

  /// Reads, and notes what cannot be read.
  func reading<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    do throws(StoreError) { return try work() } catch {
      // That something could not be read for want of room says nothing of what can be kept.
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
