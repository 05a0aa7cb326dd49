import Foundation
import Games
import Library
import Sync
import SyncTesting
import Testing

@testable import Backend

@Suite("A server's database", .everyStorage)
struct StoreTests {
  private let generation = Generation(bits: .max)
  private let players = [PlayerID(high: 1, low: 2), PlayerID(high: .max, low: 2)]

  private func setting(_ name: String, _ value: String, count: Int = 1) -> Row {
    Row(
      key: Array("setting/\(name)".utf8),
      text: Array("\(count) 0123456789abcdef \(value)".utf8))
  }

  @Test("the database answers like the store in memory, whatever is asked", arguments: 1...12)
  func sameAsMemory(seed: UInt64) throws {
    let database = try RestorableDatabase(
      limits: RowStoreComparison<RestorableDatabase>.limits,
      room: RowStoreComparison<RestorableDatabase>.room)
    var comparison = RowStoreComparison(seed: seed, store: database)
    for _ in 0..<4 {
      let difference = comparison.firstDifference(of: 60)
      #expect(difference == nil)
      try database.reopen()
    }
  }

  @Test("devices with every fault between them end up with the same rows", arguments: 1...12)
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
    database.add(players[0], generation: generation)
    let rows = (0..<9).map { setting("\($0)", String(repeating: "x", count: 200)) }
    _ = try database.keep(Push(generation: generation, rows: rows), of: players[0])
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

  @Test("a row that does not fit into a player's room is refused, and all else is kept")
  func room() throws {
    let store = try Storage.makeStore(in: TemporaryFolder(), room: 100)
    try store.add(players[0], generation: generation)
    let long = String(repeating: "x", count: 80)
    let rows = [setting("a", "x"), setting("b", long), setting("c", "x")]
    let answer = try store.keep(Push(generation: generation, rows: rows), of: players[0])
    #expect(answer.rows == [.stored, .refused(.full), .stored])
  }

  @Test("a store distinguishes an unknown player from a database that cannot be used")
  func unknownPlayer() throws {
    let database = try RestorableDatabase()
    let push = Push(generation: generation, rows: [setting("a", "x")])
    #expect(throws: StoreError.unknownPlayer) { try database.keep(push, of: players[0]) }
    let pull = Pull(since: .zero, limit: 1)
    #expect(throws: StoreError.unknownPlayer) { try database.answer(pull, of: players[0]) }
    try database.store.close()
    #expect(throws: StoreError.unavailable) { try database.keep(push, of: players[0]) }
    #expect(throws: StoreError.unavailable) { try database.answer(pull, of: players[0]) }
  }
}
