/// The sync status of this device, as a small symbol can show it. `docs/bridge.md` lists the numbers of the states.
package enum SyncStatus: Equatable, Sendable {
  /// The server has everything.
  case kept
  /// It is not confirmed yet that the server has this many rows.
  case waiting(Int)
  /// The server does not keep this many rows, for a reason.
  case refused(Reason, Int)

  /// Why some rows are not kept.
  package enum Reason: Sendable {
    /// The server does not know this device, or no longer.
    case removed
    /// The server uses a later version of the protocol: the page has to be reloaded.
    case laterVersion
    /// The storage of this device refuses the changes of other devices.
    case storage
    /// The server has no more room for the player.
    case full
    /// The server refuses these rows for any other reason.
    case row
  }

  /// The state with a number, and its count; nil for an unknown number.
  package init?(state: Int32, count: Int32) {
    switch state {
    case 0: self = .kept
    case 1: self = .waiting(Int(count))
    case 2: self = .refused(.removed, Int(count))
    case 3: self = .refused(.laterVersion, Int(count))
    case 4: self = .refused(.storage, Int(count))
    case 8: self = .refused(.full, Int(count))
    case 5, 6, 7, 9: self = .refused(.row, Int(count))
    default: return nil
    }
  }
}
