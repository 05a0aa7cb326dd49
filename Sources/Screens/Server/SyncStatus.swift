/// How it stands with what this device has, as a small sign can show it. The numbers of the states stand in
/// `docs/bridge.md`.
package enum SyncStatus: Equatable, Sendable {
  /// The server has everything.
  case kept
  /// So many rows are not known to be kept yet.
  case waiting(Int)
  /// So many rows are not kept, for a reason.
  case refused(Reason, Int)

  /// Why something is not kept.
  package enum Reason: Sendable {
    /// The server does not know this device, or no longer.
    case removed
    /// The server speaks a later version: this page has to be loaded anew.
    case laterVersion
    /// The storage of the device refuses what other devices did.
    case storage
    /// The server has no more room for the player.
    case full
    /// The server refuses these rows for any other reason.
    case row
  }

  /// The state with a number, and the count that belongs to it; nil for a number that means nothing.
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
