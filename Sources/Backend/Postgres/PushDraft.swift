import Library
import Sync

/// The combined result of several pushes, applied one after another, before anything is stored.
struct PushDraft {
  /// The stored state of a player.
  struct Player {
    let generation: Generation
    var revision: Revision
    var bytes: Int
  }

  /// The player and the key of a row.
  struct Place: Hashable {
    let player: PlayerID
    let key: [UInt8]
  }

  let limits: SyncLimits
  let room: Int
  private(set) var players: [PlayerID: Player]
  /// The players whose data changes.
  private(set) var changed: Set<PlayerID> = []
  /// The changed rows, in their final state.
  private(set) var writes: [Place: KeptRow] = [:]
  private var held: [Place: KeptRow] = [:]

  /// - Parameter players: the existing players among those who push.
  init(limits: SyncLimits, room: Int, players: [PlayerID: Player]) {
    self.limits = limits
    self.room = room
    self.players = players
  }

  /// Provides the rows that are already stored.
  mutating func hold(_ rows: [Place: KeptRow]) { held = rows }

  /// Applies a push, after all pushes before it.
  mutating func take(_ one: PlayerPush) -> Result<PushAnswer, StoreError> {
    let rows = one.push.rows
    guard var player = players[one.player] else { return .failure(.unknownPlayer) }
    guard player.generation == one.push.generation else {
      return .success(PushAnswer(generation: player.generation, rows: []))
    }
    let places = rows.map { Place(player: one.player, key: $0.key) }
    let merge = PushMerge(
      rows, over: places.map { held[$0] }, after: player.revision, room: room - player.bytes,
      limits: limits)
    for write in merge.writes {
      let place = Place(player: one.player, key: write.row.key)
      held[place] = write
      writes[place] = write
    }
    player.revision = player.revision.advanced(by: rows.count)
    player.bytes += merge.growth
    players[one.player] = player
    changed.insert(one.player)
    return .success(PushAnswer(generation: player.generation, rows: merge.answers))
  }
}
