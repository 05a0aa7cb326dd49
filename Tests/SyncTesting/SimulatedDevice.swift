import Games
import Library
import Sync

/// A device: its storage, which lasts, and its replica, which a restart takes away.
struct SimulatedDevice {
  let number: Int
  var storage = SimulatedStorage()
  var replica: Replica
  /// Counts the restarts. A parcel for an earlier life arrives nowhere.
  var life = 0
  var isConnected = true
  var wakes: Instant?
  /// The copy of its storage to which the device can be set back.
  var copy: SimulatedStorage?

  // Only devices with a planted bug have these.
  var cursorFloor = Revision.zero
  var firstEpoch: Generation?

  init(number: Int, storage: SimulatedStorage, random: inout SeededRandom, limits: SyncLimits) {
    self.number = number
    self.storage = storage
    replica = Replica(random: SeededRandom(seed: UInt64(random.next())), limits: limits)
  }

  /// Everything in memory is gone.
  mutating func restart(random: inout SeededRandom, limits: SyncLimits) {
    replica = Replica(random: SeededRandom(seed: UInt64(random.next())), limits: limits)
    life += 1
    wakes = nil
  }
}
