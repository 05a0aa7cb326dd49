import Foundation
import Games
import Sync
import SyncTesting
import Synchronization

@testable import House

/// A database in a folder that is gone with it, which can be set back to a copy.
final class RestorableDatabase: RestorableStore {
  private(set) var store: SQLiteStore
  private let folder: URL
  private let limits: SyncLimits
  private let room: Int
  private var copies = 0

  init(limits: SyncLimits = SyncLimits(), room: Int = 1 << 20) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    self.limits = limits
    self.room = room
    store = try SQLiteStore(
      path: folder.appending(path: "house.sqlite").path, limits: limits, room: room)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where the database is now.
  var path: String { store.pool.path }

  func add(_ player: PlayerID, epoch: Epoch) {
    do { try store.add(player, epoch: epoch) } catch { fatalError("\(error)") }
  }

  func keep(_ push: Push, of player: PlayerID) throws(StoreError) -> PushAnswer {
    try store.keep(push, of: player)
  }

  func answer(_ pull: Pull, of player: PlayerID) throws(StoreError) -> PullAnswer {
    try store.answer(pull, of: player)
  }

  func copy() -> String {
    copies += 1
    let path = folder.appending(path: "copy-\(copies).sqlite").path
    do { try store.copy(to: path) } catch { fatalError("\(error)") }
    return path
  }

  func restore(_ copy: String, random: inout SeededRandom) {
    copies += 1
    let path = folder.appending(path: "restored-\(copies).sqlite").path
    let draw = Mutex(random)
    do {
      try store.close()
      try FileManager.default.copyItem(atPath: copy, toPath: path)
      store = try SQLiteStore(path: path, limits: limits, room: room)
      try store.renewEpochs { draw.withLock { Epoch.random(&$0) } }
    } catch { fatalError("\(error)") }
    random = draw.withLock { $0 }
  }

  /// Closes the database and opens it again.
  func reopen() throws {
    let path = self.path
    try store.close()
    store = try SQLiteStore(path: path, limits: limits, room: room)
  }
}
