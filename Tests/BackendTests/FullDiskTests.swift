import BackendTesting
import Foundation
import GRDB
import Library
import Sync
import Testing

@testable import Backend

@Suite("A server whose disk takes no more data")
struct FullDiskTests {
  private let player = PlayerID(high: 1, low: 2)
  private let generation = Generation(bits: 1)

  private func push(_ number: Int) -> Push {
    let text = String(repeating: "x", count: 4_000) + "\(number)"
    return Push(
      generation: generation,
      rows: [Library.Row(key: Array("later/\(number)".utf8), text: Array(text.utf8))])
  }

  /// Stores until there is no space.
  /// - Returns: how many rows were acknowledged.
  private func fill(_ store: SQLiteStore, from first: Int = 0) throws -> Int {
    for number in first..<first + 2_000 {
      do throws(StoreError) {
        #expect(try store.keep(push(number), of: player).rows == [.stored])
      } catch {
        #expect(error == .noSpace)
        return number
      }
    }
    return first + 2_000
  }

  /// How many rows a store has.
  private func count(in store: SQLiteStore) throws -> Int {
    var since = Revision.zero
    var count = 0
    while true {
      let answer = try store.answer(Pull(since: since, limit: 200), of: player)
      count += answer.rows.count
      since = answer.next
      if !answer.more { return count }
    }
  }

  private func set(_ pragma: String, in store: SQLiteStore) throws {
    try store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA \(pragma)") }
  }

  /// Lets a database grow by this many pages.
  private func leave(pages: Int, in store: SQLiteStore) throws {
    let count = try store.pool.read { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    try set("max_page_count = \(count + pages)", in: store)
  }

  @Test(
    "a server without space acknowledges only what it keeps, reads everything and goes on later")
  func full() throws {
    let folder = try TemporaryFolder()
    let events = Locked<[OutageEvent]>([])
    let store = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path) { one in
      events.withLock { $0.append(one) }
    }
    try store.add(player, generation: generation)
    try leave(pages: 20, in: store)
    let first = try fill(store)
    #expect((10..<60).contains(first))
    #expect(try count(in: store) == first)
    #expect(try fill(store, from: first) == first)
    #expect(events.withLock { $0 } == [.began(.noSpace)])
    try leave(pages: 60, in: store)
    let second = try fill(store, from: first)
    #expect(second > first)
    #expect(try count(in: store) == second)
    #expect(events.withLock { $0 } == [.began(.noSpace), .ended(.noSpace), .began(.noSpace)])
  }

  @Test("each push of a group gets the answer that there is no space")
  func together() async throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path)
    try store.add(player, generation: generation)
    try leave(pages: 20, in: store)
    let first = try fill(store)
    let commits = GroupCommit(store)
    await withTaskGroup { tasks in
      for number in 0..<8 {
        tasks.addTask {
          await #expect(throws: StoreError.noSpace) {
            try await commits.keep(push(first + number), of: player)
          }
        }
      }
    }
    #expect(try count(in: store) == first)
  }

  @Test("a database that cannot be written reports it, reads everything and goes on later")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.url.appending(path: "house.sqlite").path)
    let (token, start) = (Secret(), WallTime(1_800_000_000_000))
    try store.add(player, generation: generation, device: "Phone", token: token.digest, at: start)
    _ = try store.keep(push(0), of: player)
    try set("query_only = 1", in: store)
    // A device that comes on another day gets in, though its visit cannot be written down.
    let tomorrow = WallTime(1_800_086_400_000)
    let caller = try #require(try store.caller(with: token.digest, at: tomorrow))
    #expect(caller.player == player)
    #expect(throws: StoreError.readOnly) { try store.note([caller], at: tomorrow) }
    #expect(try store.devices(of: player).first?.seen == start.day)
    #expect(throws: StoreError.readOnly) { try store.keep(push(1), of: player) }
    #expect(try count(in: store) == 1)
    try set("query_only = 0", in: store)
    #expect(try store.keep(push(1), of: player).rows == [.stored])
  }

  #if os(Linux)
    @Test(
      "a store on a disk that really is full or read-only keeps its rows",
      .enabled(if: SmallDisk.canBeMounted))
    func smallDisk() throws {
      let disk = try SmallDisk(kilobytes: 1_700)
      let path = disk.url.appending(path: "house.sqlite").path
      var store = try SQLiteStore(path: path)
      try store.add(player, generation: generation)
      let first = try fill(store)
      #expect(first > 50)
      #expect(try count(in: store) == first)
      try disk.remount("size=4000k")
      let second = try fill(store, from: first)
      #expect(second > first)
      #expect(try count(in: store) == second)
      try disk.remount("size=8000k")
      try store.close()
      try disk.remount("ro")
      #expect {
        try SQLiteStore(path: path)
      } throws: { error in
        if case OpeningError.unavailable = error { true } else { false }
      }
      try disk.remount("rw")
      store = try SQLiteStore(path: path)
      #expect(try count(in: store) == second)
      try store.close()
    }

    @Test(
      "a server opens on a full disk, reads, and goes on by itself when there is space",
      .enabled(if: SmallDisk.canBeMounted), arguments: [true, false])
    func openedFull(wasClosed: Bool) throws {
      let disk = try SmallDisk(kilobytes: 3_000)
      let (path, copy) = (disk.url.path + "/house", disk.url.path + "/copy")
      let before = try BackendFolder(path: path)
      try before.store.add(player, generation: generation)
      for number in 0..<30 { _ = try before.store.keep(push(number), of: player) }
      if wasClosed { try before.close() }
      // A killed process leaves this: its log has what the file does not have.
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      try disk.fill()
      let backend = try BackendFolder(path: copy)
      let kept = try fill(backend.store, from: 30)
      #expect(try count(in: backend.store) == kept)
      // The space that was set aside for opening the server may take some more.
      #expect(wasClosed ? kept < 60 : kept == 30)
      #expect(throws: StoreError.noSpace) { try backend.store.isSound() }
      try disk.clear()
      #expect(try backend.store.isSound())
      #expect(try backend.store.keep(push(kept), of: player).rows == [.stored])
      try backend.close()
      let again = try SQLiteStore(path: BackendFolder.database(in: copy))
      #expect(try count(in: again) == kept + 1)
    }

    @Test("a server closes on a full disk and loses nothing", .enabled(if: SmallDisk.canBeMounted))
    func closedFull() throws {
      let disk = try SmallDisk(kilobytes: 3_000)
      let path = disk.url.appending(path: "house").path
      var backend: BackendFolder? = try BackendFolder(path: path)
      try backend?.store.add(player, generation: generation)
      try disk.fill()
      let first = try #require(backend).store
      let kept = try fill(first)
      try backend?.close()
      backend = nil
      let again = try BackendFolder(path: path)
      #expect(try count(in: again.store) == kept)
      try disk.clear()
      #expect(try again.store.keep(push(kept), of: player).rows == [.stored])
      try again.close()
    }
  #endif
}
