import Foundation
import GRDB
import Games
import Library
import Sync
import Testing

@testable import Backend

@Suite("Opening a server's database")
struct OpeningTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.appending(path: "house.sqlite").path }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  @Test("each transaction is on the disk before it is acknowledged, whatever the pool itself sets")
  func durable() throws {
    let store = try SQLiteStore(path: path)
    let mode = try store.pool.writeWithoutTransaction {
      try Int.fetchOne($0, sql: "PRAGMA synchronous")
    }
    #expect(mode == SQLiteStore.fullySynchronous)
  }

  @Test("after a store is closed, its file alone has everything")
  func oneFile() throws {
    let player = PlayerID(high: 1, low: 2)
    let store = try SQLiteStore(path: path)
    try store.add(player, generation: Generation(bits: 3))
    try store.close()
    let moved = folder.appending(path: "moved.sqlite").path
    try FileManager.default.moveItem(atPath: path, toPath: moved)
    let answer = try SQLiteStore(path: moved).answer(Pull(since: .zero, limit: 1), of: player)
    #expect(answer.generation == Generation(bits: 3))
  }

  @Test("a file that is not a database is refused, and stays as it is")
  func foreignFile() throws {
    let letter = Data("my letter to a friend".utf8)
    try letter.write(to: URL(filePath: path))
    #expect(throws: OpeningError.notADatabase) { try SQLiteStore(path: path) }
    #expect(try Data(contentsOf: URL(filePath: path)) == letter)
  }

  @Test("the database of a later version is refused, and stays as it is")
  func laterVersion() throws {
    try SQLiteStore(path: path).close()
    let queue = try DatabaseQueue(path: path)
    var migrations = BackendSchema.migrations
    migrations.registerMigration("of a later version") { _ in }
    try migrations.migrate(queue)
    try queue.close()
    #expect(throws: OpeningError.laterVersion) { try SQLiteStore(path: path) }
  }

  @Test(
    "the database of each earlier version has everything after it is opened",
    arguments: ["rows", "devices", "days"])
  func earlierVersion(step: String) throws {
    let queue = try DatabaseQueue(path: path)
    try BackendSchema.migrations.migrate(queue, upTo: step)
    let player = PlayerID(high: 1, low: 2)
    try queue.write { database in
      try database.execute(
        sql: "INSERT INTO player (id, epoch) VALUES (?, 3)", arguments: [player.blob])
      if step == "rows" { return }
      try database.execute(
        sql: """
          INSERT INTO device (player, token, label, created, seen) VALUES (?, ?, 'Phone', 4, 4);
          INSERT INTO pairing (code, player, end, step) VALUES (?, ?, 600000, 0)
          """,
        arguments: [
          player.blob, Secret().digest.bytes, PairingCode(bits: 5).digest.bytes, player.blob,
        ])
    }
    try queue.close()
    let store = try SQLiteStore(path: path)
    let answer = try store.answer(Pull(since: .zero, limit: 1), of: player)
    #expect(answer.generation == Generation(bits: 3))
    #expect(try store.devices(of: player).count == (step == "rows" ? 0 : 1))
    #expect(try store.pairing(of: player)?.state == (step == "rows" ? nil : .offered))
  }

  private let player = PlayerID(high: 1, low: 2)

  private func deal(_ options: String, _ puzzle: String) -> Deal {
    Deal(
      day: Day(number: 20_000), kind: .codeword, rules: 1, options: Array(options.utf8),
      puzzle: Array(puzzle.utf8), salt: Array(repeating: 7, count: 16))
  }

  /// Makes the database of an earlier version, in which the player has opened a game of a day.
  private func makeEarlier(upTo step: String, playing deal: Deal) throws {
    let queue = try DatabaseQueue(path: path)
    try BackendSchema.migrations.migrate(queue, upTo: step)
    try queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO player (id, epoch) VALUES (?, 3);
          INSERT INTO deal (id, day, game, rules, options, puzzle, salt, commitment)
            VALUES (?, 20000, 'codeword', 1, ?, ?, ?, ?);
          INSERT INTO play (id, deal, player, along, opened) VALUES (?, ?, ?, 0, 5)
          """,
        arguments: [
          player.blob, deal.id.bytes, Data(deal.options), Data(deal.puzzle), Data(deal.salt),
          Data(deal.commitment), GameID(high: 9, low: 9).blob, deal.id.bytes, player.blob,
        ])
    }
    try queue.close()
  }

  @Test("a copy from before deals could close is checked as it is")
  func earlierCopy() throws {
    try makeEarlier(
      upTo: "circles", playing: deal("length=5 attempts=any mode=standard", "there"))
    let check = BackendCheck(try BackendReader(path: path)) { Issue.record("\($0)") }
    #expect(check.plays == 1 && check.faults == 0)
  }

  @Test("deals from before there were languages keep their plays, and other languages join them")
  func earlierDeals() throws {
    let english = deal("length=5 attempts=any mode=standard", "there")
    try makeEarlier(upTo: "ends", playing: english)
    let store = try SQLiteStore(path: path)
    let german = deal("length=5 attempts=any mode=standard words=de", "segel")
    try store.transaction { try $0.insert(german) }
    #expect(
      try store.look { try $0.deals(of: .codeword, on: Day(number: 20_000)) } == [english, german])
    #expect(try store.look { try $0.play(.deal(english.id), of: player) }?.deal == english)
    #expect(try store.check { Issue.record("\($0)") }.plays == 1)
  }

  @Test("an error reports a missing folder")
  func missingFolder() throws {
    #expect {
      try SQLiteStore(path: folder.appending(path: "none/house.sqlite").path)
    } throws: { error in
      if case OpeningError.unavailable = error { true } else { false }
    }
  }
}
