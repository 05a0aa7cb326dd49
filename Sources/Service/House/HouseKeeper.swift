import House
import Library
import NIOPosix
import Sync

/// All that the answers of a house are made from.
public struct HouseKeeper: Sendable {
  let configuration: HouseConfiguration
  let proxies: [ClientAddress]
  let commit: GroupCommit
  let pokes: Pokes
  let upkeep: Upkeep
  let limits: HouseLimits
  let readiness: Readiness
  let clock: HouseClock
  let figures: Figures
  private let store: SQLiteStore

  /// A keeper of what stands in a store.
  public init(of store: SQLiteStore, configuration: HouseConfiguration = HouseConfiguration()) {
    self.init(of: store, configuration: configuration, clock: .system)
  }

  /// - Parameter pokes: who hears what is stored.
  init(
    of store: SQLiteStore, configuration: HouseConfiguration, pokes: Pokes = Pokes(),
    clock: HouseClock
  ) {
    self.store = store
    self.configuration = configuration
    self.pokes = pokes
    self.clock = clock
    upkeep = Upkeep(quietHour: clock.quietHour)
    proxies = configuration.proxies.compactMap { ClientAddress($0) }
    let figures = Figures(hasHouse: true)
    self.figures = figures
    commit = GroupCommit(store) { figures.countGroup(of: $0) }
    limits = HouseLimits(
      players: configuration.playersAnHour, requests: configuration.requestsAMinute)
    readiness = Readiness {
      let answer = try? await Self.threads.runIfActive { store.isSound() }
      return answer ?? false
    }
  }

  /// Threads that may wait for a disk: more than write at once, so that some are left to read meanwhile.
  private static let threads: NIOThreadPool = {
    let threads = NIOThreadPool(numberOfThreads: 8)
    threads.start()
    return threads
  }()

  /// The time of the calendar.
  func now() -> WallTime { clock.wall() }

  /// Works with the store on a thread that may wait for a disk. Those that answer requests may not.
  func work<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await Self.threads.runIfActive { try body(store) }
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
