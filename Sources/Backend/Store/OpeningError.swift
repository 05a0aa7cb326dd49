import GRDB

/// Why a database could not be opened. The file is as it was.
public enum OpeningError: Error, Equatable, Sendable {
  /// The file is something else, or damaged.
  case notADatabase
  /// The file is a database, and what stands in it cannot be understood.
  case damaged
  /// It is not there or has no tables, though a server was kept there.
  case missing
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
    where error.resultCode == .SQLITE_NOTADB:
      self = .notADatabase
    case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: self = .damaged
    default: self = .unavailable(reason: "\(error)")
    }
  }
}
