import Games
import Library
import Sync

/// Guests: players for a day, of whom nothing is kept afterwards. The same for every kind of database.
extension BackendStore {
  /// Makes a guest with one device.
  public func addGuest(
    _ player: PlayerID, generation: Generation, device label: String, token: SecretDigest,
    at now: WallTime
  ) throws(StoreError) {
    try transaction { transaction in
      try transaction.insert(player, generation: generation)
      _ = try transaction.insert(
        NewDevice(of: player, label, token: token, at: now, hasCome: true))
      try transaction.insert(guest: player, until: now + Guest.lifetime)
    }
  }

  /// Turns a guest into an ordinary player.
  /// - Returns: whether the player was a guest.
  public func keep(guest player: PlayerID, at now: WallTime) throws(StoreError) -> Bool {
    try transaction { transaction in
      guard try transaction.lock(player) else { throw StoreError.unknownPlayer }
      return try transaction.removeGuest(player, at: now)
    }
  }

  /// Erases the guests whose time is over.
  public func eraseGuests(at now: WallTime) throws(StoreError) {
    for player in try look({ try $0.guests(overAt: now) }) {
      try transaction { transaction in
        // By the clock of another process, the guest may have decided to stay in time, and is an ordinary player by
        // now.
        guard try transaction.lock(player), try transaction.isGuest(player, overAt: now) else {
          return
        }
        _ = try transaction.erase(player, at: now)
      }
    }
  }
}

/// A player for a day.
public enum Guest {
  /// How long a server keeps a guest, in milliseconds: a day.
  public static let lifetime = Milliseconds(86_400_000)
}
