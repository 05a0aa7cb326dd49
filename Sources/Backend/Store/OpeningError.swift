import GRDB

/// Why a database could not be opened. The file is unchanged.
public enum OpeningError: Error, Equatable, Sendable {
  /// The file is not a database, or is damaged.
  case notADatabase
  /// The file is a database, but its content is damaged.
  case damaged
  /// It does not exist or has no tables, although a server was stored there.
  case missing
  /// A later version of Pastime made it.
  case laterVersion
  /// Stored data would not survive a power cut.
  case notDurable
  /// It cannot be read or written, for this reason.
  case unavailable(reason: String)
}

extension OpeningError {
  /// The meaning of an error for the caller who opens a database.
  init(_ error: any Error) {
    switch error {
    case let error as OpeningError: self = error
    case let error as DatabaseError
    where error.resultCode == .SQLITE_NOTADB:
      self = .notADatabase
    case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: self = .damaged
    default: self = .unavailable(reason: "\(error)")
    }
  }
}
