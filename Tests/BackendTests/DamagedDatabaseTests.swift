import Foundation
import GRDB
import Library
import Sync
import Testing

@testable import Backend

@Suite("A server whose database is damaged or gone")
struct DamagedDatabaseTests {
  private let folder: TemporaryFolder
  private let player = PlayerID(high: 1, low: 2)

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appending(path: "house").path }
  private var database: String { BackendFolder.database(in: path) }

  private func push(_ number: Int) -> Push {
    let text = String(repeating: "x", count: 3_000) + "\(number)"
    return Push(
      generation: Generation(bits: 1),
      rows: [Library.Row(key: Array("later/\(number)".utf8), text: Array(text.utf8))])
  }

  /// Makes a server with a hundred rows, all in its file.
  private func makeServer() throws {
    let backend = try BackendFolder(path: path)
    try backend.store.add(player, generation: Generation(bits: 1))
    for number in 0..<100 { _ = try backend.store.keep(push(number), of: player) }
    try backend.close()
  }

  /// Overwrites three of four pages with zeros, but not the first ones.
  private func damage() throws {
    let file = try FileHandle(forUpdating: URL(filePath: database))
    let pages = try file.seekToEnd() / 4_096
    for page in 4..<pages where page % 4 != 0 {
      try file.seek(toOffset: page * 4_096)
      try file.write(contentsOf: Data(count: 4_096))
    }
    try file.close()
  }

  private func readAll(_ store: SQLiteStore) throws {
    for since in 0..<100 {
      _ = try store.answer(Pull(since: Revision(Int64(since)), limit: 1), of: player)
    }
  }

  @Test("a running server reports damage once, and writes nothing any more")
  func running() throws {
    try makeServer()
    let events = Locked<[OutageEvent]>([])
    let backend = try BackendFolder(path: path) { one in events.withLock { $0.append(one) } }
    #expect(try backend.store.isSound())
    #expect(backend.store.outage == nil)
    try damage()
    // The pages in memory are from before the damage.
    backend.store.pool.releaseMemory()
    try backend.store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA shrink_memory") }
    for _ in 1...2 {
      #expect(throws: StoreError.damaged) { try readAll(backend.store) }
      #expect(throws: StoreError.damaged) { try backend.store.keep(push(0), of: player) }
      #expect(throws: StoreError.damaged) { try backend.store.isSound() }
    }
    let outage = Outage.damaged(database: database)
    #expect(backend.store.outage == outage)
    #expect(events.withLock { $0 } == [.began(outage)])
  }

  @Test("a server that was damaged while it was stopped does not open, and writes nothing")
  func stopped() throws {
    try makeServer()
    try damage()
    let before = try Data(contentsOf: URL(filePath: database))
    #expect(throws: BackendFolderError.database(database, .damaged)) {
      try BackendFolder(path: path)
    }
    #expect(try Data(contentsOf: URL(filePath: database)) == before)
  }

  @Test("a check of the database ends at a time limit, however large the database is")
  func bounded() throws {
    let queue = try DatabaseQueue()
    let endless = """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number)
      SELECT max(n) FROM number
      """
    #expect(try queue.texts(endless, within: .milliseconds(1)) == nil)
    #expect(try queue.texts("SELECT 'ok'", within: .seconds(600)) == ["ok"])
  }

  @Test(
    "a database that is gone, empty or without tables starts no new server beside old files",
    arguments: ["gone", "empty", "without tables"])
  func missing(how: String) throws {
    try makeServer()
    _ = try BackendFolder.secret(in: path).secret()
    try FileManager.default.removeItem(atPath: database)
    if how == "empty" { try Data().write(to: URL(filePath: database)) }
    if how == "without tables" {
      try DatabaseQueue(path: database).write { try $0.execute(sql: "PRAGMA user_version = 7") }
    }
    for left in [["reserve"], ["secret", "lock"]] {
      let other = folder.url.appending(path: left[0])
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
      for name in left + ["house.sqlite"] {
        try? FileManager.default.copyItem(
          atPath: "\(path)/\(name)", toPath: other.appending(path: name).path)
      }
      let error = BackendFolderError.database(BackendFolder.database(in: other.path), .missing)
      #expect(throws: error) { try BackendFolder(path: other.path) }
      #expect(error.description.contains("pastime restore"))
    }
  }

  @Test("a failed first start, or a secret that the host put there, does not count as a server")
  func first() throws {
    for left in ["lock", "secret", "words.txt", "house.sqlite"] {
      let other = folder.url.appending(path: "with \(left)")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: false)
      try Data().write(to: other.appending(path: left))
      try BackendFolder(path: other.path).close()
    }
  }

  @Test("a name that is too short in a damaged database belongs to nobody, and crashes nothing")
  func shortNames() {
    #expect(PlayerID(blob: Data([1])) == PlayerID(high: 1, low: 0))
    #expect(PlayerID(blob: Data()) == PlayerID(high: 0, low: 0))
    #expect(PlayerID(blob: player.blob) == player)
  }

  @Test("a store distinguishes errors of the file and the disk from errors that pass")
  func errors() {
    let errors: [(ResultCode, StoreError)] = [
      (.SQLITE_CORRUPT, .damaged), (.SQLITE_NOTADB, .damaged), (.SQLITE_IOERR, .failingDisk),
      (.SQLITE_IOERR_READ, .failingDisk), (.SQLITE_IOERR_WRITE, .failingDisk),
      (.SQLITE_IOERR_FSYNC, .brokenDisk), (.SQLITE_IOERR_SHMSIZE, .noSpace),
      (.SQLITE_IOERR_NOMEM, .unavailable), (.SQLITE_BUSY, .unavailable), (.SQLITE_FULL, .noSpace),
    ]
    for (code, error) in errors {
      #expect(StoreError(DatabaseError(resultCode: code)) == error, "\(code)")
    }
    for (state, error) in [
      ("XX001", StoreError.damaged), ("XX002", .damaged), ("58030", .failingDisk),
    ] {
      #expect(StoreError(postgres: PostgresError.refused(state: state, reason: "")) == error)
    }
  }
}
