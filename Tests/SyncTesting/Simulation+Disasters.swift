import Games
import Library
import Sync

/// Disasters that take away a place with all that it holds, or put another place there.
extension Simulation {
  mutating func restoreStore() {
    lookForLosses()
    store.restore(backup, random: &random)
    counts.restores += 1
    disaster()
  }

  mutating func clone(_ device: Int) {
    if devices.count == Self.limit { return }
    addDevice(devices[device].storage)
    counts.clones += 1
  }

  /// A browser deletes what it stored.
  mutating func wipe(_ device: Int) {
    lookForLosses()
    devices[device].storage = SimulatedStorage()
    restart(device)
    counts.wipes += 1
    disaster()
  }

  /// A device is set back to a copy of itself.
  mutating func setBack(_ device: Int) {
    guard let copy = devices[device].copy else { return }
    lookForLosses()
    devices[device].storage = copy
    restart(device)
    counts.wipes += 1
    disaster()
  }

  /// Before a disaster, everything has to be somewhere: afterwards nobody could say who lost it.
  private mutating func lookForLosses() {
    let places = self.places
    for (key, texts) in player.owned {
      for text in texts where !places.contains(where: { says($0[key] ?? [], text, of: key) }) {
        losses.insert(.lost(name(key)))
      }
    }
  }

  /// Some place was lost, and with it what nobody else had.
  private mutating func disaster() { player.own(only: places) }

  private var places: [[[UInt8]: [UInt8]]] {
    mutating get { devices.map { $0.storage.travelling } + [kept] }
  }
}
