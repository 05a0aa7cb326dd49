import House
import Library
import NIOPosix
import Sync

/// All that the answers of a house are made from.
public struct HouseKeeper: Sendable {
  let configuration: HouseConfiguration
  let commit: GroupCommit
  let pokes: Pokes
  let guesses: Guesses
  let traces = TraceClearing()
  let now: @Sendable () -> WallTime
  private let store: SQLiteStore

  /// A keeper of what stands in a store.
  public init(of store: SQLiteStore, configuration: HouseConfiguration = HouseConfiguration()) {
    self.init(of: store, configuration: configuration) { WallTime(Timestamp.now.milliseconds) }
  }

  /// - Parameters:
  ///   - pokes: who hears what is stored.
  ///   - guesses: who guesses codes.
  ///   - now: tells the time of the calendar.
  init(
    of store: SQLiteStore, configuration: HouseConfiguration, pokes: Pokes = Pokes(),
    guesses: Guesses = Guesses(),
    now: @escaping @Sendable () -> WallTime
  ) {
    self.store = store
    self.configuration = configuration
    self.now = now
    self.pokes = pokes
    self.guesses = guesses
    commit = GroupCommit(store)
  }

  /// Works with the store on a thread that may wait for a disk. Those that answer requests may not.
  func work<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await NIOThreadPool.singleton.runIfActive { try body(store) }
    } catch let error as StoreError { throw Refusal(error) }
  }
}

extension Refusal {
  /// What a device is told when a store did not do what was asked.
  init(_ error: StoreError) {
    switch error {
    case .unknownPlayer: self = .unknownCaller
    case .noSpace: self = .noSpace
    case .readOnly, .unavailable: self = .tooBusy
    }
  }
}
