import GRDB
import Sync

extension StoreError {
  /// What an error of the database means to whoever asked.
  init(_ error: any Error) {
    guard let error = error as? DatabaseError else {
      self = .unavailable
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .noSpace
    case .SQLITE_READONLY: self = .readOnly
    // The index of the log is a file too.
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHMSIZE: self = .noSpace
    default: self = .unavailable
    }
  }
}
