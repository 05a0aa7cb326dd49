import Foundation
import GRDB
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Erasing a player")
struct ErasingTests {
  private let folder: TemporaryFolder
  private let store: any BackendStore
  private let start = WallTime(1_800_000_000_000)
  private let players = (0..<6).map { PlayerID(high: 0x0102_0304_0506_0708, low: UInt64($0)) }
  private let leaving = [0, 1, 2, 4, 5]
  private let tokens = (0..<6).map { _ in Secret() }

  init() throws {
    folder = try TemporaryFolder()
    store = try Storage.makeStore(in: folder)
    for (player, token) in zip(players, tokens) {
      try store.add(
        player, generation: Generation(bits: 1), device: "Phone of \(player.low)",
        token: token.digest,
        at: start)
      try store.make(RecoveryKey(high: 5, low: player.low), of: player, at: start)
      try store.offer(PairingCode(bits: player.low), of: player, at: start).get()
      let (title, name) = (CircleName("Club"), CircleName("Nickname \(player.low)"))
      try store.make(
        CircleID(), title: #require(title), by: player, name: #require(name), avatar: .owl,
        at: start
      ).get()
    }
    // Rows of all players that grow in turn, so that pages are divided again and again.
    var random = SeededRandom(seed: 2)
    var counts: [[UInt8]: Int] = [:]
    for _ in 0..<150 {
      let pushes = (0..<20).map { _ in
        let player = Int(random.draw(below: 6))
        let key = Array("later/\(player)-\(random.draw(below: 150))".utf8)
        counts[key, default: 0] += Int(random.draw(below: 40)) + 1
        let text = String(repeating: "<\(player)>", count: counts[key] ?? 0)
        let row = Library.Row(key: key, text: Array(text.utf8))
        return PlayerPush(Push(generation: Generation(bits: 1), rows: [row]), of: players[player])
      }
      for answer in try store.keep(pushes) { #expect(try answer.get().rows == [.stored]) }
    }
  }

  /// The store, if it is in a file.
  private var file: SQLiteStore {
    get throws { try #require(store as? SQLiteStore) }
  }

  /// Whether any file contains something of a player.
  private func isFound(_ player: Int) throws -> Bool {
    let traces = [
      Data("<\(player)>".utf8), Data("later/\(player)-".utf8), Data("Phone of \(player)".utf8),
      Data("Nickname \(player)".utf8), players[player].blob, tokens[player].digest.bytes,
    ]
    return try FileManager.default.contentsOfDirectory(atPath: folder.url.path).contains { name in
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      return traces.contains { bytes.range(of: $0) != nil }
    }
  }

  @Test("nobody finds anything of an erased player, and the others keep everything", .everyStorage)
  func erased() throws {
    let before = try store.answer(Pull(since: .zero, limit: 200), of: players[1])
    #expect(try store.erase(players[2], at: start))
    #expect(try !store.erase(players[2], at: start))
    #expect(throws: StoreError.unknownPlayer) {
      try store.answer(Pull(since: .zero, limit: 1), of: players[2])
    }
    #expect(try store.caller(with: tokens[2].digest, at: start) == nil)
    #expect(try store.devices(of: players[2]).isEmpty)
    #expect(try store.pairing(of: players[2]) == nil)
    #expect(try store.recoveryKey(of: players[2]) == nil)
    #expect(try store.circles(of: players[2]) == [])
    #expect(try store.answer(Pull(since: .zero, limit: 200), of: players[1]) == before)
    #expect(try store.caller(with: tokens[1].digest, at: start)?.player == players[1])
  }

  @Test("no byte of an erased player stays in a file, and no file is lost")
  func traces() throws {
    for player in leaving {
      #expect(try isFound(player))
      try store.erase(players[player], at: start)
    }
    try store.clearTraces()
    for player in leaving { #expect(try !isFound(player)) }
    #expect(try isFound(3))
    let check = try file.pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") }
    #expect(check == "ok")
  }

  @Test("traces that could not be removed at once are removed when the database opens again")
  func later() throws {
    for player in leaving { try store.erase(players[player], at: start) }
    // This is what happens when the disk is full.
    let path = try file.pool.path
    try store.close()
    #expect(try leaving.contains { try isFound($0) })
    let again = try SQLiteStore(path: path)
    #expect(try !leaving.contains { try isFound($0) })
    #expect(try again.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM trace") } == 0)
  }
}
