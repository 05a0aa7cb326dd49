import Foundation
import Games
import Sync
import SyncTesting
import Synchronization
import Testing

@testable import Backend

/// A database of the tested storage, which can be set back to a copy.
final class RestorableDatabase: RestorableStore {
  private(set) var store: any BackendStore
  private let folder: TemporaryFolder
  private let limits: SyncLimits
  private let room: Int
  private var copies: Int64 = 0

  init(limits: SyncLimits = SyncLimits(), room: Int = 1 << 20) throws {
    folder = try TemporaryFolder()
    self.limits = limits
    self.room = room
    store = try Storage.makeStore(in: folder, limits: limits, room: room)
    if let postgres = store as? PostgresStore {
      try postgres.write { connection in
        try connection.runScript(
          """
          CREATE TABLE copied_player AS SELECT 0::bigint AS copy, player.* FROM player;
          CREATE TABLE copied_row AS SELECT 0::bigint AS copy, row.* FROM row;
          """)
      }
    }
  }

  func add(_ player: PlayerID, generation: Generation) {
    do { try store.add(player, generation: generation) } catch { fatalError("\(error)") }
  }

  func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer {
    try store.keep(push, of: player)
  }

  func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer {
    try store.answer(pull, of: player)
  }

  func copy() -> Int64 {
    copies += 1
    do {
      switch store {
      case let store as SQLiteStore: try store.copy(to: path(of: "copy-\(copies)"))
      case let store as PostgresStore:
        try store.write { connection in
          let copy = SQLValue.integer(copies)
          try connection.run("INSERT INTO copied_player SELECT $1, * FROM player", copy)
          try connection.run("INSERT INTO copied_row SELECT $1, * FROM row", copy)
        }
      default: fatalError("there is no other store")
      }
    } catch { fatalError("\(error)") }
    return copies
  }

  func restore(_ copy: Int64, random: inout SeededRandom) {
    let draw = Mutex(random)
    do {
      switch store {
      case let old as SQLiteStore:
        copies += 1
        let restored = path(of: "restored-\(copies)")
        try old.close()
        try FileManager.default.copyItem(atPath: path(of: "copy-\(copy)"), toPath: restored)
        store = try SQLiteStore(path: restored, limits: limits, room: room)
      case let store as PostgresStore:
        try store.write { connection in
          try connection.runScript("TRUNCATE player, circle CASCADE")
          try connection.run(
            """
            INSERT INTO player SELECT id, epoch, revision, bytes FROM copied_player WHERE copy = $1
            """, .integer(copy))
          try connection.run(
            """
            INSERT INTO row SELECT player, key, text, revision FROM copied_row WHERE copy = $1
            """, .integer(copy))
        }
      default: fatalError("there is no other store")
      }
      try store.renewGenerations { draw.withLock { Generation.random(&$0) } }
    } catch { fatalError("\(error)") }
    random = draw.withLock { $0 }
  }

  /// Closes the database and opens it again.
  func reopen() throws {
    switch store {
    case let old as SQLiteStore:
      try old.close()
      store = try SQLiteStore(path: old.pool.path, limits: limits, room: room)
    case let old as PostgresStore:
      old.close()
      store = try PostgresStore(old.connections.address, limits: limits, room: room)
    default: fatalError("there is no other store")
    }
  }

  private func path(of name: String) -> String {
    folder.url.appending(path: "\(name).sqlite").path
  }
}
