import Games
import Library
import Sync

/// Asks a store and the store in memory the same, and compares every answer byte for byte. Any
/// store has to pass this suite.
public struct RowStoreComparison<Store: RestorableStore> {
  /// Small limits, so that the comparison meets them all.
  public static var limits: SyncLimits {
    var limits = SyncLimits()
    limits.pushedRows = 5
    limits.pulledRows = 4
    limits.rowBytes = 60
    limits.messageBytes = 400
    return limits
  }

  /// The most bytes of a player.
  public static var room: Int { 700 }

  private var store: Store
  private var memory = MemoryStore(limits: limits, room: room)
  private var copies: (Store.Copy, MemoryStore.Copy)
  private var random: SeededRandom
  private let players = (1...3).map { PlayerID(high: 7, low: $0) }

  /// - Parameter store: an empty store with these limits.
  public init(seed: UInt64, store: Store) {
    self.store = store
    random = SeededRandom(seed: seed)
    for player in players.dropLast() {
      let generation = Generation.random(&random)
      self.store.add(player, generation: generation)
      memory.add(player, generation: generation)
    }
    copies = (self.store.copy(), memory.copy())
  }

  /// The first question with different answers; nil if all answers were alike.
  public mutating func firstDifference(of questions: Int) -> String? {
    for number in 0..<questions {
      let player = players[draw(players.count)]
      switch draw(20) {
      case 0: copies = (store.copy(), memory.copy())
      case 1:
        // Both stores draw the same epochs.
        var same = random
        store.restore(copies.0, random: &random)
        memory.restore(copies.1, random: &same)
      case 2...10:
        let push = push(of: player)
        let ours = outcome { () throws(StoreError) in try store.keep(push, of: player).text }
        let theirs = outcome { () throws(StoreError) in try memory.keep(push, of: player).text }
        if ours != theirs { return "\(number): \(push)\n\(ours)\n\(theirs)" }
      default:
        let pull = Pull(since: Revision(Int64(draw(60))), limit: 1 + draw(Self.limits.pulledRows))
        let ours = outcome { () throws(StoreError) in try store.answer(pull, of: player).text }
        let theirs = outcome { () throws(StoreError) in try memory.answer(pull, of: player).text }
        if ours != theirs { return "\(number): \(pull)\n\(ours)\n\(theirs)" }
      }
    }
    return nil
  }

  private mutating func draw(_ bound: Int) -> Int { Int(random.draw(below: UInt32(bound))) }

  /// Rows of every kind, some of which no server keeps.
  private mutating func push(of player: PlayerID) -> Push {
    let known = memory.players[player]?.generation ?? Generation(bits: 0)
    let id = GameID(high: 0, low: UInt64(draw(4)))
    var texts: [[UInt8]: [UInt8]] = [:]
    for _ in 0...draw(4) {
      switch draw(8) {
      case 0...2: texts[RowKey.record(id).text] = line()
      case 3: texts[RowKey.clock(id).text] = Spelling.bytes(draw(90))
      case 4:
        var deletion = Spelling.Deletion([])
        deletion.count = 1 + draw(3)
        deletion.lines = deletion.isDeleted ? [Fingerprint(of: line()).digits] : []
        texts[RowKey.gone(id.identity).text] = deletion.text
      case 5:
        texts[Array("setting/pegs".utf8)] = Array("\(draw(5)) 000000000000000a \(draw(3))".utf8)
      case 6: texts[Array("device".utf8)] = Array("000000000000000a".utf8)
      default:
        texts[Array("later/\(draw(3))".utf8)] = [UInt8](
          repeating: UInt8(draw(2) * 0x41), count: draw(80))
      }
    }
    let keys = texts.keys.sorted { $0.lexicographicallyPrecedes($1) }
    return Push(
      generation: draw(12) == 0 ? Generation(bits: 1) : known,
      rows: keys.map { Row(key: $0, text: texts[$0] ?? []) })
  }

  private mutating func line() -> [UInt8] {
    var line = Array("game\n".utf8)
    for _ in 0..<draw(6) { line += Array("move \(draw(2))\n".utf8) }
    return line
  }

  private func outcome(_ ask: () throws(StoreError) -> [UInt8]) -> String {
    do throws(StoreError) {
      return String(decoding: try ask(), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}
