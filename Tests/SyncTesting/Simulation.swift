import Games
import Library
import Sync

/// Devices of one player at one server, with everything between them that can go wrong, in virtual time.
/// All of it follows from one seed.
public struct Simulation<Store: RestorableStore> {
  /// Small limits, so that much does not fit into one message.
  public static var limits: SyncLimits {
    var limits = SyncLimits()
    limits.pushedRows = 4
    limits.pulledRows = 3
    return limits
  }

  static var limit: Int { 6 }

  let bug: PlantedBug?
  var store: Store
  let playerID = PlayerID(high: 1, low: 2)
  var backup: Store.Copy
  var devices: [SimulatedDevice] = []
  var player = SimulatedPlayer()
  var network = SimulatedNetwork()
  var faults = SimulatedFaults()
  var random: SeededRandom
  /// What existed nowhere any more, although no place was lost.
  var losses: Set<Violation> = []
  var now = Instant.zero
  /// After this many steps the server is no longer restored. A restored server is offered
  /// everything, which would repair what some mistakes spoil.
  private var calmAfter = 0
  /// Counts of what happened. They show that enough happened.
  public internal(set) var counts = SimulationCounts()

  /// Devices that hold nothing yet, at an empty store.
  public init(seed: UInt64, store: Store, bug: PlantedBug? = nil) {
    self.bug = bug
    self.store = store
    random = SeededRandom(seed: seed)
    self.store.add(playerID, generation: Generation.random(&random))
    backup = self.store.copy()
    calmAfter = 30 * (1 + draw(4))
    for _ in 0..<3 + draw(3) { addDevice(SimulatedStorage()) }
  }

  mutating func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  mutating func addDevice(_ storage: SimulatedStorage) {
    devices.append(
      SimulatedDevice(
        number: devices.count, storage: storage, random: &random, limits: Self.limits))
    start(devices.count - 1)
  }

  /// One thing happens, and some time passes.
  public mutating func step() {
    let device = draw(devices.count)
    switch draw(100) {
    case 0..<58: play(device)
    case 58..<66: connect(device, !devices[device].isConnected)
    case 66..<74: restart(device)
    case 74..<79: attend(device)
    case 79..<84: notify()
    case 84..<87: backup = store.copy()
    case 87..<92: if counts.steps < calmAfter { restoreStore() }
    case 92: clone(device)
    case 93: wipe(device)
    case 94: devices[device].copy = devices[device].storage
    case 95: setBack(device)
    default: run(until: now + Milliseconds(Int64(draw(90_000))))
    }
    run(until: now + Milliseconds(Int64(draw(3_000))))
    counts.steps += 1
  }

  private mutating func play(_ device: Int) {
    let rows = player.act(on: &devices[device].storage, device: device, random: &random)
    counts.rows += rows.count
    // The page that stored a row may be gone before it reports the row.
    if draw(10) == 0 { return }
    for row in rows {
      network.send(
        .event(.changed(row)), of: devices[device], at: now + Milliseconds(Int64(draw(40))))
    }
  }

  private mutating func connect(_ device: Int, _ isConnected: Bool) {
    devices[device].isConnected = isConnected
    // Often nobody informs a device that its network is gone, or back.
    if draw(2) == 0 { tell(device, .connected(isConnected)) }
  }

  mutating func restart(_ device: Int) {
    devices[device].restart(random: &random, limits: Self.limits)
    start(device)
    counts.restarts += 1
  }

  private mutating func start(_ device: Int) {
    if bug == .untoldIsKept {
      devices[device].storage.marks = devices[device].storage.rows.mapValues { Fingerprint(of: $0) }
    }
    tell(device, .connected(devices[device].isConnected))
    tell(device, .loaded(devices[device].storage.contents))
  }

  /// A page comes to the front: the device reads its storage again.
  mutating func attend(_ device: Int) {
    if bug != .untoldIsKept { tell(device, .loaded(devices[device].storage.contents)) }
    tell(device, .attended)
  }

  /// The server notifies the devices that listen.
  private mutating func notify() {
    guard let answer = try? store.answer(Pull(since: .zero, limit: 1), of: playerID) else { return }
    for device in devices.indices where devices[device].isConnected && draw(2) == 0 {
      tell(device, .notified(answer.next.advanced(by: answer.more ? 1000 : 0)))
    }
  }

  /// All that the server keeps.
  var kept: [[UInt8]: [UInt8]] {
    mutating get {
      var rows: [[UInt8]: [UInt8]] = [:]
      var since = Revision.zero
      while let answer = try? store.answer(
        Pull(since: since, limit: Self.limits.pulledRows), of: playerID)
      {
        for kept in answer.rows { rows[kept.row.key] = kept.row.text }
        since = answer.next
        if !answer.more { break }
      }
      return rows
    }
  }
}
