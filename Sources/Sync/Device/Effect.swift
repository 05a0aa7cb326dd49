import Games
import Library

/// What a device is to do.
public enum Effect: Equatable, Sendable {
  /// Send a request. What comes of it is told with its number, unless the device does not get to it.
  case send(Request)
  /// Write to the storage. What comes of it is always told.
  case write(StorageWrite)
  /// Tell the pages that rows were stored.
  case tell([Row])
  /// Wake this at a moment, which takes the place of the moment before.
  case wake(Instant)
  /// Show the player where things stand.
  case show(SyncStatus)
}

/// A request to the server.
public struct Request: Equatable, Sendable {
  /// Tells it from the ones before.
  public let number: Int
  /// What is asked.
  public let body: Body

  /// What can be asked.
  public enum Body: Equatable, Sendable {
    /// Keep these rows.
    case push(Push)
    /// Tell what changed.
    case pull(Pull)
  }
}

/// Where things stand, as a small sign can show it.
public enum SyncStatus: Equatable, Sendable {
  /// The server has everything that this device has.
  case kept
  /// So many rows are not known to be kept yet.
  case waiting(Int)
  /// So many rows are not kept, because of this.
  case refused(Refusal, Int)

  /// Why something is not kept.
  public enum Refusal: Equatable, Sendable {
    /// The server does not know this device, or no longer.
    case removed
    /// The server speaks a later version: this page has to be loaded anew.
    case laterFormat
    /// The server refused rows; this is why it refused most of them.
    case row(RowError)
    /// The storage of the device refuses what other devices did.
    case storage
  }
}
