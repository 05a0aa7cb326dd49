import Games
import Library
import Sync

/// A device: its storage, which lasts, and its replica, which a restart takes away.
struct SimulatedDevice {
  let number: Int
  var storage = SimulatedStorage()
  var replica: Replica
  /// Counts the restarts. What was on its way to an earlier life arrives nowhere.
  var life = 0
  var isConnected = true
  var wakes: Instant?
  /// What the device would hold if it were set back to a copy of itself.
  var copy: SimulatedStorage?

  // What only devices with a planted bug have.
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
