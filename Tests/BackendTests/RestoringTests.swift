import Foundation
import GRDB
import Library
import Sync
import Testing

@testable import Backend

@Suite("Setting a server back to a copy")
struct RestoringTests {
  @Test("an error reports a log that cannot be moved into the file, and the server is as it was")
  func heldLog() throws {
    let folder = try TemporaryFolder()
    let (path, copy) = (folder.url.path, folder.url.path + "/copy")
    let player = PlayerID(high: 1, low: 2)
    let store = try SQLiteStore(path: BackendFolder.database(in: path))
    try store.add(player, generation: Generation(bits: 1))
    try store.copy(to: copy)
    let row = Library.Row(key: Array("x/1".utf8), text: Array("one".utf8))
    _ = try store.keep(Push(generation: Generation(bits: 1), rows: [row]), of: player)
    let reader = try BackendReader(path: BackendFolder.database(in: path))
    try reader.queue.read { database in
      #expect(try Int.fetchOne(database, sql: "SELECT count(*) FROM row") == 1)
      do throws(RestoringError) {
        _ = try BackendFolder.restore(copy, to: path)
        Issue.record("It was restored.")
      } catch {
        guard case .unavailable(let reason) = error else { throw error }
        #expect(reason.contains("locked"))
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(!names.contains { $0.hasPrefix("before") || $0.contains("restored") })
    #expect(try store.answer(Pull(since: .zero, limit: 1), of: player).rows.map(\.row) == [row])
    try reader.queue.close()
    try store.close()
    #expect(try BackendFolder.restore(copy, to: path) == path + "/before-1")
  }
}
