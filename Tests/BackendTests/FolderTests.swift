import Backend
import Dispatch
import Foundation
import Library
import Sync
import Synchronization
import Testing

@Suite("The folder of a server")
struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appending(path: "house").path }

  @Test("a server makes its folder, and nobody else on the machine can look into it")
  func made() throws {
    let backend = try BackendFolder(path: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o700)
    #expect(FileManager.default.fileExists(atPath: BackendFolder.database(in: path)))
    try backend.close()
  }

  @Test("stored data is still there when the folder is opened again")
  func reopened() throws {
    let (player, token) = (PlayerID(high: 1, low: 2), Secret())
    let start = WallTime(1_800_000_000_000)
    let first = try BackendFolder(path: path)
    try first.store.add(
      player, generation: Generation(bits: 1), device: "Phone", token: token.digest, at: start)
    try first.close()
    _ = consume first
    let second = try BackendFolder(path: path)
    #expect(try second.store.caller(with: token.digest, at: start)?.player == player)
    #expect(try second.store.use(of: player).bytes == 0)
    #expect(throws: StoreError.unknownPlayer) {
      try second.store.use(of: PlayerID(high: 9, low: 9))
    }
    try second.close()
  }

  @Test("a second server that wants the folder is refused, and the first goes on")
  func second() throws {
    let backend = try BackendFolder(path: path)
    #expect(throws: BackendFolderError.inUse(path)) { try BackendFolder(path: path) }
    try backend.store.add(PlayerID(high: 1, low: 2), generation: Generation(bits: 1))
    try backend.close()
  }

  @Test("a folder in use is refused without closing a file of another thread")
  func files() throws {
    let backend = try BackendFolder(path: path)
    let other = folder.url.appending(path: "other")
    try Data("x".utf8).write(to: other)
    let failures = Mutex<[Int: Int]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for _ in 0..<3_000 {
        let isWell =
          if thread == 0 {
            (try? BackendFolder(path: path)) == nil
          } else {
            (try? Data(contentsOf: other)) == Data("x".utf8)
          }
        if !isWell { failures.withLock { $0[thread, default: 0] += 1 } }
      }
    }
    #expect(failures.withLock(\.self) == [:])
    try backend.close()
  }

  @Test("a folder that cannot be made is refused with the system's reason")
  func unavailable() throws {
    let file = folder.url.appending(path: "file")
    try Data("x".utf8).write(to: file)
    for path in [file.path, folder.url.appending(path: "a/b").path] {
      let error = #expect(throws: BackendFolderError.self) { try BackendFolder(path: path) }
      guard case .unavailable(path, _) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test("a file that is not a database is refused, and the error names it")
  func foreign() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let file = BackendFolder.database(in: path)
    try Data(repeating: 7, count: 5_000).write(to: URL(filePath: file))
    #expect(throws: BackendFolderError.database(file, .notADatabase)) {
      try BackendFolder(path: path)
    }
  }
}
