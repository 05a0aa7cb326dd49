import Foundation
import GRDB
import Sync

extension BackendFolder {
  /// Puts a copy in the place of what a server has, which is kept beside it. Each player has a new epoch
  /// then, so all devices offer what they hold, and repair what the copy does not have.
  ///
  /// At every moment the server is either as it was or as the copy is.
  /// - Parameters:
  ///   - copy: the file of the copy. It stays as it is.
  ///   - path: the folder of the server, which no process may have now.
  /// - Returns: the folder with what was there before; nil where nothing was.
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
      // What an attempt left that was interrupted.
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

  /// Keeps the database that is there in a folder of its own, and leaves it in its place.
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

  /// Moves the log of a database into its file: both names lead to it, so the server loses nothing with the log.
  /// Not before there are two: SQLite throws the log of a damaged database away when it opens it.
  private static func emptyLog(of database: String) throws {
    do {
      let old = try DatabaseQueue(path: database)
      _ = try old.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try old.close()
    } catch let error as DatabaseError
      where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode)
    {
      // Of a damaged one nothing is lost that could be read.
    }
  }

  private static func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: file)
  }
}

/// Why a copy was not restored. What the server has is as it was.
public enum RestoringError: Error, Equatable, Sendable {
  /// The folder cannot be used.
  case folder(BackendFolderError)
  /// The copy cannot be read, or there is no room for it.
  case copy(OpeningError)
  /// The files cannot be put in their places, for this reason.
  case unavailable(reason: String)
}

/// Waits until the names in a folder are on the disk.
private func sync(_ folder: String) throws {
  let handle = open(folder, O_RDONLY | O_CLOEXEC)
  guard handle >= 0 else { throw POSIXError(.EIO) }
  defer { close(handle) }
  guard fsync(handle) == 0 else { throw POSIXError(.EIO) }
}
