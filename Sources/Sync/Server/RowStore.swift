/// Names a player at a server: 128 random bits. It is the group of devices that share games, and says
/// nothing of a person.
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

/// Where a server keeps the rows of its players. `PushMerge` and `PullAnswer` decide what is stored and
/// answered; a store does it durably, and never mixes two players.
public protocol RowStore {
  /// Keeps rows of a player. Where the epoch of the push is not the player's, nothing is stored and the
  /// answer has no rows. It returns only when all that it answers is durable.
  mutating func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer

  /// The rows of a player that changed after a revision, as they stood at one moment.
  mutating func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer
}

/// Why a store did not do what was asked. Nothing was stored, or nothing is known of it: the device asks
/// again, which is harmless.
public enum StoreError: Error, Equatable, Sendable {
  /// There is no such player, or no longer.
  case unknownPlayer
  /// The disk is full. What is there can be read, and something can be stored again once there is room.
  case noSpace
  /// Nothing can be written there. What is there can be read.
  case readOnly
  /// It cannot be done now.
  case unavailable
  /// The disk told that it does not have what was written, so nobody knows what it has. Nothing more is
  /// written, until the server is opened anew.
  case brokenDisk
  /// What is stored cannot be understood any more. Nothing more is written into it.
  case damaged
  /// The disk did not read or write something, for a reason of its own.
  case failingDisk
}
