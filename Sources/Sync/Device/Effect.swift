import Games
import Library

/// What a device has to do.
public enum Effect: Equatable, Sendable {
  /// Send a request. Its outcome is reported with its number, unless the device does not get that far.
  case send(Request)
  /// Write to the storage. The outcome is always reported.
  case write(StorageWrite)
  /// Notify the pages that rows were stored.
  case tell([Row])
  /// Wake the replica at this moment, which replaces the previous moment.
  case wake(Instant)
  /// Show the player the sync status.
  case show(SyncStatus)
}

/// A request to the server.
public struct Request: Equatable, Sendable {
  /// Distinguishes the request from earlier requests.
  public let number: Int
  /// The content of the request.
  public let body: Body

  /// The possible requests.
  public enum Body: Equatable, Sendable {
    /// Keep these rows.
    case push(Push)
    /// Send the rows that changed.
    case pull(Pull)
  }
}

/// The sync status, as a small icon can show it.
public enum SyncStatus: Equatable, Sendable {
  /// The server has everything that this device has.
  case kept
  /// This many rows are not yet known to be kept.
  case waiting(Int)
  /// This many rows are not kept, for this reason.
  case refused(Refusal, Int)

  /// Why something is not kept.
  public enum Refusal: Equatable, Sendable {
    /// The server does not know this device, or no longer knows it.
    case removed
    /// The server speaks a later version, so this page has to be reloaded.
    case laterFormat
    /// The server refused rows. This is the reason for most of them.
    case row(RowError)
    /// The storage of the device refuses to store what other devices did.
    case storage
  }
}
