import Foundation
import Testing

@testable import Backend

@Suite("Access to the folder of a server")
struct FolderRightsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.url.appending(path: "house").path }

  private func mode(_ name: String = "") throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path + name)[.posixPermissions] as? Int
  }

  @Test("the next start makes a folder and files that others could read private to their user")
  func mended() throws {
    let first = try BackendFolder(path: path)
    _ = try first.secret.secret()
    #expect(!first.wasOpenToOthers)
    try first.close()
    _ = consume first
    try Data("word\n".utf8).write(to: URL(filePath: path + "/words.txt"))
    let files = ["/house.sqlite", "/reserve", "/secret", "/words.txt"]
    for name in files + [""] {
      try FileManager.default.setAttributes(
        [.posixPermissions: name.isEmpty ? 0o755 : 0o644], ofItemAtPath: path + name)
    }
    let second = try BackendFolder(path: path)
    #expect(second.wasOpenToOthers)
    #expect(try mode() == 0o700)
    for name in files + ["/house.sqlite-wal", "/house.sqlite-shm", "/lock"] {
      #expect(try mode(name) == 0o600, "\(name)")
    }
    try second.close()
  }

  @Test("a new server makes every file for its user alone")
  func made() throws {
    let backend = try BackendFolder(path: path)
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      #expect(try mode("/" + name) == 0o600, "\(name)")
    }
    try backend.close()
  }
}
