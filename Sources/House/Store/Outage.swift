import Sync
import Synchronization

/// Why a house can keep nothing for a while, and perhaps read nothing.
public enum Outage: Equatable, Sendable {
  /// The server of the database cannot be reached, as the library says it. Nothing of players is in that.
  case unreachable(reason: String)
  /// The disk is full.
  case noSpace
  /// The database can only be read.
  case readOnly

  /// Nil for what is no outage, or is told in another way.
  fileprivate init?(_ error: StoreError) {
    switch error {
    case .noSpace: self = .noSpace
    case .readOnly: self = .readOnly
    case .unknownPlayer, .unavailable, .brokenDisk: return nil
    }
  }

  fileprivate func isLike(_ other: Outage) -> Bool {
    if case (.unreachable, .unreachable) = (self, other) { true } else { self == other }
  }
}

/// What whoever runs a house is told of outages: the first failure of each, and that it is over.
public enum OutageNews: Equatable, Sendable {
  case began(Outage)
  case ended(Outage)
}

/// Tells outages from single failures of one.
final class OutageWatch: Sendable {
  private let current = Mutex<Outage?>(nil)
  private let report: @Sendable (OutageNews) -> Void

  init(report: @escaping @Sendable (OutageNews) -> Void) { self.report = report }

  /// Something failed for this reason.
  func note(_ outage: Outage) {
    let isNew = current.withLock { current in
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
      end { _ in true }
      return value
    } catch {
      if let outage = Outage(error) { note(outage) }
      throw error
    }
  }

  private func end(where isOver: (Outage) -> Bool) {
    let ended = current.withLock { current -> Outage? in
      guard let outage = current, isOver(outage) else { return nil }
      current = nil
      return outage
    }
    if let ended { report(.ended(ended)) }
  }
}
