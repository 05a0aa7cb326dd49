import Backend
import Library
import NIOPosix
import Sync

/// All that the answers of a server are made from.
public struct ServerContext: Sendable {
  let configuration: BackendConfiguration
  let proxies: [ClientAddress]
  private let commit: GroupCommit
  let notifier: ChangeNotifier
  let raceNotifier: RaceNotifier
  let upkeep: Upkeep
  let lastSeenLog = LastSeenLog()
  let joins = Joins()
  let playClocks = PlayClocks()
  let limits: BackendLimits
  let readiness: Readiness
  let space: SpaceWatch
  let clock: BackendClock
  let figures: Figures
  let failure: DiskFailure
  /// Whether other processes store something too.
  let isShared: Bool
  private let store: any BackendStore
  private let writes: WriteQueue

  /// What answers from a store.
  public init(
    of store: any BackendStore, configuration: BackendConfiguration = BackendConfiguration()
  ) {
    self.init(of: store, configuration: configuration, clock: .system)
  }

  /// - Parameters:
  ///   - notices: who hears what is stored.
  ///   - racePokes: who hears what happens in races.
  ///   - mostWrites: how much may wait for the disk at the same time: so many pushes, and so many others.
  init(
    of store: any BackendStore, configuration: BackendConfiguration,
    notifier: ChangeNotifier = ChangeNotifier(),
    raceNotifier: RaceNotifier = RaceNotifier(),
    clock: BackendClock, mostWrites: Int = 512
  ) {
    self.store = store
    isShared = store.isShared
    self.configuration = configuration
    self.notifier = notifier
    self.raceNotifier = raceNotifier
    self.clock = clock
    upkeep = Upkeep(quietHour: clock.quietHour)
    proxies = configuration.proxies.compactMap { ClientAddress($0) }
    let figures = Figures(hasBackend: true)
    self.figures = figures
    commit = GroupCommit(
      store, most: configuration.pushesAtOnce, mostWaiting: mostWrites
    ) { figures.countGroup(of: $0) }
    limits = BackendLimits(
      players: configuration.playersAnHour, requests: configuration.requestsAMinute,
      bytes: configuration.bytesADay)
    space = SpaceWatch(limit: configuration.space) {
      (try? await Self.threads.runIfActive { store.usedBytes }) ?? 0
    }
    let (failure, writes) = (DiskFailure(), WriteQueue(most: mostWrites))
    self.failure = failure
    self.writes = writes
    readiness = Readiness {
      do { return try await writes.run { try store.isSound() } } catch {
        if error as? StoreError == .brokenDisk { failure.note() }
        return false
      }
    }
  }

  /// Whether the disk did not take what was written: then the service ends by itself.
  public var hasFailed: Bool { failure.hasHappened }

  /// Threads that may wait until the disk was read.
  private static let threads: NIOThreadPool = {
    let threads = NIOThreadPool(numberOfThreads: 8)
    threads.start()
    return threads
  }()

  /// Why nothing can be kept now, as far as that has shown; nil where it can.
  var outage: Outage? { store.outage }

  /// The time of the calendar.
  func now() -> WallTime { clock.wall() }

  /// Looks into the store, on a thread that may wait. Those that answer requests may not.
  func work<Value: Sendable>(
    _ body: @escaping @Sendable (any BackendStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await Self.threads.runIfActive { try body(store) }
    } catch let error as StoreError { throw refusal(for: error) }
  }

  /// Writes into the store, one after another.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any BackendStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await writes.run { try body(store) }
    } catch let error as StoreError { throw refusal(for: error) }
  }

  /// Keeps a push, together with others. It returns when that is durable.
  func keep(_ push: Push, of player: PlayerID) async throws(Refusal) -> PushAnswer {
    do throws(StoreError) { return try await commit.keep(push, of: player) } catch {
      throw refusal(for: error)
    }
  }

  /// What a device is told when the store did not do what was asked.
  private func refusal(for error: StoreError) -> Refusal {
    if error == .brokenDisk { failure.note() }
    return Refusal(error)
  }
}

extension Refusal {
  /// What a device is told when a store did not do what was asked.
  init(_ error: StoreError) {
    switch error {
    case .unknownPlayer: self = .unknownCaller
    case .noSpace: self = .noSpace
    case .readOnly, .unavailable, .brokenDisk, .damaged, .failingDisk: self = .tooBusy
    }
  }
}
