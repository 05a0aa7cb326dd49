import Backend
import Library
import NIOPosix
import Sync

/// Everything that the answers of a server need.
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
  /// Whether other processes also write to the store.
  let isShared: Bool
  private let store: any BackendStore
  private let writes: WriteQueue

  /// The context of a server with this store.
  public init(
    of store: any BackendStore, configuration: BackendConfiguration = BackendConfiguration()
  ) {
    self.init(of: store, configuration: configuration, clock: .system)
  }

  /// - Parameters:
  ///   - notifier: notifies devices of stored rows.
  ///   - raceNotifier: notifies listeners of race events.
  ///   - mostWrites: how many pushes, and how many other writes, may wait for the disk at the same time.
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

  /// Whether the disk has failed to store written data. Then the service ends by itself.
  public var hasFailed: Bool { failure.hasHappened }

  /// Threads that may block while the disk is read.
  private static let threads: NIOThreadPool = {
    let threads = NIOThreadPool(numberOfThreads: 8)
    threads.start()
    return threads
  }()

  /// Why nothing can be stored now, as far as that is known; nil if data can be stored.
  var outage: Outage? { store.outage }

  /// The time of the calendar.
  func now() -> WallTime { clock.wall() }

  /// Reads from the store on a thread that may block. The threads that answer requests must not block.
  func work<Value: Sendable>(
    _ body: @escaping @Sendable (any BackendStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await Self.threads.runIfActive { try body(store) }
    } catch let error as StoreError { throw refusal(for: error) }
  }

  /// Writes to the store, one write at a time.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (any BackendStore) throws -> Value
  ) async throws -> Value {
    let store = store
    do {
      return try await writes.run { try body(store) }
    } catch let error as StoreError { throw refusal(for: error) }
  }

  /// Stores a push, together with others. It returns once the push is durable.
  func keep(_ push: Push, of player: PlayerID) async throws(Refusal) -> PushAnswer {
    do throws(StoreError) { return try await commit.keep(push, of: player) } catch {
      throw refusal(for: error)
    }
  }

  /// The refusal for an error of the store. Records a disk failure.
  private func refusal(for error: StoreError) -> Refusal {
    if error == .brokenDisk { failure.note() }
    return Refusal(error)
  }
}

extension Refusal {
  /// The refusal for an error of the store.
  init(_ error: StoreError) {
    switch error {
    case .unknownPlayer: self = .unknownCaller
    case .noSpace: self = .noSpace
    case .readOnly, .unavailable, .brokenDisk, .damaged, .failingDisk: self = .tooBusy
    }
  }
}
