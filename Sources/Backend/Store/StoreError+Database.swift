import GRDB
import Sync

extension StoreError {
  /// The meaning of a database error for the caller.
  init(_ error: any Error) {
    if let error = error as? StoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .unavailable
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .noSpace
    case .SQLITE_READONLY: self = .readOnly
    // Trying again does not help: the system forgets what it could not write, and then reports success.
    case .SQLITE_IOERR
    where [.SQLITE_IOERR_FSYNC, .SQLITE_IOERR_DIR_FSYNC].contains(error.extendedResultCode):
      self = .brokenDisk
    // The index of the log is a file too.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .noSpace
    // A lack of memory says nothing about the disk.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_NOMEM: self = .unavailable
    case .SQLITE_IOERR: self = .failingDisk
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
    default: self = .unavailable
    }
  }
}
