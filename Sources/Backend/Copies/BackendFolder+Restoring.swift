import Foundation
import GRDB
import Sync

extension BackendFolder {
  /// Replaces the database of a server with a copy, and keeps the old database in a folder beside it. Each player
  /// gets a new generation, so all devices offer what they hold, and add what the copy lacks.
  ///
  /// At every moment the server has either the old database or the copy.
  /// - Parameters:
  ///   - copy: the file of the copy. It is not changed.
  ///   - path: the folder of the server, which no process may be using.
  /// - Returns: the folder with the old database; nil if there was none.
  public static func restore(_ copy: String, to path: String) throws(RestoringError) -> String? {
    let lock: FolderLock
    do throws(BackendFolderError) { lock = try FolderLock(making: path) } catch {
      throw .folder(error)
    }
    defer { withExtendedLifetime(lock) {} }
    let draft = database(in: path) + ".restored"
    try prepare(draft, from: copy)
    do {
      let aside = try setAside(path)
      for suffix in ["-wal", "-shm"] { try? Self.remove(database(in: path) + suffix) }
      guard rename(draft, database(in: path)) == 0 else { throw POSIXError(.EIO) }
      try sync(path)
      return aside
    } catch {
      try? Self.remove(draft)
      let reason = (error as? DatabaseError)?.description ?? error.localizedDescription
      throw .unavailable(reason: reason)
    }
  }

  /// Makes the new database beside the old one, complete and durable.
  private static func prepare(_ draft: String, from copy: String) throws(RestoringError) {
    do throws(OpeningError) {
      let reader = try BackendReader(path: copy)
      guard reader.damages.isEmpty else { throw .notADatabase }
      // Files that an interrupted attempt left.
      for suffix in ["", "-wal", "-shm", "-journal"] { try? remove(draft + suffix) }
      do throws(StoreError) { try reader.copy(to: draft) } catch {
        try? remove(draft)
        switch error {
        case .noSpace: throw .unavailable(reason: "the disk is full")
        case .damaged: throw .notADatabase
        case .failingDisk: throw .unavailable(reason: "the disk did not read or write it")
        case .unknownPlayer, .readOnly, .unavailable, .brokenDisk:
          throw .unavailable(reason: "it cannot be copied")
        }
      }
      let store = try SQLiteStore(path: draft)
      do {
        try store.renewGenerations { Generation(bits: .random(in: .min ... .max)) }
        try store.close()
        for suffix in ["-wal", "-shm"] { try? remove(draft + suffix) }
      } catch { throw .unavailable(reason: "\(error)") }
    } catch { throw .copy(error) }
  }

  /// Links the current database into a separate folder, and leaves it in its place.
  private static func setAside(_ path: String) throws -> String? {
    let files = FileManager.default
    let database = database(in: path)
    guard files.fileExists(atPath: database) else { return nil }
    var number = 1
    while files.fileExists(atPath: "\(path)/before-\(number)") { number += 1 }
    let aside = "\(path)/before-\(number)"
    try files.createDirectory(
      atPath: aside, withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o700])
    for suffix in ["", "-wal"] where files.fileExists(atPath: database + suffix) {
      try files.linkItem(
        atPath: database + suffix, toPath: Self.database(in: aside) + suffix)
    }
    try sync(aside)
    do { try emptyLog(of: database) } catch {
      try? Self.remove(aside)
      throw error
    }
    return aside
  }

  /// Moves the log of a database into its file. The file has two names by now, so the server loses nothing when the
  /// log is removed. This must not run before the links exist: SQLite discards the log of a damaged database when
  /// it opens it.
  private static func emptyLog(of database: String) throws {
    do {
      let old = try DatabaseQueue(path: database)
      _ = try old.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try old.close()
    } catch let error as DatabaseError
      where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
    {
      // Nothing readable of a damaged database is lost.
    }
  }

  private static func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: file)
  }
}

/// Why a copy was not restored. The server keeps its old database.
public enum RestoringError: Error, Equatable, Sendable {
  /// The folder cannot be used.
  case folder(BackendFolderError)
  /// The copy cannot be read, or the disk has no room for it.
  case copy(OpeningError)
  /// The files cannot be moved into place, for this reason.
  case unavailable(reason: String)
}

/// Waits until the names in a folder are on the disk.
private func sync(_ folder: String) throws {
  guard let file = OpenFile(folder, O_RDONLY), fsync(file.descriptor) == 0 else {
    throw POSIXError(.EIO)
  }
}
