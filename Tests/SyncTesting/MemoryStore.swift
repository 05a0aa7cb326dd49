import Games
import Library
import Sync

/// A store in memory, with which every other store is compared.
public struct MemoryStore: RowStore, Sendable {
  /// What the store keeps of one player.
  public struct Player: Sendable {
    /// Which history this is.
    public var generation: Generation
    /// The last revision that was taken.
    public var revision = Revision.zero
    /// The rows by their keys.
    public var rows: [[UInt8]: KeptRow] = [:]
    /// How many bytes all keys and texts take.
    public var bytes = 0
  }

  /// What the store keeps of each player.
  public var players: [PlayerID: Player] = [:]
  /// What fits into a row and a message.
  public let limits: SyncLimits
  /// The most bytes of a player.
  public let room: Int

  /// A store without players.
  public init(limits: SyncLimits = SyncLimits(), room: Int = 1 << 30) {
    self.limits = limits
    self.room = room
  }

  /// Makes a player who has nothing.
  public mutating func add(_ player: PlayerID, generation: Generation) {
    players[player] = Player(generation: generation)
  }

  /// Keeps rows, as far as this store does.
  public mutating func keep(
    _ push: Push, of player: PlayerID
  ) throws(StoreError) -> PushAnswer {
    guard var kept = players[player] else { throw .unknownPlayer }
    if push.generation != kept.generation {
      return PushAnswer(generation: kept.generation, rows: [])
    }
    let last = kept.revision
    kept.revision = last.advanced(by: push.rows.count)
    let held = push.rows.map { kept.rows[$0.key] }
    let merge = PushMerge(
      push.rows, over: held, after: last, room: room - kept.bytes, limits: limits)
    for write in merge.writes { kept.rows[write.row.key] = write }
    kept.bytes += merge.growth
    players[player] = kept
    return PushAnswer(generation: kept.generation, rows: merge.answers)
  }

  /// What changed after a revision, as far as this store reports it.
  public func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer {
    guard let kept = players[player] else { throw .unknownPlayer }
    let rows = kept.rows.values.filter { $0.revision > pull.since }
    return PullAnswer(
      generation: kept.generation, to: pull, rows: rows.sorted { $0.revision < $1.revision },
      limits: limits)
  }
}

/// A store that can be set back, as an operator sets back a server.
public protocol RestorableStore: RowStore {
  /// All that a store keeps, at one moment.
  associatedtype Copy
  /// Makes a player who has nothing.
  mutating func add(_ player: PlayerID, generation: Generation)
  /// All that is kept now.
  mutating func copy() -> Copy
  /// Holds again what it once held, in new epochs.
  mutating func restore(_ copy: Copy, random: inout SeededRandom)
}

extension MemoryStore: RestorableStore {
  /// All that is kept now.
  public func copy() -> [PlayerID: Player] { players }

  /// Holds again what it once held.
  public mutating func restore(_ copy: [PlayerID: Player], random: inout SeededRandom) {
    players = copy
    for player in players.keys.sorted(by: { ($0.high, $0.low) < ($1.high, $1.low) }) {
      players[player]?.generation = Generation.random(&random)
    }
  }
}

extension Generation {
  /// A new epoch.
  public static func random(_ random: inout SeededRandom) -> Generation {
    Generation(bits: UInt64(random.next()) << 32 | UInt64(random.next()))
  }
}
