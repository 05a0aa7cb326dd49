import Foundation
import Games
import Library
import Sync
import SyncTesting
import Testing

@testable import House

@Suite("A house's database")
struct StoreTests {
  private let epoch = Epoch(bits: .max)
  private let players = [PlayerID(high: 1, low: 2), PlayerID(high: .max, low: 2)]

  private func setting(_ name: String, _ value: String, count: Int = 1) -> Row {
    Row(
      key: Array("setting/\(name)".utf8),
      text: Array("\(count) 0123456789abcdef \(value)".utf8))
  }

  @Test("it answers what the store in memory answers, whatever is asked", arguments: 1...8)
  func sameAsMemory(seed: UInt64) throws {
    var limits = SyncLimits()
    limits.pulledRows = 5
    limits.rowBytes = 60
    let database = try RestorableDatabase(limits: limits)
    var memory = MemoryStore(limits: limits)
    for player in players {
      database.add(player, epoch: epoch)
      memory.add(player, epoch: epoch)
    }
    var random = SeededRandom(seed: seed)
    func draw(_ bound: UInt32) -> Int { Int(random.draw(below: bound)) }
    for _ in 0..<150 {
      let player = players[draw(2)]
      if draw(3) > 0 {
        let rows = Set((0...draw(6)).map { _ in draw(12) }).sorted().map { number in
          let name = String(UnicodeScalar(UInt8(97 + number)))
          return setting(
            name, String(repeating: "x", count: draw(60)), count: 1 + draw(9))
        }
        let push = Push(epoch: draw(20) == 0 ? Epoch(bits: 3) : epoch, rows: rows)
        #expect(try database.keep(push, of: player) == memory.keep(push, of: player))
      } else {
        let pull = Pull(since: Revision(Int64(draw(40))), limit: 1 + draw(5))
        #expect(try database.answer(pull, of: player) == memory.answer(pull, of: player))
      }
      if draw(30) == 0 { try database.reopen() }
    }
  }

  @Test("devices with every fault between them come to hold the same", arguments: 1...12)
  func simulation(seed: UInt64) throws {
    let store = try RestorableDatabase(limits: Simulation<RestorableDatabase>.limits)
    var simulation = Simulation(seed: seed, store: store)
    for _ in 0..<60 { simulation.step() }
    #expect(simulation.verdict().isEmpty)
  }

  @Test("a page ends where the message is full, and says that there is more")
  func longPage() throws {
    var limits = SyncLimits()
    limits.messageBytes = 1_000
    let database = try RestorableDatabase(limits: limits)
    database.add(players[0], epoch: epoch)
    let rows = (0..<9).map { setting("\($0)", String(repeating: "x", count: 200)) }
    _ = try database.keep(Push(epoch: epoch, rows: rows), of: players[0])
    var since = Revision.zero
    var kept: [Row] = []
    var pages = 0
    while true {
      let answer = try database.answer(Pull(since: since, limit: 200), of: players[0])
      #expect(answer.text.count <= limits.messageBytes)
      kept += answer.rows.map(\.row)
      since = answer.next
      pages += 1
      if !answer.more { break }
    }
    #expect(kept == rows)
    #expect(pages > 2)
  }

  @Test("what does not fit into a player's room is refused, and all else is kept")
  func room() throws {
    let folder = try RestorableDatabase()
    let store = try SQLiteStore(path: folder.path + "-small", room: 100)
    try store.add(players[0], epoch: epoch)
    let long = String(repeating: "x", count: 80)
    let rows = [setting("a", "x"), setting("b", long), setting("c", "x")]
    let answer = try store.keep(Push(epoch: epoch, rows: rows), of: players[0])
    #expect(answer.rows == [.stored, .refused(.full), .stored])
  }

  @Test("a player that is not there is told from a database that cannot be used")
  func unknownPlayer() throws {
    let database = try RestorableDatabase()
    let push = Push(epoch: epoch, rows: [setting("a", "x")])
    #expect(throws: StoreError.unknownPlayer) { try database.keep(push, of: players[0]) }
    let pull = Pull(since: .zero, limit: 1)
    #expect(throws: StoreError.unknownPlayer) { try database.answer(pull, of: players[0]) }
    try database.store.close()
    #expect(throws: StoreError.unavailable) { try database.keep(push, of: players[0]) }
    #expect(throws: StoreError.unavailable) { try database.answer(pull, of: players[0]) }
  }
}
