import Library
import Sync

/// What comes of several pushes, one after another, before anything of it is stored.
struct PushDraft {
  /// What is kept of one player.
  struct Player {
    let generation: Generation
    var revision: Revision
    var bytes: Int
  }

  /// Where a row is.
  struct Place: Hashable {
    let player: PlayerID
    let key: [UInt8]
  }

  let limits: SyncLimits
  let room: Int
  private(set) var players: [PlayerID: Player]
  /// The players of whom something changes.
  private(set) var changed: Set<PlayerID> = []
  /// The rows that change, as they are in the end.
  private(set) var writes: [Place: KeptRow] = [:]
  private var held: [Place: KeptRow] = [:]

  /// - Parameter players: those that there are.
  init(limits: SyncLimits, room: Int, players: [PlayerID: Player]) {
    self.limits = limits
    self.room = room
    self.players = players
  }

  /// These rows are kept already.
  mutating func hold(_ rows: [Place: KeptRow]) { held = rows }

  /// A push, after all before it.
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
