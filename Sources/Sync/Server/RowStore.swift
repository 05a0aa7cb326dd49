/// The name of a player at a server: 128 random bits. A player is a group of devices that share games. The name
/// reveals nothing about a person.
public struct PlayerID: Hashable, Sendable {
  /// The first 64 bits.
  public let high: UInt64
  /// The other 64 bits.
  public let low: UInt64

  /// The player with these bits.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}

/// The place where a server keeps the rows of its players. `PushMerge` and `PullAnswer` decide what is stored and
/// answered. A store makes it durable, and never mixes two players.
public protocol RowStore {
  /// Keeps rows of a player. If the generation of the push is not that of the player, nothing is stored and the answer
  /// has no rows. The method returns only when everything that it answers is durable.
  mutating func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer

  /// The rows of a player that changed after a revision, as they were at a single moment.
  mutating func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer
}

/// Why a store did not do what was asked. Either nothing was stored, or the outcome is unknown. The device asks
/// again, which is harmless.
public enum StoreError: Error, Equatable, Sendable {
  /// The player does not exist, or no longer exists.
  case unknownPlayer
  /// The disk is full. Stored data can be read, and writes work again once there is room.
  case noSpace
  /// Nothing can be written to the disk. Stored data can be read.
  case readOnly
  /// The store cannot do it now.
  case unavailable
  /// The disk reported that it lost a write, so its contents are unknown. The store writes nothing more until the
  /// server is opened again.
  case brokenDisk
  /// The stored data can no longer be understood. The store writes nothing more into it.
  case damaged
  /// The disk failed to read or write something, for some other reason.
  case failingDisk
}
