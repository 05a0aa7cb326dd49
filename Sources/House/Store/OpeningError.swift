import GRDB

/// Why a database could not be opened. The file is as it was.
public enum OpeningError: Error, Equatable, Sendable {
  /// The file is something else, or damaged.
  case notADatabase
  /// A later version of Pastime made it.
  case laterVersion
  /// What is stored would not survive a power cut.
  case notDurable
  /// It cannot be read or written, for this reason.
  case unavailable(reason: String)
}

extension OpeningError {
  /// What an error means to whoever wanted to open a database.
  init(_ error: any Error) {
    switch error {
    case let error as OpeningError: self = error
    case let error as DatabaseError
    where error.resultCode == .SQLITE_NOTADB || error.resultCode == .SQLITE_CORRUPT:
      self = .notADatabase
    default: self = .unavailable(reason: "\(error)")
    }
  }
}
